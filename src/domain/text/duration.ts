import { EVERY_DIGIT, numberFormat } from '#/domain/amounts/numberFormat'
import { UNITS } from './time'

const counted = (count: number, unit: string) => `${numberFormat(undefined, EVERY_DIGIT)(count)} ${unit}`

/** A length of time in milliseconds as its two largest units, truncated ("850 ms", "12.1 s", "2 min 5 s", "1 d 3 h"); not a number is "unknown". */
export function duration(ms: number): string {
  if (!Number.isFinite(ms)) return 'unknown'
  if (ms < 0) return `-${duration(-ms)}`
  if (ms < 60_000) return ms < 1000 ? counted(Math.floor(ms), 'ms') : counted(Math.floor(ms / 100) / 10, 's')
  for (const [place, [unit, name]] of UNITS.entries()) {
    if (ms < unit) continue
    const [smaller, smallerName] = UNITS[place + 1] ?? [1000, 's']
    const rest = Math.floor((ms % unit) / smaller)
    return counted(Math.floor(ms / unit), name) + (rest > 0 ? ` ${counted(rest, smallerName)}` : '')
  }
  return 'unknown'
}

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
