import * as z from 'zod/mini'
import { freeText, oneOf, someOf } from '#/api/resource'
import { wei } from './amounts'
import { beyondContract, nullish, optional } from './fields'
import { address } from './address'
import { hash, integer, jsonObject, text, timestamp, word } from './scalars'
import { token } from './token'
import { transferTotal } from './tokenTransfer'

/** Served at /advanced-filters, outside of the contract: what moved once, be it a transaction, a call inside of one or a token. */
export const advancedTransfer = z.object({
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
  value: nullish(wei),
  total: nullish(transferTotal),
  token: nullish(token),
  timestamp: optional(timestamp),
  block_number: optional(integer),
  transaction_index: optional(integer),
  internal_transaction_index: nullish(integer),
  token_transfer_index: nullish(integer),
  token_transfer_batch_index: nullish(integer),
  fee: beyondContract(wei),
})

/** Served at /advanced-filters/methods: a method by its selector. */
export const movementMethod = z.object({ method_id: optional(text), name: optional(text) })

/** What a response says of the methods and tokens that it was filtered by: names by selector, tokens by address. */
export const movementNames = z.object({
  search_params: optional(z.object({ methods: nullish(jsonObject), tokens: nullish(jsonObject) })),
})

/**
 * What movements are filtered by: lists of selectors and addresses with commas between them, 'native' for the native currency;
 * amounts in units of the currency or token; and whether one of sender and recipient is enough.
 */
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
  methods: freeText,
  from_address_hashes_to_include: freeText,
  from_address_hashes_to_exclude: freeText,
  to_address_hashes_to_include: freeText,
  to_address_hashes_to_exclude: freeText,
  address_relation: oneOf('and', 'or'),
  token_contract_address_hashes_to_include: freeText,
  token_contract_address_hashes_to_exclude: freeText,
  amount_from: freeText,
  amount_to: freeText,
  age_from: freeText,
  age_to: freeText,
} as const

/** One movement of coins or tokens between two addresses. */
export type AdvancedTransfer = z.infer<typeof advancedTransfer>
