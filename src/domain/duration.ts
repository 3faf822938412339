import { EVERY_DIGIT, numberFormat } from './numberFormat'
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
