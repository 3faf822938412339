import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#/api/errors'
import type { Address } from '#/api/schemas/address'
import { listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useTransaction } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import { type CallNode, callTree } from '#/domain/callTree'
import { counted, grouped } from '#/domain/numberFormat'
import { traceTree } from '#/domain/traceTree'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { CallTreeView } from '#/features/transactions/callTree/CallTreeView'
import { callsIn, failureText } from '#/features/transactions/callTree/callTreeItems'
import { useCallFacts } from '#/features/transactions/callTree/useCallFacts'
import { namedAddresses } from '#/features/transactions/namedAddresses'
import { TransactionLookup } from '#/features/transactions/TransactionLookup'
import { useAllPages } from '#/list/useAllPages'
import { Button } from '#/ui/Button'
import { PageMeta } from '#/ui/PageMeta'
import { UntrustedText } from '#/ui/UntrustedText'

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
    // Next to the list, for what it leaves out.
    enabled: isListUnsupported || calls.state === 'complete',
    ...SECONDARY,
  })
  const steps = useMemo(
    () => trace.data?.pages.flatMap(({ rows }) => rows.flatMap(({ value }) => (value === null ? [] : [value]))),
    [trace.data],
  )
  const traceRoot = useMemo(() => (isListUnsupported && steps ? traceTree(steps) : null), [isListUnsupported, steps])
  const isLoading = calls.state === 'loading'
  const root = useMemo(
    () => (transaction === null || isLoading ? null : callTree(calls.rows, transaction)),
    [transaction, isLoading, calls.rows],
  )
  const names = useMemo(
    () => namedAddresses(transaction === null ? calls.rows : [transaction, ...calls.rows]),
    [transaction, calls.rows],
  )
  const factsOf = useCallFacts({
    calls: calls.rows,
    steps,
    isFromTrace: isListUnsupported,
    ownInput: transaction?.raw_input ?? null,
  })
  const title = <PageMeta title="Call tree" query="?view=tree" />
  const view = { hash, names, chain, factsOf }
  if (traceRoot && steps) {
    return (
      <>
        {title}
        <CallTreeView {...view} root={traceRoot} size={steps.length} isComplete>
          <p className="mr-auto text-sm text-muted">
            <CallCount root={traceRoot} count={steps.length - 1} names={names} />, from the raw trace
          </p>
        </CallTreeView>
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
      {root === null ? (
        `Loading internal transactions… ${grouped(count)} so far`
      ) : calls.state === 'stopped' ? (
        `Partial data: stopped after ${callsText(count)}`
      ) : count === 0 ? (
        'No internal transactions found'
      ) : (
        <CallCount root={root} count={count} names={names} />
      )}
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
        <CallTreeView {...view} root={root} size={count} isComplete={calls.state === 'complete'}>
          {status}
          {calls.state === 'stopped' && <Button onClick={calls.resume}>Resume</Button>}
        </CallTreeView>
      )}
    </>
  )
}

interface CallCountProps {
  root: CallNode
  count: number
  names: ReadonlyMap<string, Address>
}

/** "88 internal calls: 87 ok, 1 reverted in Mishaps". */
function CallCount({ root, count, names }: CallCountProps) {
  const failed = useMemo(() => callsIn(root).filter((call) => call.failed), [root])
  if (failed.length === 0) return callsText(count)
  return (
    <>
      {callsText(count)}: {grouped(count - failed.length)} ok, {grouped(failed.length)}{' '}
      <UntrustedText text={failureText(failed, names)} max={60} />
    </>
  )
}

function callsText(count: number): string {
  return counted(count, 'internal call', 'internal calls')
}
