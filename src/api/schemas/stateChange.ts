import * as z from 'zod/mini'
import { eachTotal } from '#/api/eachTotal'
import { parseWithin } from '#/api/parseLenient'
import { isObject } from '#/domain/isObject'
import type { NftMove } from '#/domain/tokens/nftMove'
import { changedAmount, inUnit } from './amounts'
import { beyondContract, nullish, optional } from './fields'
import { address } from './address'
import { boolean, decimal, scalar, word } from './scalars'
import { token } from './token'

const nftMove = z.object({
  direction: optional(word(['to', 'from'])),
  total: optional(z.object({ token_id: optional(decimal), value: beyondContract(decimal) })),
})

/** A decimal string; seen also a list of the NFTs that moved, without balances. */
const change: z.ZodMiniType<bigint | readonly NftMove[]> = scalar('decimal string', decimal, (raw, context) => {
  const moves = Array.isArray(raw) ? (raw as unknown[]) : isObject(raw) ? [raw] : null
  return moves === null
    ? parseWithin(decimal, raw, context)
    : parseWithin(z.array(nftMove), moves.flatMap(eachTotal), context)
})

/** Served at …/state-changes, outside of the contract: what a transaction changed, in wei or base units. */
export const stateChange = z.object({
  address: nullish(address),
  balance_after: nullish(changedAmount),
  balance_before: nullish(changedAmount),
  change: nullish(inUnit('change', change)),
  is_miner: nullish(boolean),
  token: nullish(token),
  token_id: nullish(decimal),
  type: nullish(word(['coin', 'token'])),
})

/** A balance that a transaction changed. */
export type StateChange = z.infer<typeof stateChange>
