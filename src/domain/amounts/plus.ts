/** The sum of two amounts; null if either is unknown. */
export function plus(a: bigint | null, b: bigint | null): bigint | null {
  return a === null || b === null ? null : a + b
}
