import type { Page } from '#/api/page'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { useBackground } from '#/data/queries/background'
import { firstPageQuery } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { staleSince } from '#/domain/blocks/blockTime'

const LATEST_BLOCKS = { resource: 'mainPageBlocks', params: {}, filters: {} } as const
const BLOCKS = { resource: 'blocks', params: {}, filters: {} } as const

/**
 * The time of a chain's latest block if that was too old when the blocks were loaded, else null; undefined if the page has loaded no
 * blocks. They are those that the page has loaded; where it wants them, they are requested: without an endpoint of the latest blocks,
 * from the list of blocks.
 */
export function useStaleHead(connection: ChainConnection, isWanted = false): Date | null | undefined {
  const latest = useQuery({
    ...firstPageQuery(connection, LATEST_BLOCKS),
    ...useBackground(connection, 'mainPageBlocks', isWanted),
  })
  const { error } = latest
  const isMissing = error instanceof ApiError && (error.kind === 'unsupported' || error.kind === 'not-found')
  const list = useQuery({
    ...firstPageQuery(connection, BLOCKS),
    ...useBackground(connection, 'blocks', isWanted && isMissing),
  })
  const pages: (Page<'mainPageBlocks'> | Page<'blocks'> | undefined)[] = [latest.data, list.data]
  const [page] = pages.filter((each) => each !== undefined).toSorted((a, b) => b.receivedAt - a.receivedAt)
  return page
    ? staleSince(
        page.rows.flatMap(({ value }) => value ?? []),
        page.receivedAt,
      )
    : undefined
}
