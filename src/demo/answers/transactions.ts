import { type Answers, listing, whole } from '#/demo/answer'
import { callBody, callNouns, traceBody } from '#/demo/bodies/call'
import { logBody, logNouns } from '#/demo/bodies/log'
import { stateChangeBody } from '#/demo/bodies/state'
import { tokenFacts } from '#/demo/bodies/token'
import { transactionDetailBody, transactionBody, transactionNouns } from '#/demo/bodies/transaction'
import { transferBody } from '#/demo/bodies/transfer'
import { notFound } from '#/demo/fault'
import { isOf } from '#/demo/holdings'
import {
  callsByTransaction,
  logsByTransaction,
  rowsBy,
  stateByTransaction,
  transactionsByHash,
  transactionsByState,
} from '#/demo/indexes'
import { callOrder, changeOrder, logOrder, minedOrder, pendingOrder, transferOrder } from '#/demo/orders'
import type { TransactionFacts } from '#/demo/recording'
import type { View } from '#/demo/view'

/** Transactions on the chain's front page. */
const LATEST = 6

/** The position of the transaction that a request names. */
function positionOf(view: View<'transactions'>, hash: string): number {
  const position = transactionsByHash(view.transactions).get(hash)?.[0]
  if (position === undefined) throw notFound()
  return position
}

/** Tells each transaction of a list. */
export function transactionTeller(view: View<(typeof transactionNouns)[number]>) {
  return ({ hash }: TransactionFacts) => transactionBody(view, positionOf(view, hash))
}

/** Answers on transactions. */
export const transactionAnswers = {
  mainPageTransactions: async ({ open }) => {
    const view = await open(...transactionNouns)
    const latest = transactionsByState(view.transactions).mined.slice(-LATEST).toReversed()
    return whole(latest.map(transactionTeller(view)))
  },

  transactions: async ({ open, filters }) => {
    const view = await open(...transactionNouns)
    const { mined, pending } = transactionsByState(view.transactions)
    return filters.filter === 'pending'
      ? listing(pending, pendingOrder, transactionTeller(view))
      : listing(mined, minedOrder, transactionTeller(view))
  },

  transaction: async ({ open, params }) => {
    const view = await open('transfers', ...transactionNouns)
    return transactionDetailBody(view, positionOf(view, params.hash))
  },

  transactionInternalTransactions: async ({ open, params }) => {
    const view = await open(...callNouns)
    const calls = rowsBy(view.calls, callsByTransaction, positionOf(view, params.hash))
    const inner = calls.filter((call) => call.index > 0)
    return listing(inner, callOrder(view, 'up', true), (call) => callBody(view, call))
  },

  transactionTokenTransfers: async ({ open, params, filters }) => {
    const view = await open('addresses', 'blocks', 'tokens', 'transactions', 'transfers')
    const { firstTransfer = 0, transfersCount = 0 } = view.transactions[positionOf(view, params.hash)] ?? {}
    const transfers = view.transfers
      .slice(firstTransfer, firstTransfer + transfersCount)
      .filter(({ token }) => isOf(tokenFacts(view, token), filters.type))
    return listing(transfers, transferOrder(view), (transfer) => transferBody(view, transfer))
  },

  transactionLogs: async ({ open, params }) => {
    const view = await open(...logNouns)
    const logs = rowsBy(view.logs, logsByTransaction, positionOf(view, params.hash))
    return listing(logs, logOrder(view, 'up'), (log) => logBody(view, log))
  },

  transactionStateChanges: async ({ open, params }) => {
    const view = await open('addresses', 'state', 'transactions')
    const changes = rowsBy(view.state, stateByTransaction, positionOf(view, params.hash)).flatMap((row) => row.changes)
    const rows = changes.map((change, place) => ({ change, count: place + 1 }))
    return listing(rows, changeOrder, ({ change }) => stateChangeBody(view, change))
  },

  transactionRawTrace: async ({ open, params }) => {
    const view = await open('calldata', ...callNouns)
    const position = positionOf(view, params.hash)
    const calls = rowsBy(view.calls, callsByTransaction, position)
    // The transaction's own input was recorded in full; those of calls were cut.
    const input = view.calldata[position]?.input
    return whole(calls.map((call) => traceBody(view, call, calls, call.index === 0 ? input : undefined)))
  },
} satisfies Partial<Answers>
