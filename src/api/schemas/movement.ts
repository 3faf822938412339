import * as z from 'zod/mini'
import { freeText, oneOf, someOf } from '#/api/resource'
import { beyondContract, nullish, optional } from './fields'
import { address } from './address'
import { decimal, hash, integer, text, timestamp, word } from './scalars'
import { token } from './token'
import { transferTotal } from './tokenTransfer'

/** Served at /advanced-filters, outside of the contract: what moved once, be it a transaction, a call inside of one or a token. */
export const movement = z.object({
  hash: optional(hash),
  type: optional(
    word([
      'coin_transfer',
      'contract_interaction',
      'contract_creation',
      'ERC-20',
      'ERC-721',
      'ERC-1155',
      'ERC-404',
      'ERC-7984',
    ]),
  ),
  /** How the transaction ended: 'success', 'pending', 'awaiting_internal_transactions', or why it failed. */
  status: optional(text),
  method: nullish(text),
  from: nullish(address),
  to: nullish(address),
  created_contract: nullish(address),
  value: nullish(decimal),
  total: nullish(transferTotal),
  token: nullish(token),
  timestamp: optional(timestamp),
  block_number: optional(integer),
  transaction_index: optional(integer),
  internal_transaction_index: nullish(integer),
  token_transfer_index: nullish(integer),
  token_transfer_batch_index: nullish(integer),
  fee: beyondContract(decimal),
})

/** What movements are chosen by: lists of addresses with commas between them, and whether one of the two ends is enough. */
export const movementFilters = {
  transaction_types: someOf(
    'COIN_TRANSFER',
    'CONTRACT_INTERACTION',
    'CONTRACT_CREATION',
    'ERC-20',
    'ERC-404',
    'ERC-721',
    'ERC-1155',
    'ERC-7984',
  ),
  from_address_hashes_to_include: freeText,
  to_address_hashes_to_include: freeText,
  address_relation: oneOf('and', 'or'),
  token_contract_address_hashes_to_include: freeText,
} as const

/** One movement of coins or tokens between two addresses. */
export type Movement = z.infer<typeof movement>
