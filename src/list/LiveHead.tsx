import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { ApiError } from '#/api/errors'
import type { ListName } from '#/api/resources'
import { useBackground } from '#/data/queries/background'
import { firstPageQuery, type ListRequest } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { hasRecentRecord } from '#/domain/staleHead'
import { StaleHeadNote } from '#/entity/StaleHeadNote'
import { useNow } from '#/ui/Age'

const LATEST_BLOCKS = { resource: 'mainPageBlocks', params: {}, filters: {} } as const
const BLOCKS = { resource: 'blocks', params: {}, filters: {} } as const

/**
 * When the latest block of the chain was, above a live list, if that is too old. An old row says nothing of the chain, as a list may
 * have few rows: without a recent one, the latest blocks are requested.
 */
export default function LiveHead<N extends ListName>({ request }: { request: ListRequest<N> }) {
  const connection = useChain()
  const { chain } = connection
  // The home page shows the note itself, and has the blocks.
  const isHome = useLocation({ select: ({ pathname }) => paths.of(pathname) === paths.chain(chain.id) })
  const now = useNow()
  const { data: head } = useQuery({ ...firstPageQuery(connection, request), enabled: false })
  const isOld =
    head !== undefined &&
    !hasRecentRecord(
      head.rows.flatMap(({ value }) => value ?? []),
      now,
    )
  const isWanted = isOld && !isHome && !hasBlocks(request)
  const latest = useQuery({
    ...firstPageQuery(connection, LATEST_BLOCKS),
    ...useBackground(connection, 'mainPageBlocks', isWanted),
  })
  const { error } = latest
  const isMissing = error instanceof ApiError && (error.kind === 'unsupported' || error.kind === 'not-found')
  useQuery({
    ...firstPageQuery(connection, BLOCKS),
    ...useBackground(connection, 'blocks', isWanted && isMissing),
  })
  return isOld && !isHome ? <StaleHeadNote /> : null
}

/** Whether the list is that of the latest blocks, which useStaleHead reads. */
function hasBlocks({ resource, filters }: ListRequest): boolean {
  return (resource === 'blocks' || resource === 'mainPageBlocks') && Object.keys(filters).length === 0
}
