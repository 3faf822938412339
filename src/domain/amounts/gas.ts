import type { Currency } from '#/domain/amounts/currency'
import { type AmountOptions, shortAmount } from './amount'

/** The fields of a block that determine the base fee of the next one; null is unknown. */
export interface FeeBlock {
  readonly height: number | null
  /** Wei per gas. */
  readonly base_fee_per_gas: bigint | null
  readonly gas_used: bigint | null
  readonly gas_limit: bigint | null
}

/** The gas target is this part of the gas limit (EIP-1559). */
const ELASTICITY = 2n
/** The base fee changes by at most this part from one block to the next (EIP-1559). */
const MAX_CHANGE = 8n

/** The base fee of the block after this one, wei per gas, by EIP-1559 with the parameters of Ethereum; null if a field is unknown. */
export function nextBaseFee({ base_fee_per_gas: fee, gas_used: used, gas_limit: limit }: FeeBlock): bigint | null {
  if (fee === null || used === null || limit === null) return null
  const target = limit / ELASTICITY
  if (target === 0n || used === target) return fee
  if (used < target) return fee - (fee * (target - used)) / target / MAX_CHANGE
  const rise = (fee * (used - target)) / target / MAX_CHANGE
  return fee + (rise > 0n ? rise : 1n)
}

/**
 * The base fee of the block after the newest of some blocks, newest first; null unless it can be computed and the same rule gave the
 * base fee of each of them that follows another: many chains have parameters of their own.
 */
export function predictedBaseFee(blocks: readonly FeeBlock[]): bigint | null {
  const pairs = blocks.flatMap((block, index) => {
    const parent = blocks[index + 1]
    return parent && block.height !== null && parent.height === block.height - 1 ? [[parent, block] as const] : []
  })
  const [newest] = blocks
  if (!newest || pairs.length === 0) return null
  return pairs.every(([parent, block]) => nextBaseFee(parent) === block.base_fee_per_gas) ? nextBaseFee(newest) : null
}

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

/** The unit of gas prices in base units of a currency: Gwei, or the currency itself where its decimals are not those of ether. */
export const gasPriceUnit = ({ symbol, decimals }: Currency): Currency =>
  decimals === 18 ? { symbol: 'Gwei', decimals: 9 } : { symbol, decimals }

/** A gas price given in base units of a currency, with its unit, to 6 significant digits and down to one base unit ("12.3456 Gwei"). */
export function gasPriceText(price: bigint, currency: Currency, options: AmountOptions = {}): string {
  const { symbol, decimals } = gasPriceUnit(currency)
  return `${shortAmount(price, decimals, { fractionDigits: decimals, ...options })} ${symbol}`
}

/** A price in Gwei, as servers send it, in wei; null if it is unknown or no price. */
export function weiOfGwei(gwei: number | null): bigint | null {
  const wei = gwei === null ? Number.NaN : Math.round(gwei * WEI_PER_GWEI)
  return Number.isFinite(wei) && wei >= 0 ? BigInt(wei) : null
}

/** The fields of a rollup's transaction that say what it paid for its data on L1. */
export interface L1Payment {
  /** Wei. */
  readonly l1_fee: bigint | null
  /** Wei per gas. */
  readonly l1_gas_price: bigint | null
}

/** What transactions of a rollup pay for L1. */
export interface L1Cost {
  /** The median fee, wei. */
  readonly fee: bigint
  /** The price per gas of the latest transaction, wei; null if unknown. */
  readonly gasPrice: bigint | null
}

/** What some transactions, the latest first, paid for L1; null if none did. Deposits, which pay nothing there, do not count. */
export function l1CostOf(transactions: readonly L1Payment[]): L1Cost | null {
  const paid = transactions.filter(({ l1_fee }) => l1_fee !== null && l1_fee > 0n)
  const fees = paid.flatMap(({ l1_fee }) => l1_fee ?? []).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const fee = fees[(fees.length - 1) >> 1]
  return fee === undefined ? null : { fee, gasPrice: paid[0]?.l1_gas_price ?? null }
}
