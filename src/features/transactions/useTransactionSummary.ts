import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mergeRows } from '#/api/paging'
import type { RowOf } from '#/api/resources'
import type { Token } from '#/api/schemas/token'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { listQuery } from '#/data/queries/resourceQueries'
import { useToken } from '#/data/queries/token'
import type { TransactionLookupState } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import type { Summary } from '#/domain/summaryParts'
import { tokenToAskFor } from '#/domain/tokenCall'
import { summarise } from '#/domain/transactionSummary'

/** What a transaction did or tried to do, and the records behind it. */
export interface TransactionSummary {
  /** A sentence in parts; empty until the transaction has loaded. */
  readonly summary: Summary
  /** The token that was called, if the sentence needed its record. */
  readonly token: Token | null
  readonly transfers: readonly TokenTransfer[]
}

/**
 * Summarizes a transaction. If it names a token by its call data only, the token's record is requested for its decimals. Once the
 * page has loaded all of its token transfers or internal transactions, they are taken into account.
 */
export function useTransactionSummary(hash: string, { item, isLost }: TransactionLookupState): TransactionSummary {
  const { currency } = useChain().chain
  const calls = useCompleteList('transactionInternalTransactions', hash)
  const listed = useCompleteList('transactionTokenTransfers', hash)
  const record = item?.value ?? null
  const transaction = useMemo(() => {
    const isListLonger = record && listed && listed.length > (record.token_transfers?.length ?? 0)
    return isListLonger ? { ...record, token_transfers: listed, token_transfers_overflow: false } : record
  }, [record, listed])
  const withoutToken = useMemo(
    () => (transaction ? summarise(transaction, currency, { calls, token: 'asked', forgotten: isLost }) : []),
    [transaction, currency, calls, isLost],
  )
  const contract = tokenToAskFor(withoutToken)
  const { token, isPending } = useToken(contract)
  const isTokenKnown = contract !== null && !(token === null && isPending)
  const summary = useMemo(
    () =>
      transaction && isTokenKnown
        ? summarise(transaction, currency, { calls, token, forgotten: isLost })
        : withoutToken,
    [transaction, currency, calls, token, isTokenKnown, isLost, withoutToken],
  )
  return { summary, token: contract === null ? null : token, transfers: transaction?.token_transfers ?? [] }
}

/**
 * All rows of one of the transaction's lists if the page has loaded every one of them; requests nothing. Null for an empty list too,
 * as APIs without that data answer the same.
 */
function useCompleteList<N extends 'transactionInternalTransactions' | 'transactionTokenTransfers'>(
  resource: N,
  hash: string,
): readonly RowOf<N>[] | null {
  const request = { resource, params: { hash }, filters: {} }
  const { data, hasNextPage } = useInfiniteQuery({ ...listQuery(useChain(), request, ''), enabled: false })
  return useMemo(() => {
    if (data === undefined || hasNextPage) return null
    const rows = mergeRows<RowOf<N>>(data.pages)
    const values = rows.flatMap(({ value }) => (value === null ? [] : [value]))
    return rows.length > 0 && values.length === rows.length ? values : null
  }, [data, hasNextPage])
}
