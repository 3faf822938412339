/** The median; NaN without numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

/** The median of each number over several measurements, without those that lack it. */
export function mediansOf<T extends Record<keyof T, number>>(all: readonly T[]): T {
  const names = new Set(all.flatMap((each) => Object.keys(each) as (keyof T)[]))
  const medianOf = (name: keyof T) => median(all.map((each) => each[name]).filter((value) => value !== undefined))
  return Object.fromEntries([...names].map((name) => [name, medianOf(name)])) as T
}

/** Rounds to at most `digits` decimals, for tables. */
export function rounded(value: number, digits = 0): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
