import { createContext, useMemo } from 'react'
import type { InternalTransaction } from '#/api/schemas/internalTransaction'
import type { Token } from '#/api/schemas/token'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import { useToken } from '#/data/queries/token'
import type { TransactionLookup } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import { suspectOf } from '#/features/transactions/suspectOf'
import type { SuspectTransfers } from '#/features/transactions/suspectTransfers'
import { transactionState } from '#/domain/transactions/transactionState'
import { useNonceQueue } from '#/features/transactions/pending/useNonceQueue'
import type { Summary } from '#/domain/transactions/summaryParts'
import { tokenToLoad } from '#/domain/transactions/tokenCall'
import { summarize } from '#/features/transactions/summary/transactionSummary'
import { withWarnings } from '#/features/transactions/summary/warnings'
import { useBundleOperations } from '#/features/transactions/bundle/useBundleOperations'
import { useCallAmounts } from '#/features/transactions/useCallAmounts'
import { useNamesakes } from '#/features/transactions/useNamesakes'
import { useWholeList } from '#/features/transactions/useWholeList'

/** What a transaction did or tried to do, and the records behind it. */
export interface TransactionSummary {
  /** A sentence in parts; empty until the transaction has loaded. */
  readonly summary: Summary
  /** The token that was called, if the sentence needed its record. */
  readonly token: Token | null
  /** The tokens that it was to move, if it did not succeed. */
  readonly amountTokens: readonly Token[]
  readonly transfers: readonly TokenTransfer[]
  /** All of its internal transactions, if they have loaded. */
  readonly calls: readonly InternalTransaction[] | null
  /** What is known of its token transfers if all of them are suspect; null for any other transaction. */
  readonly suspect: SuspectTransfers | null
  /** Its forged tokens, by contracts in lower case: the contract of the token whose name each has. */
  readonly namesakes: ReadonlyMap<string, string>
  /** Hash of the mined transaction with its sender and nonce, if it is in no block itself; null for any other transaction. */
  readonly replacedBy: string | null
}

/** The sentence of the transaction that a page is of, for what the overview shows by it. */
export const TransactionSentenceContext = createContext<Summary>([])

/**
 * Summarizes a transaction. If it names a token by its call data only, the token's record is requested for its decimals. All of its
 * token transfers and internal transactions are taken into account, so that every tab has the same sentence: the overview loads them
 * for the value flow, the other tabs (`isOverview` is false) only for this.
 */
export function useTransactionSummary(
  hash: string,
  { value: record, isLost }: Pick<TransactionLookup, 'value' | 'isLost'>,
  isOverview: boolean,
): TransactionSummary {
  const { currency } = useChain().chain
  const needed = record === null || isOverview ? null : incompleteLists(record)
  const calls = useWholeList('transactionInternalTransactions', { hash }, {}, needed?.calls === true)
  const listed = useWholeList('transactionTokenTransfers', { hash }, {}, needed?.transfers === true)
  const transaction = useMemo(() => {
    const isListLonger = record && listed && listed.length > (record.token_transfers?.length ?? 0)
    return isListLonger ? { ...record, token_transfers: listed, token_transfers_overflow: false } : record
  }, [record, listed])
  const kind = record === null ? null : transactionState(record).kind
  const replacedBy = useNonceQueue(kind === 'pending' || kind === 'dropped' ? record : null)?.replacedBy ?? null
  // What a transaction that succeeded moved is in its transfers.
  const amounts = useCallAmounts(kind === 'success' ? null : record)
  const context = useMemo(() => ({ calls, replacedBy, isLost, amounts }), [calls, replacedBy, isLost, amounts])
  const withoutToken = useMemo(
    () => (transaction ? summarize(transaction, currency, { ...context, token: 'loading' }) : []),
    [transaction, currency, context],
  )
  const contract = tokenToLoad(withoutToken)
  const { state, value: token } = useToken(contract)
  const isTokenKnown = contract !== null && state !== 'loading'
  const summary = useMemo(
    () => (transaction && isTokenKnown ? summarize(transaction, currency, { ...context, token }) : withoutToken),
    [transaction, currency, context, token, isTokenKnown, withoutToken],
  )
  const operations = useBundleOperations(hash, record)
  const namesakes = useNamesakes(transaction)
  const suspect = useMemo(() => (transaction ? suspectOf(transaction, namesakes) : null), [transaction, namesakes])
  return {
    summary: useMemo(
      () => withWarnings(summary, { transaction: record, calls, operations, suspect }),
      [operations, summary, record, calls, suspect],
    ),
    token: contract === null ? null : token,
    amountTokens: amounts.tokens,
    transfers: transaction?.token_transfers ?? [],
    calls,
    suspect,
    namesakes,
    replacedBy: record?.block_number === null ? replacedBy : null,
  }
}

/** Which lists are needed because the transaction's record does not have all transfers of value. */
export function incompleteLists({ status, to, token_transfers, token_transfers_overflow }: Transaction) {
  const isExecuted = status === 'ok'
  return {
    transfers: isExecuted && (token_transfers === null || token_transfers_overflow === true),
    // A transaction to an EOA has no internal transactions.
    calls: isExecuted && to?.is_contract !== false,
  }
}
