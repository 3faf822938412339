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
 * Looks for new rows at the head of a list while the page is visible, has a network and may go on, and holds them behind a button:
 * nothing being read moves.
 */
export function NewRowsButton<N extends ListName>({
  connection,
  request,
  noun: [one, several],
}: NewRowsButtonProps<N>) {
  const client = useQueryClient()
  const pause = useRef<HTMLButtonElement>(null)
  const [said, say] = useState('')
  const following = useAutoRefresh()
  const { queryKey } = listQuery(connection, request, '')
  const shown = client.getQueryData<InfiniteData<Page<N>>>(queryKey)?.pages[0]
  const { data: head } = useQuery({
    ...firstPageQuery(connection, request, shown),
    enabled: ({ state: { data } }) =>
      following === 'on' && shown !== undefined && data !== undefined && !isLow(data.limits),
  })
  const known = new Set(shown?.rows.map(({ id }) => id))
  const isNewer = shown && head && head.receivedAt > shown.receivedAt
  const fresh = isNewer ? head.rows.filter(({ id }) => !known.has(id)).length : 0
  const words = `${fresh === head?.rows.length ? `${fresh}+` : fresh} new ${fresh === 1 ? one : several}`
  const show = () => {
    if (!head) return
    // The button goes with what it showed, and the focus would go with it.
    pause.current?.focus({ preventScroll: true })
    say(`${words} shown`)
    client.setQueryData(queryKey, { pages: [head], pageParams: [null] })
    scrollTo({ top: 0 })
  }
  return (
    <>
      {/* Told once, however many more come. */}
      <span role="status" className="sr-only">
        {fresh > 0 ? `New ${several} can be shown` : said}
      </span>
      {/* Where there is no room beside the count it stands over it: the rows stay where they are. */}
      {fresh > 0 && (
        <span className="bg-ground max-sm:absolute max-sm:left-0">
          <button
            type="button"
            onClick={show}
            className="min-h-11 rounded-full bg-accent-soft px-3 font-medium text-accent md:min-h-7"
          >
            {words}
          </button>
        </span>
      )}
      <PauseSwitch ref={pause} state={following === 'on' && head && isLow(head.limits) ? 'low' : following} />
    </>
  )
}

/** What each state is called, and what there is to know of it. */
const states: Record<AutoRefresh | 'low', readonly [sign: string, label: string, title: string]> = {
  on: ['●', 'Live', 'New rows are looked for every 12 seconds while this page is in view'],
  paused: ['❚❚', 'Paused', 'New rows are not looked for'],
  offline: ['○', 'Offline', 'New rows are looked for again once there is a network'],
  low: ['○', 'Held', 'New rows are not looked for: what is left of the API credits is kept for the pages you open'],
}

/** Says whether new rows are looked for, and pauses that for all lists. */
function PauseSwitch({ state, ref }: { state: AutoRefresh | 'low'; ref: Ref<HTMLButtonElement> }) {
  const [sign, label, title] = states[state]
  return (
    <button
      ref={ref}
      type="button"
      title={title}
      onClick={() => pauseAutoRefresh(state !== 'paused')}
      className="inline-flex min-h-11 min-w-20 items-center gap-2 rounded-sm px-2 hover:bg-sunken max-lg:ml-auto md:min-h-7"
    >
      <span aria-hidden className={state === 'on' ? 'text-accent' : 'text-xs'}>
        {sign}
      </span>
      {label}
      <span className="sr-only">, {state === 'paused' ? 'look for new rows again' : 'pause looking for new rows'}</span>
    </button>
  )
}
