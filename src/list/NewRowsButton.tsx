import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useRef, useState } from 'react'
import type { Page } from '#/api/client'
import type { ListName } from '#/api/resources'
import type { ChainConnection } from '#/data/sources/connection'
import { type AutoRefresh, pauseAutoRefresh, useAutoRefresh } from '#/data/queries/autoRefresh'
import { firstPageQuery, type ListRequest, listQuery } from '#/data/queries/resourceQueries'
import { isLow } from '#/data/sources/creditReserve'

interface NewRowsButtonProps<N extends ListName> {
  connection: ChainConnection
  request: ListRequest<N>
  noun: readonly [one: string, several: string]
}

/**
 * Polls the head of a list while the page is visible, online and not paused. New rows wait behind a button, so that no row moves
 * while it is read.
 */
export function NewRowsButton<N extends ListName>({
  connection,
  request,
  noun: [one, several],
}: NewRowsButtonProps<N>) {
  const client = useQueryClient()
  const pauseButton = useRef<HTMLButtonElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const autoRefresh = useAutoRefresh()
  const { queryKey } = listQuery(connection, request, '')
  const shown = client.getQueryData<InfiniteData<Page<N>>>(queryKey)?.pages[0]
  const { data: head } = useQuery({
    ...firstPageQuery(connection, request, shown),
    enabled: ({ state: { data } }) =>
      autoRefresh === 'on' && shown !== undefined && data !== undefined && !isLow(data.limits),
  })
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
        {newCount > 0 ? `New ${several} can be shown` : announcement}
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
      <PauseSwitch ref={pauseButton} state={autoRefresh === 'on' && head && isLow(head.limits) ? 'low' : autoRefresh} />
    </>
  )
}

/** Icon, label and hint of each state. */
const STATES: Record<AutoRefresh | 'low', readonly [icon: string, label: string, title: string]> = {
  on: ['●', 'Live', 'New rows are looked for every 12 seconds while this page is in view'],
  paused: ['❚❚', 'Paused', 'New rows are not looked for'],
  offline: ['○', 'Offline', 'New rows are looked for again once there is a network'],
  low: ['○', 'Held', 'New rows are not looked for: what is left of the API credits is kept for the pages you open'],
}

/** Shows whether new rows are polled, and pauses that for all lists. */
function PauseSwitch({ state, ref }: { state: AutoRefresh | 'low'; ref: Ref<HTMLButtonElement> }) {
  const [icon, label, title] = STATES[state]
  return (
    <button
      ref={ref}
      type="button"
      title={title}
      onClick={() => pauseAutoRefresh(state !== 'paused')}
      className="inline-flex min-h-11 min-w-20 items-center gap-2 rounded-sm px-2 hover:bg-sunken max-lg:ml-auto md:min-h-7"
    >
      <span aria-hidden className={state === 'on' ? 'text-accent' : 'text-xs'}>
        {icon}
      </span>
      {label}
      <span className="sr-only">, {state === 'paused' ? 'look for new rows again' : 'pause looking for new rows'}</span>
    </button>
  )
}
