import type { Page } from '#/api/page'
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import type { ListName } from '#/api/resources'
import type { ChainConnection } from '#/data/sources/dataSource'
import { type AutoRefresh, pauseAutoRefresh, useAutoRefresh } from '#/data/queries/autoRefresh'
import { useStaleHead } from '#/data/queries/useStaleHead'
import { firstPageQuery, type ListRequest, listQuery } from '#/data/queries/resourceQueries'
import { isLow } from '#/data/sources/credits'
import { hasRecentRecord } from '#/domain/blocks/blockTime'
import { Time } from '#/entity/Timestamp'

interface NewRowsButtonProps<N extends ListName> {
  connection: ChainConnection
  request: ListRequest<N>
  noun: readonly [one: string, several: string]
}

/**
 * Polls the head of a list while the page is visible, online and not paused. New rows wait behind a button, so that no row moves
 * while it is read.
 */
export default function NewRowsButton<N extends ListName>({
  connection,
  request,
  noun: [one, several],
}: NewRowsButtonProps<N>): ReactNode {
  const client = useQueryClient()
  const pauseButton = useRef<HTMLButtonElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const autoRefresh = useAutoRefresh()
  const knownStaleSince = useStaleHead(connection)
  const { queryKey } = listQuery(connection, request, '')
  const shown = client.getQueryData<InfiniteData<Page<N>>>(queryKey)?.pages[0]
  const { data: head } = useQuery({
    ...firstPageQuery(connection, request, shown),
    enabled: ({ state: { data } }) =>
      autoRefresh === 'on' && shown !== undefined && data !== undefined && !isLow(data.limits),
  })
  // A recent row is newer than the blocks that were loaded before.
  // The banner of the demo says it of all its chains.
  const isRecorded = connection.config.demo && !connection.chain.added
  const staleSince = isRecorded ? undefined : head && isRecent(head) ? null : knownStaleSince
  const shownIds = new Set(shown?.rows.map(({ id }) => id))
  const isNewer = shown && head && head.receivedAt > shown.receivedAt
  const newCount = isNewer ? head.rows.filter(({ id }) => !shownIds.has(id)).length : 0
  const label = `${newCount === head?.rows.length ? `${newCount}+` : newCount} new ${newCount === 1 ? one : several}`
  const show = () => {
    if (!head) return
    // The pressed button disappears: keep the focus in place.
    pauseButton.current?.focus({ preventScroll: true })
    setAnnouncement(`${label} shown`)
    client.setQueryData(queryKey, { pages: [head], pageParams: [null] })
    scrollTo({ top: 0 })
  }
  return (
    <>
      {/* The number is left out, so that this is announced once. */}
      <span role="status" className="sr-only">
        {newCount > 0 ? `New ${several} available` : announcement}
      </span>
      {/* On a small screen it covers the count, so that the rows do not move. */}
      {newCount > 0 && (
        <span className="bg-ground max-sm:absolute max-sm:left-0">
          <button
            type="button"
            onClick={show}
            className="min-h-11 rounded-full bg-accent-soft px-3 font-medium text-accent md:min-h-7"
          >
            {label}
          </button>
        </span>
      )}
      <PauseSwitch
        ref={pauseButton}
        state={autoRefresh === 'on' && head && isLow(head.limits) ? 'low' : autoRefresh}
        staleSince={staleSince}
      />
    </>
  )
}

/** Whether the latest row was new when the page was loaded. */
function isRecent({ rows, receivedAt }: Page<ListName>): boolean {
  return hasRecentRecord(
    rows.flatMap(({ value }) => value ?? []),
    receivedAt,
  )
}

/** Whether it runs, label and hint of each state. */
const STATES: Record<AutoRefresh | 'low', readonly [isOn: boolean, label: string, title: string]> = {
  on: [true, 'Live', 'Auto-refresh every 12 s. Click to pause'],
  paused: [false, 'Paused', 'Auto-refresh paused. Click to resume'],
  offline: [false, 'Offline', 'Auto-refresh resumes when you reconnect'],
  low: [false, 'Paused (low credits)', 'Auto-refresh paused: API credits are low'],
}

interface PauseSwitchProps {
  state: AutoRefresh | 'low'
  /** The time of the latest block if it is too old, null if a block or row is known to be new, else undefined; the sign is green only for null. */
  staleSince: Date | null | undefined
  ref: Ref<HTMLButtonElement>
}

/** Shows the state of the auto-refresh; a press pauses or resumes it for all lists. */
function PauseSwitch({ state, staleSince, ref }: PauseSwitchProps) {
  const [isOn, label, title] = STATES[state]
  const isStale = state === 'on' && staleSince
  return (
    <button
      ref={ref}
      type="button"
      title={title}
      onClick={() => pauseAutoRefresh(state !== 'paused')}
      className="inline-flex min-h-11 min-w-25 max-[22rem]:min-w-0 items-center gap-2 rounded-sm px-2 hover:bg-sunken max-lg:ml-auto md:min-h-7 md:min-w-20"
    >
      <span
        aria-hidden
        className={`size-2 rounded-full border ${isOn && !isStale ? (staleSince === null ? 'border-accent bg-accent' : 'border-muted bg-muted') : 'border-muted'}`}
      />
      {isStale ? (
        <span className="text-left leading-tight">
          {label}
          {/* On a larger screen it is above the list, where a small one has no place for it. */}
          <span className="block text-warn md:hidden [&_time]:text-inherit">
            <span className="sr-only">latest </span>
            <span className="max-[22rem]:sr-only">block</span> <Time date={staleSince} />
          </span>
          <span className="sr-only">, no new blocks</span>
        </span>
      ) : (
        label
      )}
      <span className="sr-only">, {state === 'paused' ? 'resume auto-refresh' : 'pause auto-refresh'}</span>
    </button>
  )
}
