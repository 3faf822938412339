import { useQuery } from '@tanstack/react-query'
import type { ChainConnection } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { firstPageQuery, itemQuery } from '#/data/queries/resourceQueries'
import { type Poll, usePolling } from '#/data/queries/usePolling'
import { type Arrival, arrivalOf, type Head, headOf, meanBlockTime, staleSince } from '#/domain/blocks/blockTime'
import { duration } from '#/domain/text/duration'
import { exactTime } from '#/domain/text/time'
import { Count } from '#/entity/Count'
import { BlockLink } from '#/entity/links'
import { SearchAgain } from '#/entity/SearchAgain'
import { Time } from '#/entity/Timestamp'
import { Notice } from '#/ui/Notice'
import { useNow } from '#/ui/Age'
import { Stats } from '#/ui/Stats'

interface FutureBlockProps {
  /** A decimal number of any size. */
  height: string
  poll: Poll
}

/** The block itself is polled for when no more than this many blocks remain; before that only the chain head is. */
const POLLED_BLOCKS = 2n
const POLL_INTERVAL_MS = 4_000
/** Ten minutes of polling. */
const MAX_POLLS = 150

/** Shown for a height that the chain has not reached: a countdown, replaced by the block when it is produced. */
export function FutureBlock({ height, poll }: FutureBlockProps) {
  const connection = useChain()
  const { head, blockTime, isStale, isPending } = useChainHead(connection)
  const arrival = head && arrivalOf(BigInt(height), head, blockTime)
  usePolling({
    id: `${connection.chain.id} block ${height}`,
    poll,
    every: POLL_INTERVAL_MS,
    most: MAX_POLLS,
    wanted: !isPending && (arrival === null || arrival.remaining <= POLLED_BLOCKS),
  })
  const now = useNow('seconds')
  const { id } = connection.chain
  if (isPending)
    return (
      <div role="status" className="min-h-60 py-3 text-muted">
        Loading…
      </div>
    )
  if (head === null || arrival === null) {
    return (
      <Notice title={`Block ${height} not found`}>
        <p>The latest block of the chain is unknown. Checking for block {height} every few seconds, for ten minutes.</p>
        <SearchAgain />
      </Notice>
    )
  }
  if (arrival.remaining <= 0n) {
    return (
      <Notice title={`Block ${height} not found`}>
        <p>
          The latest block is {head.height}, so this one may not be indexed, or may be too old for this API. Checking
          every few seconds, for ten minutes.
        </p>
        <SearchAgain />
      </Notice>
    )
  }
  return (
    <section aria-label={`Countdown to block ${height}`} className="panel mt-4 flex flex-col gap-4 px-4 py-5">
      <h2 className="text-lg font-semibold">Block {height} has not been produced yet</h2>
      <Stats
        figures={[
          { label: 'Time remaining', value: isStale ? 'unknown' : <RemainingTime arrival={arrival} now={now} /> },
          { label: 'Blocks remaining', value: <Count value={arrival.remaining} /> },
          { label: 'Latest block', value: <BlockLink chain={id} height={head.height} /> },
          ...(blockTime === null ? [] : [{ label: 'Average block time', value: duration(blockTime) }]),
        ]}
      />
      <p className="text-muted">
        {isStale && head.timestamp && (
          <>
            The latest block was <Time date={head.timestamp} />, so nothing is expected.{' '}
          </>
        )}
        {!isStale &&
          arrival.due !== null &&
          `${arrival.due < now ? 'Was expected' : 'Expected'} at ${exactTime(toSecond(arrival.due))}. `}
        This page shows the block as soon as it is available.
      </p>
    </section>
  )
}

function toSecond(ms: number): Date {
  return new Date(Math.round(ms / 1000) * 1000)
}

/** A block is shown as late only this long after it was expected. */
const LATE_AFTER_MS = 60_000

function RemainingTime({ arrival: { due }, now }: { arrival: Arrival; now: number }) {
  const text =
    due === null
      ? 'unknown'
      : due - now < -LATE_AFTER_MS
        ? `${duration(now - due)} late`
        : due > now
          ? duration(Math.ceil((due - now) / 1000) * 1000)
          : 'any moment'
  return (
    <span role="timer" className="tabular-nums">
      {text}
    </span>
  )
}

interface ChainHead {
  /** The newest known block; null if the API returned none. */
  head: Head | null
  /** Mean time between blocks, ms: of the latest blocks, else the API's own; null if neither is known. */
  blockTime: number | null
  /** Whether the head was too old when it was loaded: the chain has stopped, or its API lags behind. */
  isStale: boolean
  isPending: boolean
}

/** The chain head and the block time, refreshed while the page is visible; by the latest transactions if no blocks are listed. */
function useChainHead(connection: ChainConnection): ChainHead {
  const latest = useQuery(firstPageQuery(connection, { resource: 'mainPageBlocks', params: {}, filters: {} }))
  const noBlocks = latest.isError || latest.data?.rows.length === 0
  const transactions = useQuery({
    ...firstPageQuery(connection, { resource: 'mainPageTransactions', params: {}, filters: {} }),
    enabled: noBlocks,
  })
  const listed = latest.data?.rows.flatMap(({ value }) => value ?? []) ?? []
  const mined = transactions.data?.rows.flatMap(({ value }) => value ?? []) ?? []
  const blocks =
    listed.length > 0 ? listed : mined.map(({ block_number, timestamp }) => ({ height: block_number, timestamp }))
  const measured = meanBlockTime(blocks)
  const stats = useQuery({ ...itemQuery(connection, 'stats', {}), enabled: !latest.isPending && measured === null })
  return {
    head: headOf(blocks),
    isStale: staleSince(blocks, (listed.length > 0 ? latest : transactions).data?.receivedAt ?? 0) !== null,
    blockTime: measured ?? stats.data?.value?.average_block_time ?? null,
    isPending: latest.isPending || (noBlocks && transactions.isPending),
  }
}
