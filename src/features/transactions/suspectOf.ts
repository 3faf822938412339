import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import { namedAddresses } from '#/entity/namedAddresses'
import { reputationOf } from '#/entity/transferredTokens'
import { type SuspectTransfers, suspectTransfers } from '#/features/transactions/suspectTransfers'

/** A transaction with all of its transfers, if they have loaded. */
export type WithTransfers = Omit<Transaction, 'token_transfers'> & {
  readonly token_transfers: readonly TokenTransfer[] | null
}

/**
 * What a transaction's token transfers are if all of them are suspect, by the marks of tokens and addresses in its record and the
 * `namesakes`, tokens with the name of a better-known one by contracts in lower case; else null.
 */
export function suspectOf(
  transaction: WithTransfers,
  namesakes: ReadonlyMap<string, string> = new Map(),
): SuspectTransfers | null {
  const transfers = transaction.token_transfers ?? []
  const names = namedAddresses([transaction, ...transfers])
  return suspectTransfers(transaction, {
    transfers,
    isComplete: transaction.token_transfers_overflow !== true,
    namesakes,
    isScam: (token) => reputationOf(token, transfers, names) === 'scam',
  })
}
