import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#/api/errors'
import { listQuery } from '#/data/queries/resourceQueries'
import { useTransaction } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import { callTree, traceTree } from '#/domain/callTree'
import { grouped } from '#/domain/numberFormat'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { CallTree } from '#/features/transactions/callTree/CallTree'
import { namedAddresses } from '#/features/transactions/namedAddresses'
import { TransactionLookup } from '#/features/transactions/TransactionLookup'
import { useAllPages } from '#/list/useAllPages'
import { Button } from '#/ui/Button'
import { PageMeta } from '#/ui/PageMeta'

/** The call tree of a transaction, built from all of its internal transactions or, if the API has no such list, from its raw trace. */
export function CallTreePage({ hash }: { hash: string }) {
  const connection = useChain()
  const { chain } = connection
  const { item, error: lookupError } = useTransaction()
  const transaction = item?.value ?? null
  const params = { hash }
  const calls = useAllPages(
    connection,
    { resource: 'transactionInternalTransactions', params, filters: {} },
    { most: Infinity, wanted: true },
  )
  const isListUnsupported = calls.error instanceof ApiError && calls.error.kind === 'unsupported'
  const trace = useInfiniteQuery({
    ...listQuery(connection, { resource: 'transactionRawTrace', params, filters: {} }, ''),
    enabled: isListUnsupported,
  })
  const steps = trace.data?.pages.flatMap(({ rows }) => rows.flatMap(({ value }) => (value === null ? [] : [value])))
  const traceRoot = steps && traceTree(steps)
  const isLoading = calls.state === 'loading'
  const root = useMemo(
    () => (transaction === null || isLoading ? null : callTree(calls.rows, transaction)),
    [transaction, isLoading, calls.rows],
  )
  const names = useMemo(
    () => namedAddresses(transaction === null ? calls.rows : [transaction, ...calls.rows]),
    [transaction, calls.rows],
  )
  const title = <PageMeta title="Call tree" query="?view=tree" />
  if (traceRoot) {
    return (
      <>
        {title}
        <CallTree root={traceRoot} size={steps.length} names={names} chain={chain}>
          <p className="mr-auto text-sm text-muted">As the node traced it: {callCount(steps.length - 1)}</p>
        </CallTree>
      </>
    )
  }
  if (calls.state === 'failed' && calls.error && !(isListUnsupported && trace.isFetching)) {
    return <ErrorNotice error={calls.error} what="Internal transactions" onRetry={calls.resume} />
  }
  if (item === null && (lookupError || !isLoading)) return <TransactionLookup hash={hash} />
  const count = calls.rows.length
  const status = (
    <p role="status" className="mr-auto text-sm text-muted">
      {root === null
        ? `Reading calls: ${grouped(count)} so far…`
        : calls.state === 'stopped'
          ? `Stopped after ${callCount(count)}: the tree holds no more than these.`
          : count === 0
            ? 'This transaction made no calls between contracts.'
            : `${callCount(count)} in all`}
    </p>
  )
  return (
    <>
      {title}
      {root === null ? (
        <>
          <div className="flex min-h-11 items-center gap-2 pb-2">
            {status}
            {isLoading && <Button onClick={calls.stop}>Stop</Button>}
          </div>
          <div className="min-h-dvh border-y border-line bg-sunken" />
        </>
      ) : (
        <CallTree root={root} size={count} names={names} chain={chain}>
          {status}
          {calls.state === 'stopped' && <Button onClick={calls.resume}>Go on</Button>}
        </CallTree>
      )}
    </>
  )
}

function callCount(count: number): string {
  return count === 1 ? 'one inner call' : `${grouped(count)} inner calls`
}
