import { splitSum } from './feeSplit'
import { sameHash, shortHash } from '#/domain/hashes/hash'
import type { Open } from '#/domain/open'
import type { Currency } from '#/domain/amounts/currency'

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
  /** EIP-2718. */
  readonly type: number | null
  readonly gas_limit: bigint | null
  readonly gas_used: bigint | null
  readonly gas_price: bigint | null
  readonly max_fee_per_gas: bigint | null
  readonly transaction_burnt_fee: bigint | null
  readonly priority_fee: bigint | null
  readonly l1_fee: bigint | null
  readonly operator_fee: bigint | null
  readonly blob_gas_used: bigint | null
  readonly blob_gas_price: bigint | null
  readonly burnt_blob_fee: bigint | null
  readonly max_fee_per_blob_gas: bigint | null
  /** What the chain's own rollup stack says of the fee. */
  readonly arbitrum: { readonly poster_fee: bigint | null; readonly network_fee: bigint | null } | null
  readonly scroll: { readonly l1_fee: bigint | null } | null
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
  /** Where a token is described that the fee names by its address only. */
  readonly token_transfers?: readonly { readonly token: FeeTokenRecord | null }[] | null
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
  readonly name: 'burnt' | 'tip' | 'l1' | 'operator' | 'network' | 'blob' | 'validator' | 'dapp' | 'rest'
  readonly amount: bigint
}

/** What a transaction cost; amounts in base units of the asset. */
export interface Fee {
  readonly asset: FeeAsset
  /** Null if unknown. */
  readonly total: bigint | null
  /** Whether the total is an upper bound, as it is for pending transactions. */
  readonly maximum: boolean
  /** Paid for blobs (EIP-4844), and part of the total; null if there are none. */
  readonly blob: bigint | null
  /** Whether the transaction has blobs whose fee is unknown, so that the total is a lower bound. */
  readonly lacksBlobFee: boolean
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
  const ofGas = { maximum: fee?.type === 'maximum', blob: null, lacksBlobFee: false }
  if (reported?.token) {
    const { total_fee: total, validator_fee, dapp_fee } = reported
    const token = inTransfers(reported.token, transaction.token_transfers)
    const parts = [
      { name: 'validator', amount: validator_fee },
      { name: 'dapp', amount: dapp_fee },
    ] as const
    return { ...ofGas, asset: tokenAsset(token), total, maximum: false, ...splitSum(total, parts), savings: null }
  }
  const savings = ofGas.maximum ? null : savingsOf(transaction)
  const token = gasToken(transaction)
  if (token) {
    // Base fee, burnt fee and priority fee are computed by the block's base fee, which is not in the token.
    const total = fee?.value ?? null
    return { ...ofGas, asset: tokenAsset(token), total, ...splitSum(total, []), savings }
  }
  const blob = blobFee(transaction, ofGas.maximum)
  const total = withBlobFee(transaction, blob)
  const parts = ofGas.maximum ? [] : gasParts(transaction)
  return {
    ...ofGas,
    asset: nativeAsset(transaction, currency),
    total,
    blob,
    lacksBlobFee: transaction.type === BLOB_TYPE && blob === null,
    ...splitSum(total, [...parts, { name: 'blob', amount: blob } as const]),
    savings,
  }
}

/** The EIP-2718 type of transactions with blobs (EIP-4844). */
const BLOB_TYPE = 3

/** What blobs cost, or the most that they can. */
function blobFee(transaction: FeeRecord, maximum: boolean): bigint | null {
  const { blob_gas_used: used, blob_gas_price: price, burnt_blob_fee: burnt, max_fee_per_blob_gas: max } = transaction
  const perGas = maximum ? max : price
  const product = used === null || perGas === null ? null : used * perGas
  const fee = maximum ? product : (burnt ?? product)
  return fee !== null && fee >= 0n ? fee : null
}

/** The reported fee with that of blobs, which Blockscout leaves out of it; unchanged where the server has added it already. */
function withBlobFee(transaction: FeeRecord, blob: bigint | null): bigint | null {
  const { fee, gas_used, gas_limit, gas_price } = transaction
  const value = fee?.value ?? null
  if (value === null || blob === null) return value
  const gas = gas_used ?? gas_limit
  const execution = gas === null || gas_price === null ? null : gas * gas_price
  return execution !== null && value === execution + blob ? value : value + blob
}

/** The token that gas was paid in, by a transfer of it where only its address is reported; null for the native currency. */
export function gasToken({
  celo,
  token_transfers,
}: Pick<FeeRecord, 'celo' | 'token_transfers'>): FeeTokenRecord | null {
  const token = celo?.gas_token ?? null
  return token && inTransfers(token, token_transfers)
}

function inTransfers(token: FeeTokenRecord, transfers: FeeRecord['token_transfers']): FeeTokenRecord {
  if (token.decimals !== null) return token
  const moved = transfers?.find((transfer) => sameHash(transfer.token?.address_hash, token.address_hash))
  return moved?.token ?? token
}

/** The parts of the reported fee, which has L1 and operator fees of rollups in it. */
function gasParts({ transaction_burnt_fee, priority_fee, l1_fee, operator_fee, arbitrum, scroll }: FeeRecord) {
  // Arbitrum burns no base fee, whatever is computed for it: the network gets what the poster does not.
  const isArbitrum = arbitrum !== null && (arbitrum.poster_fee !== null || arbitrum.network_fee !== null)
  return [
    { name: 'burnt', amount: isArbitrum ? null : transaction_burnt_fee },
    { name: 'tip', amount: isArbitrum ? null : priority_fee },
    { name: 'l1', amount: l1_fee ?? scroll?.l1_fee ?? arbitrum?.poster_fee ?? null },
    { name: 'operator', amount: operator_fee },
    { name: 'network', amount: arbitrum?.network_fee ?? null },
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
