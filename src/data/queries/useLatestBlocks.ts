import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Page } from '#/api/page'
import { nodeUrlOf } from '#/data/config/config'
import { useAutoRefresh } from '#/data/queries/autoRefresh'
import { firstPageQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { isLow } from '#/data/sources/credits'
import { refreshInterval } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'

/** A chart of 50 blocks does not need every new block immediately. */
const LIST_REFETCH_INTERVAL_MS = 60_000

type BlockList = 'mainPageBlocks' | 'blocks'

/**
 * The latest blocks, newest first, refreshed unless auto-refresh is paused or few credits are left. Spread `freeze` on the element
 * that shows them: they do not change while the pointer or the focus is in it. Requested after the rest of the page.
 */
export function useLatestBlocks(resource: BlockList, listInterval = LIST_REFETCH_INTERVAL_MS) {
  const list = useFirstPage('blocks', true, { interval: listInterval })
  const few = useFirstPage('mainPageBlocks', resource === 'mainPageBlocks', { list })
  const { data, isPending, isError } = resource === 'blocks' ? list : few
  // The list may have blocks that are not on the main chain.
  const latest = useMemo(
    () => data?.rows.flatMap(({ value }) => (value && (!value.type || value.type === 'block') ? value : [])),
    [data],
  )
  const [frozen, setFrozen] = useState<typeof latest>()
  const blocks = frozen ?? latest
  const hold = () => setFrozen(blocks)
  const release = () => setFrozen(undefined)
  const freeze = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
  return { blocks, freeze, isPending, isError }
}

/** The first page of a list of blocks. The few of `mainPageBlocks` are at first those of the whole list, which is requested anyway. */
function useFirstPage(
  resource: BlockList,
  isWanted: boolean,
  { interval, list }: { interval?: number; list?: UseQueryResult<Page<BlockList>> },
) {
  const connection = useChain()
  const { chain } = connection
  const autoRefresh = useAutoRefresh()
  // A node reads few blocks sooner.
  const waits = list !== undefined && nodeUrlOf(chain) === undefined && list.isPending && list.failureCount === 0
  return useQuery({
    ...firstPageQuery(connection, { resource, params: {}, filters: {} }, list?.data),
    ...SECONDARY,
    ...(interval !== undefined && { refetchInterval: refreshInterval(chain, interval) }),
    enabled: ({ state }) =>
      isWanted && !waits && (state.data === undefined || (autoRefresh === 'on' && !isLow(state.data.limits))),
  })
}
