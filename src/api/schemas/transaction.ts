import * as z from 'zod/mini'
import { stringifyJson } from '#/api/json'
import { parseWithin } from '#/api/parseLenient'
import { isObject } from '#/domain/isObject'
import { tokenUnits, feeValue, gasPrice, l1GasPrice, paidGasPrice, partOfFee, wei } from './amounts'
import { beyondContract, namesIn, nullish, optional, withAliases, withBare, withOlderForm } from './fields'
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
  scalar,
  text,
  timestamp,
  word,
} from './scalars'
import { arbitrumTransaction, interopMessage, opWithdrawal, rollupBatch, scrollTransaction } from './rollupParts'
import { token } from './token'
import { tokenTransfer } from './tokenTransfer'

/** Why a transaction was reverted: plain text, the raw returned bytes as hex, or an error decoded by the contract's ABI. */
export type RevertReason =
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'raw'; readonly raw: string }
  | { readonly form: 'decoded'; readonly decoded: DecodedInput }

/** Contract §2.5: string; seen also null, {raw} with null, "" or hex, and the shape of decoded_input; any other JSON is a text. */
export const revertReason: z.ZodMiniType<RevertReason> = scalar('revert reason', z.string(), (raw, context) => {
  if (!isObject(raw)) return textReason(raw)
  if ('method_call' in raw || 'method_id' in raw || 'parameters' in raw) {
    const decoded = parseWithin(decodedInput, raw, context)
    return decoded && { form: 'decoded', decoded }
  }
  const { raw: bytes, ...others } = raw
  return typeof bytes === 'string' && bytes !== '' ? { form: 'raw', raw: bytes } : textReason(bytes ? raw : others)
})

function textReason(raw: unknown): RevertReason | null {
  const words = Array.isArray(raw) ? raw.map(reasonWords).filter(Boolean).join(', ') : reasonWords(raw)
  return words === '' ? null : { form: 'text', text: words }
}

/** The message of an error before its data, and anything else as JSON. */
function reasonWords(raw: unknown): string {
  if (raw === null) return ''
  if (typeof raw === 'string') return raw
  if (!isObject(raw)) return stringifyJson(raw)
  const { message, data } = raw
  if (typeof message === 'string' && message !== '')
    return typeof data === 'string' && data !== '' ? `${message}: ${data}` : message
  return Object.values(raw).every((value) => value === null || value === '') ? '' : stringifyJson(raw)
}

/** Contract §2.5, fee; `value` in wei, the most that can be spent or what was. Seen also the value only. */
const fee = withBare(z.object({ type: optional(word(['maximum', 'actual'])), value: optional(feeValue) }), 'value')

/** Contract §2.5, actions; the shape of `data` depends on `type`. */
const action = z.object({ data: optional(jsonObject), protocol: optional(text), type: optional(text) })

/** Before version 8 of the API, "address" and no status. */
const authorization = withAliases(
  z.object({
    address_hash: beyondContract(addressHash),
    authority: beyondContract(addressHash),
    chain_id: beyondContract(decimal),
    nonce: beyondContract(decimal),
    status: beyondContract(text),
  }),
  { address_hash: 'address' },
)

/** Of Celo: the token that gas was paid in, null for the native currency; `fee` and gas prices are in its base units. */
const celo = z.object({ gas_token: nullish(token) })

/** Of Stability: what an event of the chain reports as the fee, in base units of a token. */
export const stabilityFee = z.object({
  token: nullish(token),
  total_fee: nullish(tokenUnits),
  validator_fee: nullish(tokenUnits),
  validator_address: nullish(address),
  dapp_fee: nullish(tokenUnits),
  dapp_address: nullish(address),
})

/** The batches of the other rollups. */
const batches = {
  optimism: beyondContract(rollupBatch),
  op_batch: beyondContract(rollupBatch),
  zksync: beyondContract(rollupBatch),
  zkevm: beyondContract(rollupBatch),
  via: beyondContract(rollupBatch),
}

const shape = {
  timestamp: optional(timestamp),
  fee: optional(fee),
  gas_limit: optional(largeInteger),
  block_number: optional(integer),
  status: optional(word(['ok', 'error'])),
  method: optional(text),
  confirmations: optional(integer),
  type: optional(integer),
  exchange_rate: optional(fraction),
  to: optional(address),
  from: optional(address),
  created_contract: optional(address),
  transaction_burnt_fee: optional(partOfFee),
  max_fee_per_gas: optional(paidGasPrice),
  max_priority_fee_per_gas: optional(paidGasPrice),
  result: optional(text),
  hash: optional(hash),
  gas_price: optional(paidGasPrice),
  priority_fee: optional(partOfFee),
  base_fee_per_gas: optional(gasPrice),
  gas_used: optional(decimal),
  token_transfers: optional(z.array(tokenTransfer)),
  token_transfers_overflow: optional(boolean),
  transaction_types: optional(
    z.array(word(['token_transfer', 'contract_creation', 'contract_call', 'token_creation', 'coin_transfer'])),
  ),
  position: optional(integer),
  nonce: optional(integer),
  has_error_in_internal_transactions: optional(boolean),
  actions: optional(z.array(action)),
  decoded_input: optional(decodedInput),
  raw_input: optional(text),
  value: optional(wei),
  revert_reason: optional(revertReason),
  confirmation_duration: optional(z.array(number)),
  transaction_tag: optional(text),
  historic_exchange_rate: beyondContract(fraction),
  is_pending_update: beyondContract(boolean),
  authorization_list: beyondContract(z.array(authorization)),
  l1_fee: beyondContract(wei),
  l1_fee_scalar: beyondContract(fraction),
  l1_gas_price: beyondContract(l1GasPrice),
  l1_gas_used: beyondContract(decimal),
  operator_fee: beyondContract(wei),
  blob_gas_used: beyondContract(decimal),
  blob_gas_price: beyondContract(gasPrice),
  burnt_blob_fee: beyondContract(wei),
  max_fee_per_blob_gas: beyondContract(gasPrice),
  arbitrum: beyondContract(arbitrumTransaction),
  scroll: beyondContract(scrollTransaction),
  celo: beyondContract(celo),
  stability_fee: beyondContract(stabilityFee),
  op_withdrawals: beyondContract(z.array(opWithdrawal)),
  op_interop_messages: beyondContract(z.array(interopMessage)),
  // The first of them; before version 9 of the API the only one.
  op_interop: beyondContract(interopMessage),
  ...batches,
  zkevm_batch_number: beyondContract(integer),
  zkevm_status: beyondContract(text),
  zkevm_sequence_hash: beyondContract(hash),
  zkevm_verify_hash: beyondContract(hash),
}

/** Of the reward of a block, which some lists have as a row without a hash: wei, and the block's hash. */
const rewardShape = { emission_reward: beyondContract(wei), block_hash: beyondContract(hash) }

/** What servers of 2024 called some of them; of a reward the types are "types" still. */
const older = {
  block_number: 'block',
  transaction_burnt_fee: 'tx_burnt_fee',
  transaction_types: ['tx_types', 'types'],
  transaction_tag: 'tx_tag',
  has_error_in_internal_transactions: 'has_error_in_internal_txs',
}

/** Contract §2.5, Transaction; amounts and gas prices in wei, `confirmation_duration` in milliseconds. */
export const transaction = withOlderForm(withAliases(z.object({ ...shape, ...rewardShape }), older), (raw) =>
  // Of Celo, in 2024.
  'gas_token' in raw && !('celo' in raw) ? { ...raw, celo: { gas_token: raw['gas_token'] } } : null,
)

/** Objects of one kind of chain, of which servers may send more than is read. */
const groups = {
  arbitrum: arbitrumTransaction,
  scroll: scrollTransaction,
  celo,
  stability_fee: stabilityFee,
  op_withdrawals: opWithdrawal,
  op_interop_messages: interopMessage,
  op_interop: interopMessage,
  ...batches,
}

/** The names of all fields that are read, by any server's name for them; those of one kind of chain as "celo.gas_token". */
export const transactionFields: ReadonlySet<string> = new Set([
  ...Object.keys(shape).filter((name) => !(name in groups)),
  ...Object.values(older).flat(),
  'gas_token',
  ...Object.entries(groups).flatMap(([name, group]) => namesIn(group, name, [token, address])),
])

/** A transaction, in a list or in full. */
export type Transaction = z.infer<typeof transaction>

/** An EIP-7702 authorization, outside of the contract. */
export type Authorization = z.infer<typeof authorization>
