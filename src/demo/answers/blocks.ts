import { type Answers, listing, whole } from '#/demo/answer'
import { blockBody, blockNouns } from '#/demo/bodies/block'
import { callBody, callNouns } from '#/demo/bodies/call'
import { transactionNouns, transactionTypes } from '#/demo/bodies/transaction'
import { withdrawalBody, withdrawalNouns } from '#/demo/bodies/withdrawal'
import { notFound } from '#/demo/fault'
import { blocksByName, callsByTransaction, rowBy, rowsBy, withdrawalsByBlock } from '#/demo/indexes'
import { blockOrder, callOrder, minedOrder, withdrawalOrder } from '#/demo/orders'
import type { BlockFacts } from '#/demo/recording'
import type { View } from '#/demo/view'
import { transactionTeller } from './transactions'

/** Blocks on the chain's front page. */
const LATEST = 4

/** The block that a request names by height or hash. */
function blockNamed(view: View<'blocks'>, name: string): BlockFacts {
  const block = rowBy(view.blocks, blocksByName, name)
  if (block === undefined) throw notFound()
  return block
}

/** Answers on blocks and withdrawals. */
export const blockAnswers = {
  mainPageBlocks: async ({ open }) => {
    const view = await open(...blockNouns)
    const latest = view.blocks.slice(-LATEST).toReversed()
    return whole(latest.map((block) => blockBody(view, block)))
  },

  blocks: async ({ open, filters }) => {
    const view = await open(...blockNouns)
    // The recorded chains have neither uncles nor reorganised blocks.
    const blocks = filters.type === undefined || filters.type === 'block' ? view.blocks : []
    return listing(blocks, blockOrder, (block) => blockBody(view, block))
  },

  block: async ({ open, params }) => {
    const view = await open(...blockNouns)
    return blockBody(view, blockNamed(view, params.id))
  },

  blockTransactions: async ({ open, params, filters }) => {
    const view = await open(...transactionNouns)
    const { firstTransaction, transactionsCount } = blockNamed(view, params.id)
    const { type } = filters
    const rows = view.transactions
      .slice(firstTransaction, firstTransaction + transactionsCount)
      .filter((row) => type === undefined || transactionTypes(view, row).includes(type))
    return listing(rows, minedOrder, transactionTeller(view))
  },

  blockWithdrawals: async ({ open, params }) => {
    const view = await open(...withdrawalNouns)
    const rows = rowsBy(view.withdrawals, withdrawalsByBlock, blockNamed(view, params.id).height)
    return listing(rows, withdrawalOrder, (row) => withdrawalBody(view, row))
  },

  blockInternalTransactions: async ({ open, params }) => {
    const view = await open(...callNouns)
    const { firstTransaction, transactionsCount } = blockNamed(view, params.id)
    const calls = Array.from({ length: transactionsCount }, (_, place) =>
      rowsBy(view.calls, callsByTransaction, firstTransaction + place),
    ).flat()
    const inner = calls.filter((call) => call.index > 0)
    return listing(inner, callOrder(view, 'up', true), (call) => callBody(view, call))
  },

  internalTransactions: async ({ open }) => {
    const view = await open(...callNouns)
    const inner = view.calls.filter((call) => call.index > 0)
    return listing(inner, callOrder(view, 'down', false), (call) => callBody(view, call))
  },

  withdrawals: async ({ open }) => {
    const view = await open(...withdrawalNouns)
    return listing(view.withdrawals, withdrawalOrder, (row) => withdrawalBody(view, row))
  },
} satisfies Partial<Answers>
