import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { ApiError } from '#/api/errors'
import type { Address } from '#/api/schemas/address'
import { listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useTransaction } from '#/data/queries/transaction'
import { isMissing } from '#/data/queries/record'
import { useChain } from '#/data/sources/useChain'
import { type CallNode, callTree } from '#/domain/transactions/callTree'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { traceTree } from '#/domain/transactions/traceTree'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { CallTreeView } from '#/features/transactions/callTree/CallTreeView'
import { callsIn, failureText } from '#/features/transactions/callTree/callTreeItems'
import { useCallFacts } from '#/features/transactions/callTree/useCallFacts'
import { namedAddresses } from '#/entity/namedAddresses'
import { UnprocessedNote } from '#/entity/UnprocessedNote'
import { withTokens } from '#/features/transactions/callTree/withTokens'
import { MissingTransaction } from '#/features/transactions/MissingTransaction'
import { toolLine } from '#/list/ListPage'
import { useAllPages } from '#/list/useAllPages'
import { Button } from '#/ui/Button'
import { PageMeta } from '#/ui/PageMeta'
import { UntrustedText } from '#/ui/UntrustedText'

interface CallTreePageProps {
  hash: string
  /** The switch to the list. */
  views: ReactNode
}

/** The call tree of a transaction, built from all of its internal transactions or, if the API has no such list, from its raw trace. */
export function CallTreePage({ hash, views }: CallTreePageProps) {
  const connection = useChain()
  const { chain } = connection
  const lookup = useTransaction()
  const transaction = lookup.value
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
    () =>
      withTokens(
        namedAddresses(transaction === null ? calls.rows : [transaction, ...calls.rows]),
        transaction?.token_transfers ?? [],
      ),
    [transaction, calls.rows],
  )
  const factsOf = useCallFacts({
    calls: calls.rows,
    steps,
    isFromTrace: isListUnsupported,
    ownInput: transaction?.raw_input ?? null,
  })
  const view = { hash, names, chain, factsOf }
  const count = calls.rows.length
  const show = (status: ReactNode, content: ReactNode) => (
    <>
      <PageMeta title="Call tree" query="?view=tree" />
      <CallTreeHead views={views}>{status}</CallTreeHead>
      {calls.unprocessed && <UnprocessedNote what="Internal transactions" unprocessed={calls.unprocessed} />}
      {content}
    </>
  )
  if (traceRoot && steps) {
    return show(
      <>
        <CallCount root={traceRoot} count={steps.length - 1} names={names} />, from the raw trace
      </>,
      <CallTreeView {...view} root={traceRoot} size={steps.length} isComplete />,
    )
  }
  if (calls.state === 'failed' && calls.error && !(isListUnsupported && trace.isFetching)) {
    return show(null, <ErrorNotice error={calls.error} what="Internal transactions" onRetry={calls.resume} />)
  }
  if (isMissing(lookup) || (lookup.state === 'loading' && !isLoading))
    return show(null, <MissingTransaction hash={hash} />)
  if (root === null) {
    return show(
      `Loading internal transactions… ${grouped(count)} so far`,
      <>
        {isLoading && <Button onClick={calls.stop}>Stop</Button>}
        <div className="mt-2 min-h-dvh border-y border-line bg-sunken" />
      </>,
    )
  }
  return show(
    calls.state === 'stopped' ? (
      `Partial data: stopped after ${callsText(count)}`
    ) : count === 0 ? (
      !calls.unprocessed && 'No internal transactions found'
    ) : (
      <CallCount root={root} count={count} names={names} />
    ),
    <CallTreeView {...view} root={root} size={count} isComplete={calls.state === 'complete' && !calls.unprocessed}>
      {calls.state === 'stopped' && <Button onClick={calls.resume}>Resume</Button>}
    </CallTreeView>,
  )
}

/** What the tree has, next to the switch to the list, which is where the list has it: before the place of Export. */
function CallTreeHead({ views, children }: { views: ReactNode; children?: ReactNode }) {
  return (
    <div className={`${toolLine} lg:gap-x-2`}>
      <p role="status" className="min-w-0 flex-1">
        {children}
      </p>
      <div className="flex shrink-0">{views}</div>
      <span aria-hidden className="w-16 shrink-0" />
    </div>
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
