import { duration } from './duration'

/** How long a transaction was pending, from its bounds in milliseconds ("Confirmed within 2 to 12 s"); null if unknown. */
export function confirmationWords(milliseconds: readonly number[] | null): string | null {
  const bounds = (milliseconds ?? []).slice(0, 2).filter((bound) => Number.isFinite(bound))
  if (bounds.length === 0) return null
  const least = duration(Math.max(0, Math.min(...bounds)))
  const most = duration(Math.max(0, ...bounds))
  if (most === '0 ms') return 'Confirmed immediately'
  if (bounds.length === 1 || least === '0 ms' || least === most) return `Confirmed within ${most}`
  const [leastNumber, leastUnit] = least.split(' ', 2)
  const sameUnit = /^\S+ \S+$/.test(least) && most.endsWith(` ${leastUnit}`) && /^\S+ \S+$/.test(most)
  return `Confirmed within ${sameUnit ? leastNumber : least} to ${most}`
}
