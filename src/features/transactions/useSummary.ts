import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mergeRows } from '#/api/paging'
import type { RowOf } from '#/api/resources'
import type { Token } from '#/api/schemas/token'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import { listQuery } from '#/data/queries/resourceQueries'
import { useToken } from '#/data/queries/token'
import { useChain } from '#/data/sources/useChain'
import type { Summary } from '#/domain/summaryParts'
import { type CalledToken, tokenToAskFor } from '#/domain/tokenCall'
import type { CallRecord, Currency, TransactionRecord } from '#/domain/transactionRecords'
import { summarise } from '#/domain/transactionSummary'

interface Known {
  hash: string
  /** Whether its server lost it while it waited. */
  forgotten: boolean
}

/**
 * What a transaction did or tried to do, as a sentence, empty while it is not known. Where it names a token by its call data alone,
 * the token's record is asked for, as that says how large the units of its amounts are. Once the page has read all of its transfers
 * and calls, the sentence says what only they tell.
 */
export function useSummary(
  record: Transaction | null,
  { hash, forgotten }: Known,
): { summary: Summary; token: Token | null; transfers: readonly TokenTransfer[] } {
  const { currency } = useChain().chain
  const calls = useWhole('transactionInternalTransactions', hash)
  const listed = useWhole('transactionTokenTransfers', hash)
  const transaction = useMemo(() => {
    const fuller = record && listed && listed.length > (record.token_transfers?.length ?? 0)
    return fuller ? { ...record, token_transfers: listed, token_transfers_overflow: false } : record
  }, [record, listed])
  const tell = (token: CalledToken) =>
    transaction === null ? [] : summaryOf(transaction, currency, calls, token, forgotten)
  // Calls can be thousands.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const asking = useMemo(() => tell('asked'), [transaction, currency, calls, forgotten])
  const contract = tokenToAskFor(asking)
  const { token, isPending } = useToken(contract)
  const transfers = transaction?.token_transfers ?? []
  if (contract === null) return { summary: asking, token: null, transfers }
  return { summary: token === null && isPending ? asking : tell(token), token, transfers }
}

type Told = readonly [
  transaction: TransactionRecord,
  currency: Currency,
  calls: readonly CallRecord[] | null,
  token: CalledToken,
  forgotten: boolean,
]

let last: { of: Told; summary: Summary } | null = null

/** The summary of a transaction, made once for the title of its page and for the sentence on it. */
function summaryOf(...of: Told): Summary {
  if (!last?.of.every((known, place) => known === of[place])) {
    const [transaction, currency, calls, token, forgotten] = of
    last = { of, summary: summarise(transaction, currency, { calls, token, forgotten }) }
  }
  return last.summary
}

/**
 * All rows of a list of the transaction where the page has read them, for which nothing is asked here. Null where it has not, not to
 * the end, or not every one of them; and where there are none, as servers that keep no such list say the same.
 */
function useWhole<N extends 'transactionInternalTransactions' | 'transactionTokenTransfers'>(
  resource: N,
  hash: string,
): readonly RowOf<N>[] | null {
  const request = { resource, params: { hash }, filters: {} }
  const { data, hasNextPage } = useInfiniteQuery({ ...listQuery(useChain(), request, ''), enabled: false })
  return useMemo(() => {
    if (data === undefined || hasNextPage) return null
    const rows = mergeRows<RowOf<N>>(data.pages)
    const read = rows.flatMap(({ value }) => (value === null ? [] : [value]))
    return rows.length > 0 && read.length === rows.length ? read : null
  }, [data, hasNextPage])
}
