/** A unit of amounts: an integer is so many of its smallest parts. */
export interface Unit {
  readonly name: string
  readonly decimals: number
}

/** Smaller integers are counts, not amounts. */
const LEAST_AMOUNT_BITS = 64

/** The units that a value of a type may have, for input and display; none for types other than large integers. */
export function unitsOf(type: string, token: Unit | null): readonly Unit[] {
  const bits = /^u?int(\d{0,3})$/.exec(type)?.[1]
  if (bits === undefined || Number(bits || 256) < LEAST_AMOUNT_BITS) return []
  const ether = [
    { name: 'Gwei', decimals: 9 },
    { name: 'Ether', decimals: 18 },
  ]
  return token && token.decimals > 0 ? [...ether, token] : ether
}
