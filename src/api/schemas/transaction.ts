import { array, beyondContract, maybe, object, scalar, withAliases, type Read, type Scalar } from '#/api/form'
import { isObject, readAt } from '#/api/reader'
import { address } from './address'
import { decodedInput, type DecodedInput } from './decodedInput'
import {
  addressHash,
  boolean,
  decimal,
  fraction,
  hash,
  integer,
  jsonObject,
  largeInteger,
  number,
  text,
  timestamp,
  word,
} from './scalars'
import { tokenTransfer } from './tokenTransfer'

/** Why a transaction was reverted: plain text, the raw returned bytes as hex, or an error decoded by the contract's ABI. */
export type RevertReason =
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'raw'; readonly raw: string }
  | { readonly form: 'decoded'; readonly decoded: DecodedInput }

/** Contract §2.5: string; seen also null, {raw} with null, "" or hex, and the shape of decoded_input. */
export const revertReason: Scalar<RevertReason> = scalar('revert reason', 'string', (raw, place) => {
  if (typeof raw === 'string') return raw === '' ? null : { form: 'text', text: raw }
  if (!isObject(raw)) return undefined
  if ('method_call' in raw || 'method_id' in raw || 'parameters' in raw) {
    const decoded = readAt(decodedInput, raw, place)
    return decoded === null ? undefined : { form: 'decoded', decoded }
  }
  const bytes = raw['raw'] ?? ''
  if (bytes === '') return null
  return typeof bytes === 'string' ? { form: 'raw', raw: bytes } : undefined
})

/** Contract §2.5, fee; `value` in wei, the most that can be spent or what was. */
const fee = object({ type: maybe(word(['maximum', 'actual'])), value: maybe(decimal) })

/** Contract §2.5, actions; the shape of `data` depends on `type`. */
const action = object({ data: maybe(jsonObject), protocol: maybe(text), type: maybe(text) })

/** An EIP-7702 authorization, outside of the contract. */
const authorization = object({
  address_hash: beyondContract(addressHash),
  authority: beyondContract(addressHash),
  chain_id: beyondContract(decimal),
  nonce: beyondContract(decimal),
  status: beyondContract(text),
})

const shape = {
  timestamp: maybe(timestamp),
  fee: maybe(fee),
  gas_limit: maybe(largeInteger),
  block_number: maybe(integer),
  status: maybe(word(['ok', 'error'])),
  method: maybe(text),
  confirmations: maybe(integer),
  type: maybe(integer),
  exchange_rate: maybe(fraction),
  to: maybe(address),
  from: maybe(address),
  created_contract: maybe(address),
  transaction_burnt_fee: maybe(decimal),
  max_fee_per_gas: maybe(decimal),
  max_priority_fee_per_gas: maybe(decimal),
  result: maybe(text),
  hash: maybe(hash),
  gas_price: maybe(decimal),
  priority_fee: maybe(decimal),
  base_fee_per_gas: maybe(decimal),
  gas_used: maybe(decimal),
  token_transfers: maybe(array(tokenTransfer)),
  token_transfers_overflow: maybe(boolean),
  transaction_types: maybe(
    array(word(['token_transfer', 'contract_creation', 'contract_call', 'token_creation', 'coin_transfer'])),
  ),
  position: maybe(integer),
  nonce: maybe(integer),
  has_error_in_internal_transactions: maybe(boolean),
  actions: maybe(array(action)),
  decoded_input: maybe(decodedInput),
  raw_input: maybe(text),
  value: maybe(decimal),
  revert_reason: maybe(revertReason),
  confirmation_duration: maybe(array(number)),
  transaction_tag: maybe(text),
  historic_exchange_rate: beyondContract(fraction),
  is_pending_update: beyondContract(boolean),
  authorization_list: beyondContract(array(authorization)),
  l1_fee: beyondContract(decimal),
  l1_fee_scalar: beyondContract(fraction),
  l1_gas_price: beyondContract(decimal),
  l1_gas_used: beyondContract(decimal),
}

/** What servers of 2024 called some of them. */
const older = {
  block_number: 'block',
  transaction_burnt_fee: 'tx_burnt_fee',
  transaction_types: 'tx_types',
  transaction_tag: 'tx_tag',
  has_error_in_internal_transactions: 'has_error_in_internal_txs',
}

/** Contract §2.5, Transaction; amounts and gas prices in wei, `confirmation_duration` in milliseconds. */
export const transaction = withAliases(object(shape), older)

/** The names of all fields that are read, by any server's name for them. */
export const transactionFields: ReadonlySet<string> = new Set([...Object.keys(shape), ...Object.values(older)])

/** A transaction, in a list or in full. */
export interface Transaction extends Read<typeof transaction> {}
