/** What a pending transaction offers per gas, against what blocks take; amounts in wei. */
export interface PendingFee {
  /** The most that it pays per gas. */
  readonly offered: bigint
  readonly baseFee: bigint
  /** 'below' the base fee, no block can include it; 'equal' leaves nothing to the validator. */
  readonly relation: 'below' | 'equal' | 'above'
}

interface FeeCaps {
  readonly max_fee_per_gas: bigint | null
  readonly gas_price: bigint | null
}

/** Compares the cap of a transaction with the base fee of a block; null if one of them is unknown. */
export function pendingFee({ max_fee_per_gas, gas_price }: FeeCaps, baseFee: bigint | null): PendingFee | null {
  const offered = max_fee_per_gas ?? gas_price
  if (offered === null || baseFee === null) return null
  return { offered, baseFee, relation: offered < baseFee ? 'below' : offered === baseFee ? 'equal' : 'above' }
}

/** By how much nodes want a replacement to raise both caps: 10% and more, here an eighth. */
const RAISE = { numerator: 9n, denominator: 8n }

function raised(wei: bigint): bigint {
  return (wei * RAISE.numerator) / RAISE.denominator + 1n
}

function atLeast(wei: bigint, other: bigint): bigint {
  return wei > other ? wei : other
}

/** The caps of a transaction that replaces another: raised as nodes demand, and enough for twice the base fee where that is known. */
export function replacementCaps(
  caps: FeeCaps & { readonly max_priority_fee_per_gas: bigint | null },
  baseFee: bigint | null,
): { readonly gasPrice: bigint } | { readonly maxFee: bigint; readonly maxPriorityFee: bigint } | null {
  const { max_fee_per_gas: max, max_priority_fee_per_gas: priority, gas_price } = caps
  if (max !== null && priority !== null) {
    const maxPriorityFee = raised(priority)
    return { maxFee: atLeast(raised(max), 2n * (baseFee ?? 0n) + maxPriorityFee), maxPriorityFee }
  }
  return gas_price === null ? null : { gasPrice: atLeast(raised(gas_price), 2n * (baseFee ?? 0n)) }
}
