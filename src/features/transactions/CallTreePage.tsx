import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#/api/errors'
import { listQuery } from '#/data/queries/resourceQueries'
import { useTransaction } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import { callTree, traceTree } from '#/domain/callTree'
import { grouped } from '#/domain/numberFormat'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { CallTree } from '#/features/transactions/CallTree'
import { addressesIn } from '#/features/transactions/parties'
import { useAllPages } from '#/list/useAllPages'
import { SoughtStill } from '#/features/transactions/SoughtStill'
import { Button } from '#/ui/Button'
import { PageMeta } from '#/ui/PageMeta'

/** The calls of a transaction as a tree, made of all pages of its list, or of its raw trace where there is no such list. */
export function CallTreePage({ hash }: { hash: string }) {
  const connection = useChain()
  const { chain } = connection
  const sought = useTransaction()
  const transaction = sought.found?.value ?? null
  const params = { hash }
  const calls = useAllPages(
    connection,
    { resource: 'transactionInternalTransactions', params, filters: {} },
    { most: Infinity, wanted: true },
  )
  const unlisted = calls.error instanceof ApiError && calls.error.kind === 'unsupported'
  const trace = useInfiniteQuery({
    ...listQuery(connection, { resource: 'transactionRawTrace', params, filters: {} }, ''),
    enabled: unlisted,
  })
  const steps = trace.data?.pages.flatMap(({ rows }) => rows.flatMap(({ value }) => (value === null ? [] : [value])))
  const traced = steps && traceTree(steps)
  const waiting = calls.state === 'loading'
  const root = useMemo(
    () => (transaction === null || waiting ? null : callTree(calls.rows, transaction)),
    [transaction, waiting, calls.rows],
  )
  const names = useMemo(
    () => addressesIn(transaction === null ? calls.rows : [transaction, ...calls.rows]),
    [transaction, calls.rows],
  )
  const title = <PageMeta title="Call tree" query="?view=tree" />
  if (traced) {
    return (
      <>
        {title}
        <CallTree root={traced} size={steps.length} names={names} chain={chain}>
          <p className="mr-auto text-sm text-muted">As the node traced it: {told(steps.length - 1)}</p>
        </CallTree>
      </>
    )
  }
  if (calls.state === 'failed' && calls.error && !(unlisted && trace.isFetching)) {
    return <ErrorNotice error={calls.error} what="Internal transactions" onRetry={calls.resume} />
  }
  if (sought.found === null && (sought.error || !waiting)) return <SoughtStill hash={hash} sought={sought} />
  const count = calls.rows.length
  const status = (
    <p role="status" className="mr-auto text-sm text-muted">
      {root === null
        ? `Reading calls: ${grouped(count)} so far…`
        : calls.state === 'stopped'
          ? `Stopped after ${told(count)}: the tree holds no more than these.`
          : count === 0
            ? 'This transaction made no calls between contracts.'
            : `${told(count)} in all`}
    </p>
  )
  return (
    <>
      {title}
      {root === null ? (
        <>
          <div className="flex min-h-11 items-center gap-2 pb-2">
            {status}
            {waiting && <Button onClick={calls.stop}>Stop</Button>}
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

function told(count: number): string {
  return count === 1 ? 'one inner call' : `${grouped(count)} inner calls`
}
