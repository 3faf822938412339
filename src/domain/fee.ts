import { splitSum } from './feeSplit'
import { shortHash } from './hash'
import type { Open } from './open'
import type { Currency } from './transactionRecords'

/** The token that a fee was paid in; its texts are untrusted. */
export interface FeeTokenRecord {
  readonly address_hash: string | null
  readonly symbol: string | null
  readonly name: string | null
  readonly decimals: number | null
  readonly type: Open<string> | null
  readonly exchange_rate: string | null
  readonly reputation: Open<string> | null
}

/** The fields of a transaction that say what it cost; in base units of the native currency, but for fees paid in a token. */
export interface FeeRecord {
  readonly fee: { readonly type: Open<string> | null; readonly value: bigint | null } | null
  readonly gas_used: bigint | null
  readonly gas_price: bigint | null
  readonly max_fee_per_gas: bigint | null
  readonly transaction_burnt_fee: bigint | null
  readonly priority_fee: bigint | null
  readonly l1_fee: bigint | null
  readonly exchange_rate: string | null
  readonly historic_exchange_rate: string | null
  /** Of Celo: the token that gas is priced and paid in; null for the native currency. */
  readonly celo: { readonly gas_token: FeeTokenRecord | null } | null
  /** Of Stability, where gas has no price and an event reports the fee. */
  readonly stability_fee: {
    readonly token: FeeTokenRecord | null
    readonly total_fee: bigint | null
    readonly validator_fee: bigint | null
    readonly dapp_fee: bigint | null
  } | null
}

/** What a fee was paid in. */
export interface FeeAsset {
  /** Null for the native currency. */
  readonly token: FeeTokenRecord | null
  /** What an amount is followed by: a symbol, or "base units of" one; untrusted text if it is of a token. */
  readonly unit: string
  readonly decimals: number
  /** USD per whole unit, today and at the time; null if unknown. */
  readonly rate: string | null
  readonly rateThen: string | null
}

/** One part of a fee, in base units of its asset; `rest` is what no other field explains. */
export interface FeePart {
  readonly name: 'burnt' | 'tip' | 'l1' | 'validator' | 'dapp' | 'rest'
  readonly amount: bigint
}

/** What a transaction cost; amounts in base units of the asset. */
export interface Fee {
  readonly asset: FeeAsset
  /** Null if unknown. */
  readonly total: bigint | null
  /** Whether the total is an upper bound, as it is for pending transactions. */
  readonly maximum: boolean
  /** They sum to the total if that is known; zero parts are left out. */
  readonly parts: readonly FeePart[]
  /** Whether the named parts exceed the total, so that they cannot be trusted. */
  readonly contradictory: boolean
  /** (Max fee per gas − gas price) × gas used; null if unknown. */
  readonly savings: bigint | null
}

/** What a transaction cost, in the asset that it was paid in, and the parts of it, exactly. */
export function feeOf(transaction: FeeRecord, currency: Currency): Fee {
  const { fee, stability_fee: reported } = transaction
  if (reported?.token) {
    const { token, total_fee: total, validator_fee, dapp_fee } = reported
    const parts = [
      { name: 'validator', amount: validator_fee },
      { name: 'dapp', amount: dapp_fee },
    ] as const
    return { asset: tokenAsset(token), total, maximum: false, ...splitSum(total, parts), savings: null }
  }
  const total = fee?.value ?? null
  const maximum = fee?.type === 'maximum'
  const token = gasToken(transaction)
  const asset = token ? tokenAsset(token) : nativeAsset(transaction, currency)
  if (maximum) {
    return { asset, total, maximum, ...splitSum(total, []), savings: null }
  }
  // Base fee, burnt fee and priority fee are computed by the block's base fee, which is not in the token.
  const parts = token ? [] : partsOf(transaction)
  return { asset, total, maximum, ...splitSum(total, parts), savings: savingsOf(transaction) }
}

/** The token that gas was paid in; null for the native currency. */
export function gasToken({ celo }: Pick<FeeRecord, 'celo'>): FeeTokenRecord | null {
  return celo?.gas_token ?? null
}

function partsOf({ transaction_burnt_fee, priority_fee, l1_fee }: FeeRecord) {
  return [
    { name: 'burnt', amount: transaction_burnt_fee },
    { name: 'tip', amount: priority_fee },
    { name: 'l1', amount: l1_fee },
  ] as const
}

/** In the asset of the fee, as both prices are. */
function savingsOf({ gas_used: used, gas_price: price, max_fee_per_gas: max }: FeeRecord): bigint | null {
  const savings = used !== null && price !== null && max !== null ? (max - price) * used : null
  return savings !== null && savings >= 0n ? savings : null
}

function nativeAsset({ exchange_rate, historic_exchange_rate }: FeeRecord, { symbol, decimals }: Currency): FeeAsset {
  return { token: null, unit: symbol, decimals, rate: exchange_rate, rateThen: historic_exchange_rate }
}

function tokenAsset(token: FeeTokenRecord): FeeAsset {
  const { symbol, name, address_hash: hash, decimals, exchange_rate, reputation } = token
  const word = symbol || name || (hash === null ? 'an unknown token' : shortHash(hash))
  const unit = decimals === null ? `base units of ${word}` : word
  // The price of a scam token is part of the scam; without decimals the amount is unknown.
  const rate = decimals === null || reputation === 'scam' ? null : exchange_rate
  return { token, unit, decimals: decimals ?? 0, rate, rateThen: null }
}
