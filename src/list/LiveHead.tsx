import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ListName } from '#/api/resources'
import { firstPageQuery, type ListRequest } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { hasRecentRecord } from '#/domain/blocks/blockTime'
import { StaleHeadNote } from '#/entity/StaleHeadNote'
import { useNow } from '#/ui/Age'

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
  if (!head || isHome) return null
  const records = head.rows.flatMap(({ value }) => value ?? [])
  return hasRecentRecord(records, now) ? null : <StaleHeadNote isRequested={!hasBlocks(request)} />
}

/** Whether the list is that of the latest blocks, which useStaleHead reads. */
function hasBlocks({ resource, filters }: ListRequest): boolean {
  return (resource === 'blocks' || resource === 'mainPageBlocks') && Object.keys(filters).length === 0
}
