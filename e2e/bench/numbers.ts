/** The middle of some numbers; of an even count the mean of the middle two, of none NaN. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

/** The medians of each number that several measurements have; one that some of them lack is the median of the others. */
export function mediansOf<T extends Record<keyof T, number>>(all: readonly T[]): T {
  const names = new Set(all.flatMap((each) => Object.keys(each) as (keyof T)[]))
  const medianOf = (name: keyof T) => median(all.map((each) => each[name]).filter((value) => value !== undefined))
  return Object.fromEntries([...names].map((name) => [name, medianOf(name)])) as T
}

/** A number as a table shows it: so many digits after the point at the most. */
export function rounded(value: number, digits = 0): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
