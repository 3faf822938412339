import { distance } from 'fastest-levenshtein'
import { isAddressHash } from '#/domain/hashes/hash'

/** Letters that are read or typed as a hex digit. */
const DIGIT_OF: Readonly<Record<string, string>> = {
  o: '0',
  O: '0',
  l: '1',
  I: '1',
  i: '1',
  S: '5',
  s: '5',
  Z: '2',
  z: '2',
}

/** The address or hash that a text becomes with digits in place of the letters that look like them; null if it is none. */
export function correctedHash(text: string): string | null {
  const digits = text.trim().replace(/^[0oO]x/i, '')
  if (digits.length !== 40 && digits.length !== 64) return null
  const corrected = `0x${digits.replaceAll(/[oOlIiSsZz]/g, (letter) => DIGIT_OF[letter] ?? letter)}`
  if (corrected.slice(2) === digits && /^0x/i.test(text.trim())) return null
  return isAddressHash(corrected) || /^0x[\da-f]{64}$/i.test(corrected) ? corrected.toLowerCase() : null
}

/** The start of the longest word of a text, which a search may find although the text has a typo; null if it is too short. */
export function startOfName(text: string): string | null {
  const words = text.trim().split(/[\s.]+/)
  const longest = words.reduce((long, word) => (word.length > long.length ? word : long), '')
  if (/^(?:0x.*|\d+)$/.test(longest) || longest.length < 4) return null
  return longest.slice(0, Math.max(3, Math.ceil(longest.length / 2)))
}

/** The typos that make one text of another: letters too many, missing or wrong, and neighbors swapped. */
function typosBetween(typed: string, name: string): number {
  const swapped = Array.from(
    { length: Math.max(0, typed.length - 1) },
    (_, at) => typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2),
  )
  return Math.min(distance(typed, name), ...swapped.map((text) => 1 + distance(text, name)))
}

/** The most typos of a text with so many letters: one in four. */
const maxTypos = (length: number) => Math.floor(length / 4)

/**
 * Those of some things whose name is nearly the text, the nearest first; each name once, capital letters or not. One that has exactly
 * this name is not nearly named so.
 */
export function nearest<T>(text: string, things: readonly T[], namesOf: (thing: T) => readonly (string | null)[]): T[] {
  const typed = text.trim().toLowerCase()
  const limit = maxTypos(typed.length)
  const scored = things.flatMap((thing) => {
    const typos = namesOf(thing).map((name) => (name ? typosBetween(typed, name.toLowerCase()) : Infinity))
    const fewest = Math.min(...typos)
    return fewest > 0 && fewest <= limit ? [{ thing, fewest }] : []
  })
  return scored.toSorted((a, b) => a.fewest - b.fewest).map(({ thing }) => thing)
}

/** The most digits by which a mistyped address differs from the one that was meant. */
const MAX_DIGIT_TYPOS = 4

/** Whether two addresses differ by few digits: wrong, swapped, missing or added ones. */
export function isNearAddress(one: string, other: string): boolean {
  const typos = distance(one.toLowerCase(), other.toLowerCase())
  return typos > 0 && typos <= MAX_DIGIT_TYPOS
}
