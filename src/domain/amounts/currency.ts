/** What a chain's native currency is called, and how many base units one of it has, as a power of ten. */
export interface Currency {
  readonly symbol: string
  readonly decimals: number
}
