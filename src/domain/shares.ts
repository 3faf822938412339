/** For each amount, its sum with all before it; null from the first unknown amount on, since more may be missing there. */
export function runningSums(amounts: readonly (bigint | null)[]): (bigint | null)[] {
  let sum: bigint | null = 0n
  return amounts.map((amount) => {
    sum = sum === null || amount === null ? null : sum + amount
    return sum
  })
}
