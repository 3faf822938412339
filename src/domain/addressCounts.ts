/**
 * The count of an address's records, from a count and a flag: servers update the count later than the flag, and return 0 until then.
 * Null if it is unknown.
 */
export function countOf(count: bigint | null | undefined, has: boolean | null | undefined): bigint | null {
  if (count) return count
  if (has === true) return null
  return count ?? (has === false ? 0n : null)
}
