/**
 * How many of something an address has, from a count and from a flag that says whether there is any: servers count long after
 * they know, and say 0 until then. Null where nobody knows.
 */
export function countOf(count: bigint | null | undefined, has: boolean | null | undefined): bigint | null {
  if (count) return count
  if (has === true) return null
  return count ?? (has === false ? 0n : null)
}
