/** Two look-alike addresses, and how many hex digits they share at each end. */
export interface LookAlikePair {
  readonly one: string
  readonly other: string
  readonly head: number
  readonly tail: number
}

/** Minimum of shared digits at each end: those that pages show of a shortened address. */
const end = 4
/** Digits that two addresses must share beyond chance, so that one page in a thousand has a false positive. */
const surprise = Math.log2(1000) / 4
/** Upper bound of digits that brute force can find; addresses that share more are numbered, such as system contracts. */
export const feasible = 20

/**
 * Finds different addresses that begin and end alike, with at least 4 digits at each end. The more addresses are compared, the more
 * digits must be shared, because pairs by chance grow with the square of their number. Leading and trailing zeros do not count:
 * many vanity addresses have them.
 */
export function lookAlikes(addresses: Iterable<string>): LookAlikePair[] {
  const known = new Set<string>()
  const byEnds = new Map<string, string[]>()
  for (const address of addresses) {
    const digits = address.slice(2).toLowerCase()
    if (!/^[\da-f]{40}$/.test(digits) || known.has(digits)) continue
    known.add(digits)
    const ends = digits.slice(0, end) + digits.slice(-end)
    const alike = byEnds.get(ends)
    if (alike) alike.push(digits)
    else byEnds.set(ends, [digits])
  }
  const pairs = (known.size * (known.size - 1)) / 2
  const needed = surprise + Math.log2(Math.max(pairs, 1)) / 4
  const found: LookAlikePair[] = []
  for (const alike of byEnds.values()) {
    for (const [at, one] of alike.entries()) {
      for (const other of alike.slice(at + 1)) {
        const { head, tail, counted } = commonEnds(one, other)
        if (counted >= Math.max(needed, 2 * end) && counted <= feasible)
          found.push({ one: `0x${one}`, other: `0x${other}`, head, tail })
      }
    }
  }
  return found
}

/** How many hex digits two addresses (without 0x) begin and end with alike, and how many of these count: zeros do not. */
export function commonEnds(one: string, other: string): { head: number; tail: number; counted: number } {
  const head = shared(one, other)
  const tail = shared(reversed(one), reversed(other))
  const zeros = runOfZeros(one) + runOfZeros(reversed(one))
  return { head, tail, counted: Math.max(0, head + tail - zeros) }
}

function shared(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count++
  return count
}

const reversed = (digits: string) => Array.from(digits).toReversed().join('')
const runOfZeros = (digits: string) => /^0*/.exec(digits)?.[0].length ?? 0

/** The runs of an address's digits (without 0x) that are the same at the same place of the other one, and those that are not, in order. */
export function differingRuns(address: string, other: string): { text: string; same: boolean }[] {
  const runs: { text: string; same: boolean }[] = []
  for (const [at, digit] of Array.from(address.slice(2)).entries()) {
    const same = digit.toLowerCase() === other[at + 2]?.toLowerCase()
    const last = runs.at(-1)
    if (last?.same === same) last.text += digit
    else runs.push({ text: digit, same })
  }
  return runs
}

/** The places, from 1, at which the digits of two addresses differ, as a sentence: "Digits 5 to 9 and 12 differ". */
export function differingDigits(address: string, other: string): string {
  let at = 1
  const places = differingRuns(address, other).flatMap(({ text, same }) => {
    const start = at
    at += text.length
    const stop = at - 1
    return same ? [] : [start === stop ? String(start) : `${start} to ${stop}`]
  })
  const last = places.pop()
  if (last === undefined) return 'No digits differ'
  const listed = places.length > 0 ? `${places.join(', ')} and ${last}` : last
  return places.length > 0 || last.includes(' ') ? `Digits ${listed} differ` : `Digit ${listed} differs`
}
