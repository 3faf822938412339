import { type Responders, listing, unpaged } from '#/served/responder'
import { blockBody, blockFiles, withdrawalBody, withdrawalFiles } from '#/served/bodies/block'
import { callBody, callFiles } from '#/served/bodies/call'
import { transactionFiles, transactionTypes } from '#/served/bodies/transaction'
import { notFound } from '#/served/responses'
import { blocksByName, callsByTransaction, rowBy, rowsBy, withdrawalsByBlock } from '#/served/indexes'
import { blockOrder, callOrder, minedOrder, withdrawalOrder } from '#/served/orders'
import type { BlockFacts } from '#/served/recording'
import type { View } from '#/served/store'
import { transactionBodies } from './transactions'

/** Blocks of /main-page/blocks. */
const LATEST = 4

/** The block with a height or hash; throws a 404. */
function blockNamed(view: View<'blocks'>, name: string): BlockFacts {
  const block = rowBy(view.blocks, blocksByName, name)
  if (block === undefined) throw notFound()
  return block
}

/** Responders of blocks and withdrawals. */
export const blockResponders = {
  mainPageBlocks: async ({ open }) => {
    const view = await open(...blockFiles)
    const latest = view.blocks.slice(-LATEST).toReversed()
    return unpaged(latest.map((block) => blockBody(view, block)))
  },

  blocks: async ({ open, filters }) => {
    const view = await open(...blockFiles)
    // The recorded chains have neither uncles nor reorged blocks.
    const blocks = filters.type === undefined || filters.type === 'block' ? view.blocks : []
    return listing(blocks, blockOrder, (block) => blockBody(view, block))
  },

  block: async ({ open, params }) => {
    const view = await open(...blockFiles)
    return blockBody(view, blockNamed(view, params.id))
  },

  blockTransactions: async ({ open, params, filters }) => {
    const view = await open(...transactionFiles)
    const { firstTransaction, transactionsCount } = blockNamed(view, params.id)
    const { type } = filters
    const rows = view.transactions
      .slice(firstTransaction, firstTransaction + transactionsCount)
      .filter((row) => type === undefined || transactionTypes(view, row).includes(type))
    return listing(rows, minedOrder, transactionBodies(view))
  },

  blockWithdrawals: async ({ open, params }) => {
    const view = await open(...withdrawalFiles)
    const rows = rowsBy(view.withdrawals, withdrawalsByBlock, blockNamed(view, params.id).height)
    return listing(rows, withdrawalOrder, (row) => withdrawalBody(view, row))
  },

  blockInternalTransactions: async ({ open, params }) => {
    const view = await open(...callFiles)
    const { firstTransaction, transactionsCount } = blockNamed(view, params.id)
    const calls = Array.from({ length: transactionsCount }, (_, place) =>
      rowsBy(view.calls, callsByTransaction, firstTransaction + place),
    ).flat()
    const inner = calls.filter((call) => call.index > 0)
    return listing(inner, callOrder(view, 'up', true), (call) => callBody(view, call))
  },

  internalTransactions: async ({ open }) => {
    const view = await open(...callFiles)
    const inner = view.calls.filter((call) => call.index > 0)
    return listing(inner, callOrder(view, 'down', false), (call) => callBody(view, call))
  },

  withdrawals: async ({ open }) => {
    const view = await open(...withdrawalFiles)
    return listing(view.withdrawals, withdrawalOrder, (row) => withdrawalBody(view, row))
  },

  withdrawalCounters: async ({ open }) => {
    const { withdrawals } = await open('withdrawals')
    const sum = withdrawals.reduce((total, { amount }) => total + BigInt(amount), 0n)
    return { withdrawals_count: String(withdrawals.length), withdrawals_sum: String(sum) }
  },
} satisfies Partial<Responders>
