import { type ReactNode, useState } from 'react'
import { ApiError } from '#/api/errors'
import { type Poll, usePolling } from '#/data/queries/usePolling'
import type { KnownRecord, RecordLookup } from '#/data/queries/record'
import { useChain } from '#/data/sources/useChain'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { SearchAgain } from '#/entity/SearchAgain'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { RawApiResponse } from '#/ui/RawRecord'
import { DetailRowsSkeleton } from '#/ui/Skeleton'

interface RecordTexts {
  /** What failed to load: 'Block details'. */
  what: string
  /** Shown when there is no such record: 'Block not found'. */
  absent: string
  /** Whether the page has other tabs, which may be available. */
  hasTabs?: boolean
  /** Whether it is a part of a record that is found, so that there is nothing else to search. */
  isPart?: boolean
}

interface RecordErrorProps extends RecordTexts {
  error: Error
  onRetry: () => void
}

interface RecordBoundaryProps<Value> extends RecordTexts {
  record: RecordLookup<Value>
  /** Shows what is known of the record. */
  children: (known: KnownRecord<Value>) => ReactNode
}

/** Shows a record, why it is missing, or a skeleton while it loads. */
export function RecordBoundary<Value>({ record, children, ...texts }: RecordBoundaryProps<Value>) {
  switch (record.state) {
    case 'loading':
      return <RecordSkeleton />
    case 'absent':
    case 'failed':
      return record.query.isFetching ? (
        <RecordSkeleton />
      ) : (
        <RecordError error={record.error} onRetry={record.retry} {...texts} />
      )
    default:
      return children(record)
  }
}

interface RecordBodyProps<Value> {
  /** What it is: 'Block'. */
  noun: string
  record: KnownRecord<Value>
  /** Its details. */
  children: (value: Value) => ReactNode
}

/** A record that the API sent: its details, or that they could not be read, above the raw response. */
export function RecordBody<Value>({ noun, record: { value, raw }, children }: RecordBodyProps<Value>) {
  return (
    <>
      {value === null ? <Notice tone="bad" title={`${noun} details could not be read`} /> : children(value)}
      <div className="my-4">
        <RawApiResponse raw={raw} />
      </div>
    </>
  )
}

/** The shape of a record's details while they load; as tall as the window, so that the footer does not appear to move. */
export function RecordSkeleton() {
  return (
    <div className="min-h-dvh">
      <DetailRowsSkeleton rows={12} />
    </div>
  )
}

/** Why a record is not shown: not found, not available from this API, or an error. */
export function RecordError({ error, what, absent, onRetry, hasTabs = true, isPart = false }: RecordErrorProps) {
  const kind = error instanceof ApiError ? error.kind : null
  if (kind === 'not-found') {
    return (
      <Notice title={absent}>
        <Button onClick={onRetry}>Retry</Button>
        {!isPart && <SearchAgain />}
      </Notice>
    )
  }
  if (kind === 'unsupported') {
    return (
      <Notice title={`${what} not available for this chain`}>
        {hasTabs && <p className="text-muted">See the other tabs for the data that is available.</p>}
      </Notice>
    )
  }
  return <ErrorNotice error={error} what={what} onRetry={onRetry} />
}

const POLL_INTERVAL_MS = 5_000
/** One minute of polling. */
const MAX_POLLS = 60_000 / POLL_INTERVAL_MS

interface RecordNotFoundProps {
  /** The hash that was looked up. */
  id: string
  poll: Poll
  /** 'Transaction', 'Block'. */
  noun: string
  /** Path of the same record on another chain. */
  elsewhere: (chain: string) => string
  /** Why the record may be missing. */
  children: ReactNode
}

/** Shown in place of a record that the API does not have (yet): polls for it for a minute, and links to the other chains. */
export function RecordNotFound({ id, poll, noun, elsewhere, children }: RecordNotFoundProps) {
  const { chain } = useChain()
  const [isStopped, setStopped] = useState(false)
  const { looking, isFetching, again } = usePolling({
    id: `${chain.id} ${noun} ${id}`,
    poll,
    every: POLL_INTERVAL_MS,
    most: MAX_POLLS,
    wanted: !isStopped,
  })
  return (
    <Notice title={`${noun} not found on ${chain.name}`}>
      {children}
      <p role="status" className="text-muted">
        {looking
          ? 'Checking every 5 seconds for a minute'
          : isStopped
            ? 'Stopped checking'
            : 'Not found within a minute'}
      </p>
      {looking ? (
        <Button onClick={() => setStopped(true)}>Stop</Button>
      ) : (
        <Button onClick={again} disabled={isFetching}>
          Retry
        </Button>
      )}
      <OtherChainLinks path={elsewhere} />
      <SearchAgain />
    </Notice>
  )
}

/** Links shown; the chain switcher has the rest. */
const MAX_CHAIN_LINKS = 8

/** Links to the same record on the other chains. */
function OtherChainLinks({ path }: { path: (chain: string) => string }) {
  const { config, chain } = useChain()
  const others = config.chains.filter(({ id }) => id !== chain.id)
  if (others.length === 0) return null
  return (
    <p className="[&_a]:inline-block [&_a]:min-h-6 [&_a]:underline">
      Search on{' '}
      {others.slice(0, MAX_CHAIN_LINKS).map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={path(id)}>{name}</a>
        </span>
      ))}
      {others.length > MAX_CHAIN_LINKS && ` and ${others.length - MAX_CHAIN_LINKS} more chains`}
    </p>
  )
}
