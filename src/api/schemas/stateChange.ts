import * as z from 'zod/mini'
import { nullish } from './fields'
import { address } from './address'
import { boolean, decimal, word } from './scalars'
import { token } from './token'

/** Served at …/state-changes, outside of the contract: what a transaction changed, in wei or base units. */
export const stateChange = z.object({
  address: nullish(address),
  balance_after: nullish(decimal),
  balance_before: nullish(decimal),
  // A decimal string; NFT rows of older servers send an array of moves instead, which stays in the raw row.
  change: nullish(decimal),
  is_miner: nullish(boolean),
  token: nullish(token),
  token_id: nullish(decimal),
  type: nullish(word(['coin', 'token'])),
})

/** A balance that a transaction changed. */
export type StateChange = z.infer<typeof stateChange>
