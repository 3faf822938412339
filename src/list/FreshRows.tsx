import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Page } from '#/api/client'
import type { ListName } from '#/api/resources'
import type { ChainConnection } from '#/data/connection'
import { firstPageQuery, type ListRequest, listQuery } from '#/data/queries'

interface FreshRowsProps<N extends ListName> {
  connection: ChainConnection
  request: ListRequest<N>
  noun: readonly [one: string, several: string]
}

/** Looks for new rows at the head of a list while the page is visible, and holds them behind a button: nothing being read moves. */
export function FreshRows<N extends ListName>({ connection, request, noun: [one, several] }: FreshRowsProps<N>) {
  const client = useQueryClient()
  const { queryKey } = listQuery(connection, request, '')
  const shown = client.getQueryData<InfiniteData<Page<N>>>(queryKey)?.pages[0]
  const { data: head } = useQuery({ ...firstPageQuery(connection, request, shown), enabled: shown !== undefined })
  if (!shown || !head || head.receivedAt <= shown.receivedAt) return null

  const known = new Set(shown.rows.map(({ id }) => id))
  const fresh = head.rows.filter(({ id }) => !known.has(id)).length
  if (fresh === 0) return null
  const show = () => {
    client.setQueryData(queryKey, { pages: [head], pageParams: [null] })
    scrollTo({ top: 0 })
  }
  return (
    <button
      type="button"
      onClick={show}
      className="min-h-11 rounded-full bg-accent-soft px-3 font-medium text-accent md:min-h-7"
    >
      {fresh === head.rows.length ? `${fresh}+` : fresh} new {fresh === 1 ? one : several}
    </button>
  )
}
