import { type Responders, listing } from '#/served/responder'
import { holderBody } from '#/served/bodies/holder'
import { instanceBody } from '#/served/bodies/nft'
import { tokenBody, tokenFacts } from '#/served/bodies/token'
import { transferBody } from '#/served/bodies/transfer'
import { countText } from '#/served/bodies/values'
import { notFound } from '#/served/responses'
import { isOf, tokenHolders } from '#/served/holdings'
import {
  holdingsByInstance,
  instanceKey,
  instancesByKey,
  instancesByToken,
  rowBy,
  rowsBy,
  transfersByInstance,
  transfersByToken,
} from '#/served/indexes'
import { holderOrder, instanceOrder, instanceTransferOrder, tokenOrder, transferOrder } from '#/served/orders'
import type { InstanceFacts, TokenFacts } from '#/served/recording'
import type { View } from '#/served/store'

/** The token with an address; throws a 404. */
function tokenNamed(view: View<'tokens'>, hash: string): TokenFacts {
  const token = tokenFacts(view, hash)
  if (token === undefined) throw notFound()
  return token
}

/**
 * The NFT with a token ID; throws a 404. The recording has the NFTs that exist at its head. A burnt one is known only by its
 * transfers, without owner and metadata.
 */
function instanceNamed(
  view: View<'instances' | 'transactions' | 'transfers'>,
  { hash, id }: { hash: string; id: string },
): InstanceFacts {
  const instance = rowBy(view.instances, instancesByKey, instanceKey(hash, id))
  if (instance !== undefined) return instance
  const moves = rowsBy(view.transfers, transfersByInstance, instanceKey(hash, id))
  const [mint] = moves
  if (mint === undefined) throw notFound()
  const mintedAt = view.transactions[mint.transaction]?.block ?? 0
  return { token: mint.token, id, metadata: null, mintedAt, transfersCount: moves.length }
}

/** Whether a token's name or symbol contains a text, ignoring case. */
export function isNamed({ name = '', symbol = '' }: TokenFacts, text: string): boolean {
  return [name, symbol].some((word) => word.toLowerCase().includes(text.toLowerCase()))
}

/** Responders of tokens and NFTs. */
export const tokenResponders = {
  tokens: async ({ open, filters }) => {
    const view = await open('tokens')
    const rows = view.tokens.filter((row) => isOf(row, filters.type) && isNamed(row, filters.q ?? ''))
    const order = tokenOrder(filters.sort ?? 'circulating_market_cap', filters.order === 'asc' ? 'up' : 'down')
    return listing(rows, order, (row) => tokenBody(view, row.address))
  },

  token: async ({ open, params }) => {
    const view = await open('tokens')
    return tokenBody(view, tokenNamed(view, params.hash).address) ?? {}
  },

  tokenCounters: async ({ open, params }) => {
    const token = tokenNamed(await open('tokens'), params.hash)
    return { token_holders_count: countText(token.holdersCount), transfers_count: countText(token.transfersCount) }
  },

  tokenHolders: async ({ open, params }) => {
    const view = await open('addresses', 'holdings', 'tokens')
    tokenNamed(view, params.hash)
    return listing(tokenHolders(view, params.hash), holderOrder, (row) => holderBody(view, row))
  },

  allTokenTransfers: async ({ open, filters }) => {
    const view = await open('addresses', 'blocks', 'tokens', 'transactions', 'transfers')
    const rows = view.transfers.filter((row) => isOf(tokenFacts(view, row.token), filters.type))
    return listing(rows, transferOrder(view), (row) => transferBody(view, row))
  },

  tokenTransfers: async ({ open, params }) => {
    const view = await open('addresses', 'blocks', 'tokens', 'transactions', 'transfers')
    tokenNamed(view, params.hash)
    const rows = rowsBy(view.transfers, transfersByToken, params.hash)
    return listing(rows, transferOrder(view), (row) => transferBody(view, row))
  },

  tokenInstances: async ({ open, params }) => {
    const view = await open('addresses', 'instances', 'tokens')
    tokenNamed(view, params.hash)
    const rows = rowsBy(view.instances, instancesByToken, params.hash)
    return listing(rows, instanceOrder, (row) => instanceBody(view, row))
  },

  tokenInstance: async ({ open, params }) => {
    const view = await open('addresses', 'instances', 'tokens', 'transactions', 'transfers')
    return instanceBody(view, instanceNamed(view, params))
  },

  tokenInstanceCounters: async ({ open, params }) => {
    const { transfersCount } = instanceNamed(await open('instances', 'transactions', 'transfers'), params)
    return { transfers_count: transfersCount }
  },

  tokenInstanceTransfers: async ({ open, params }) => {
    const view = await open('addresses', 'blocks', 'instances', 'tokens', 'transactions', 'transfers')
    const { token, id } = instanceNamed(view, params)
    const rows = rowsBy(view.transfers, transfersByInstance, instanceKey(token, id))
    return listing(rows, instanceTransferOrder(view), (row) => transferBody(view, row))
  },

  tokenInstanceHolders: async ({ open, params }) => {
    const view = await open('addresses', 'holdings', 'instances', 'transactions', 'transfers')
    const { token, id } = instanceNamed(view, params)
    const rows = rowsBy(view.holdings, holdingsByInstance, instanceKey(token, id))
    const holders = rows.map(({ holder, value }) => ({ holder, tokenId: id, value: BigInt(value) }))
    return listing(holders, holderOrder, (row) => holderBody(view, row))
  },
} satisfies Partial<Responders>
