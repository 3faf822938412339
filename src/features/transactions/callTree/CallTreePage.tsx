import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#/api/errors'
import { listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useTransaction } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import { callInputs } from '#/domain/callInputs'
import { type CallNode, callTree, traceTree } from '#/domain/callTree'
import { grouped } from '#/domain/numberFormat'
import { MoreAbisButton } from '#/entity/decoding/AbiScopeProvider'
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
    // Next to the list, for the calldata.
    enabled: isListUnsupported || calls.state === 'complete',
    ...SECONDARY,
  })
  const steps = trace.data?.pages.flatMap(({ rows }) => rows.flatMap(({ value }) => (value === null ? [] : [value])))
  const traceRoot = isListUnsupported && steps ? traceTree(steps) : null
  const isLoading = calls.state === 'loading'
  const root = useMemo(
    () => (transaction === null || isLoading ? null : callTree(calls.rows, transaction)),
    [transaction, isLoading, calls.rows],
  )
  const names = useMemo(
    () => namedAddresses(transaction === null ? calls.rows : [transaction, ...calls.rows]),
    [transaction, calls.rows],
  )
  const inputs = useMemo(
    () =>
      steps === undefined
        ? null
        : isListUnsupported
          ? steps.map(({ action }) => action?.input ?? null)
          : callInputs(calls.rows, steps),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the steps follow from the response
    [trace.data, isListUnsupported, calls.rows],
  )
  const inputOf = ({ index }: CallNode) =>
    index === null ? (transaction?.raw_input ?? null) : (inputs?.[index] ?? null)
  const title = <PageMeta title="Call tree" query="?view=tree" />
  if (traceRoot && steps) {
    return (
      <>
        {title}
        <CallTree root={traceRoot} size={steps.length} names={names} chain={chain} inputOf={inputOf}>
          <p className="mr-auto text-sm text-muted">
            {callCount(
              steps.length - 1,
              steps.filter(({ error, traceAddress }) => error && traceAddress && traceAddress.length > 0).length,
            )}
            , from the raw trace
          </p>
          <MoreAbisButton />
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
        ? `Loading internal transactions… ${grouped(count)} so far`
        : calls.state === 'stopped'
          ? `Partial data: stopped after ${callCount(count)}`
          : count === 0
            ? 'No internal transactions found'
            : callCount(count, calls.rows.filter(({ success }) => success === false).length)}
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
        <CallTree root={root} size={count} names={names} chain={chain} inputOf={inputOf}>
          {status}
          <MoreAbisButton />
          {calls.state === 'stopped' && <Button onClick={calls.resume}>Resume</Button>}
        </CallTree>
      )}
    </>
  )
}

/** "88 internal calls: 87 ok, 1 failed". */
function callCount(count: number, failed = 0): string {
  const calls = count === 1 ? '1 internal call' : `${grouped(count)} internal calls`
  return failed === 0 ? calls : `${calls}: ${grouped(count - failed)} ok, ${grouped(failed)} failed`
}
