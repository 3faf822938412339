import { isOther, type Open } from '#/domain/open'

/** The fields of an address that summaries use; in all records here, null is unknown. */
export interface AddressRecord {
  readonly hash: string | null
  readonly name: string | null
  readonly ens_domain_name: string | null
  readonly is_contract: boolean | null
}

/** The fields of a token that summaries use. */
export interface TokenRecord {
  readonly address_hash: string | null
  readonly name: string | null
  readonly symbol: string | null
  readonly decimals: number | null
  readonly type: Open<string> | null
  readonly ui_multiplier?: bigint | null | undefined
  /** Base units. */
  readonly total_supply?: bigint | null
}

/** The fields of a token transfer that summaries use. */
export interface TransferRecord {
  readonly from: AddressRecord | null
  readonly to: AddressRecord | null
  readonly token: TokenRecord | null
  readonly type: string | null
  readonly total: {
    readonly decimals: number | null
    readonly value: bigint | null
    readonly token_id: bigint | null
    readonly ui_multiplier?: bigint | null | undefined
  } | null
  /** ERC-8056: the multiplier at the time, in 10⁻¹⁸; null for the token's. */
  readonly ui_multiplier?: bigint | null | undefined
}

/** A decoded parameter's value: text, or a tuple or array of such values. */
export type ParameterValue = string | readonly ParameterValue[]

/** The fields of a decoded parameter that summaries use. */
export interface ParameterRecord {
  readonly name: string | null
  readonly type: string | null
  readonly value: ParameterValue | null
}

/** The fields of decoded input data, or of a decoded error. */
export interface DecodedRecord {
  readonly method_call: string | null
  readonly method_id: string | null
  readonly parameters: readonly ParameterRecord[] | null
}

/** A revert reason. */
export type RevertRecord =
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'raw'; readonly raw: string }
  | { readonly form: 'decoded'; readonly decoded: DecodedRecord }

/** A protocol action in a transaction. */
export interface ActionRecord {
  readonly type: string | null
  readonly data: Readonly<Record<string, unknown>> | null
}

/** The fields of an internal transaction that summaries use. */
export interface CallRecord {
  readonly index: number | null
  readonly type: string | null
  readonly from: AddressRecord | null
  readonly to: AddressRecord | null
  readonly created_contract: AddressRecord | null
  readonly value: bigint | null
  readonly gas_limit: bigint | null
  readonly success: boolean | null
  readonly error: string | null
}

/** The fields of one step of a raw trace that summaries use. */
export interface TraceRecord {
  readonly action: {
    readonly callType: string | null
    readonly from: string | null
    readonly to: string | null
    readonly gas: bigint | null
    readonly value: bigint | null
  } | null
  readonly result: { readonly address: string | null } | null
  readonly error: string | null
  readonly traceAddress: readonly number[] | null
  readonly type: string | null
}

/** The fields of a transaction that its summary uses. */
export interface TransactionRecord {
  /** The number of its type (EIP-2718). */
  readonly type?: number | null
  readonly from: AddressRecord | null
  readonly to: AddressRecord | null
  readonly created_contract: AddressRecord | null
  readonly value: bigint | null
  readonly status: Open<string> | null
  readonly result: string | null
  readonly block_number: number | null
  readonly method: string | null
  readonly raw_input: string | null
  readonly decoded_input: DecodedRecord | null
  readonly revert_reason: RevertRecord | null
  readonly transaction_types: readonly Open<string>[] | null
  readonly token_transfers: readonly TransferRecord[] | null
  readonly token_transfers_overflow: boolean | null
  readonly actions: readonly ActionRecord[] | null
}

/** Tokens are minted from and burnt to this address. */
export const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'

/** Whether a transfer is of NFTs, which are counted; an ERC-404 can be transferred as either. */
export function isNftTransfer({ total, token }: TransferRecord): boolean {
  return (total !== null && total.token_id !== null) || token?.type === 'ERC-721'
}

/** Calls that move the native currency; a delegatecall reports the value of its caller. */
const MOVES_VALUE = /^(?:call|create2?|selfdestruct|suicide)$/i

/** Whether the value of an internal transaction is moved by it, not by the transaction itself. One of an unknown type counts. */
export function isValueCall({ index, type }: { readonly index: number | null; readonly type: string | null }): boolean {
  // Index 0 is the transaction's own call, which some servers list too.
  return index !== 0 && (type === null || MOVES_VALUE.test(type))
}

/** Whether a token's units are counted one by one: NFTs have ids, and no fractions or price of their own. */
export function isCounted(type: Open<string> | null): boolean {
  return type === 'ERC-721' || type === 'ERC-1155'
}

/** Whether a token has the calls and events of ERC-20, also with scaled amounts (ERC-8056). */
export function isErc20(type: Open<string> | null): boolean {
  return type === 'ERC-20' || isStandard(type, /^ERC-8056$/i)
}

/** Whether a token can have instances with ids; one of a standard that is not known here may. */
export function hasInstances(type: Open<string> | null): boolean {
  return !isErc20(type) && !isConfidential(type)
}

/** Whether the amounts of a token are encrypted on chain (ERC-7984). */
export function isConfidential(type: Open<string> | null): boolean {
  return isStandard(type, /^ERC-7984$/i)
}

function isStandard(type: Open<string> | null, name: RegExp): boolean {
  return type !== null && isOther(type) && name.test(type.other)
}
