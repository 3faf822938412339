import { useQuery } from '@tanstack/react-query'
import type { Page } from '#/api/client'
import { firstPageQuery } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { staleSince } from '#/domain/staleHead'

/**
 * The time of a chain's latest block if that was too old when the blocks were loaded, else null; undefined if the page has loaded no
 * blocks, as this requests none.
 */
export function useStaleHead(connection: ChainConnection): Date | null | undefined {
  const request = { params: {}, filters: {} } as const
  const latest = useQuery({ ...firstPageQuery(connection, { resource: 'mainPageBlocks', ...request }), enabled: false })
  const list = useQuery({ ...firstPageQuery(connection, { resource: 'blocks', ...request }), enabled: false })
  const pages: (Page<'mainPageBlocks'> | Page<'blocks'> | undefined)[] = [latest.data, list.data]
  const [page] = pages.filter((each) => each !== undefined).toSorted((a, b) => b.receivedAt - a.receivedAt)
  return page
    ? staleSince(
        page.rows.flatMap(({ value }) => value ?? []),
        page.receivedAt,
      )
    : undefined
}
