import { type Responders, listing, unpaged } from '#/served/responder'
import { callBody, callFiles, traceBody } from '#/served/bodies/call'
import { logBody, logFiles } from '#/served/bodies/log'
import { stateChangeBody, transactionBody, transactionDetailBody, transactionFiles } from '#/served/bodies/transaction'
import { tokenFacts } from '#/served/bodies/token'
import { transferBody } from '#/served/bodies/transfer'
import { notFound } from '#/served/responses'
import { isOf } from '#/served/holdings'
import {
  callsByTransaction,
  logsByTransaction,
  rowsBy,
  stateByTransaction,
  transactionsByHash,
  transactionsByState,
} from '#/served/indexes'
import { callOrder, changeOrder, logOrder, minedOrder, pendingOrder, transferOrder } from '#/served/orders'
import type { TransactionFacts } from '#/served/recording'
import type { View } from '#/served/store'

/** Transactions of /main-page/transactions. */
const LATEST = 6

/** The index of a transaction in the recording; throws a 404. */
function positionOf(view: View<'transactions'>, hash: string): number {
  const position = transactionsByHash(view.transactions).get(hash)?.[0]
  if (position === undefined) throw notFound()
  return position
}

/** A function that makes the body of each transaction of a list. */
export function transactionBodies(view: View<(typeof transactionFiles)[number]>) {
  return ({ hash }: TransactionFacts) => transactionBody(view, positionOf(view, hash))
}

/** Responders of transactions. */
export const transactionResponders = {
  mainPageTransactions: async ({ open }) => {
    const view = await open(...transactionFiles)
    const latest = transactionsByState(view.transactions).mined.slice(-LATEST).toReversed()
    return unpaged(latest.map(transactionBodies(view)))
  },

  transactions: async ({ open, filters }) => {
    const view = await open(...transactionFiles)
    const { mined, pending } = transactionsByState(view.transactions)
    return filters.filter === 'pending'
      ? listing(pending, pendingOrder, transactionBodies(view))
      : listing(mined, minedOrder, transactionBodies(view))
  },

  transaction: async ({ open, params }) => {
    const view = await open('transfers', ...transactionFiles)
    return transactionDetailBody(view, positionOf(view, params.hash))
  },

  transactionInternalTransactions: async ({ open, params }) => {
    const view = await open(...callFiles)
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
    const view = await open(...logFiles)
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
    const view = await open('calldata', ...callFiles)
    const position = positionOf(view, params.hash)
    const calls = rowsBy(view.calls, callsByTransaction, position)
    // Only the input of the transaction itself is recorded completely.
    const input = view.calldata[position]?.input
    return unpaged(calls.map((call) => traceBody(view, call, calls, call.index === 0 ? input : undefined)))
  },
} satisfies Partial<Responders>
