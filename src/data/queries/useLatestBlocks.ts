import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAutoRefresh } from '#/data/queries/autoRefresh'
import { firstPageQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { isLow } from '#/data/sources/credits'
import { refreshInterval } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'

/**
 * The latest blocks, newest first, refreshed unless auto-refresh is paused or few credits are left. Spread `freeze` on the element
 * that shows them: they do not change while the pointer or the focus is in it. Requested after the rest of the page.
 */
export function useLatestBlocks(resource: 'mainPageBlocks' | 'blocks', refetchInterval?: number) {
  const connection = useChain()
  const autoRefresh = useAutoRefresh()
  const { data, isPending, isError } = useQuery({
    ...firstPageQuery(connection, { resource, params: {}, filters: {} }),
    ...SECONDARY,
    ...(refetchInterval !== undefined && { refetchInterval: refreshInterval(connection.chain, refetchInterval) }),
    enabled: ({ state }) => state.data === undefined || (autoRefresh === 'on' && !isLow(state.data.limits)),
  })
  const latest = useMemo(() => data?.rows.flatMap(({ value }) => value ?? []), [data])
  const [frozen, setFrozen] = useState<typeof latest>()
  const blocks = frozen ?? latest
  const hold = () => setFrozen(blocks)
  const release = () => setFrozen(undefined)
  const freeze = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
  return { blocks, freeze, isPending, isError }
}
