/** A kind of transaction, and the gas that it usually takes. */
export interface UsualCall {
  readonly label: string
  readonly gas: bigint
}

/** Transactions that people compare the price of gas by. A payment takes this gas, except on rollups that count data for L1 as gas; the others depend on the contract. */
export const USUAL_CALLS: readonly UsualCall[] = [
  { label: 'Payment', gas: 21_000n },
  { label: 'Token transfer', gas: 65_000n },
  { label: 'Swap', gas: 180_000n },
]

const WEI_PER_GWEI = 1e9

/** A price in Gwei, as servers send it, in wei; null if it is unknown or no price. */
export function weiOfGwei(gwei: number | null): bigint | null {
  const wei = gwei === null ? Number.NaN : Math.round(gwei * WEI_PER_GWEI)
  return Number.isFinite(wei) && wei >= 0 ? BigInt(wei) : null
}
