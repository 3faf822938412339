import { maybeNull, object, type Read } from '#/api/form'
import { address } from './address'
import { boolean, decimal, word } from './scalars'
import { token } from './token'

/** Served at …/state-changes, outside of the contract: what a transaction changed, in wei or base units. */
export const stateChange = object({
  address: maybeNull(address),
  balance_after: maybeNull(decimal),
  balance_before: maybeNull(decimal),
  // A decimal string; NFT rows of older servers send an array of moves instead, which stays in the raw row.
  change: maybeNull(decimal),
  is_miner: maybeNull(boolean),
  token: maybeNull(token),
  token_id: maybeNull(decimal),
  type: maybeNull(word(['coin', 'token'])),
})

/** A balance that a transaction changed. */
export interface StateChange extends Read<typeof stateChange> {}
