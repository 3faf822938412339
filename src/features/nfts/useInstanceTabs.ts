import { useQuery } from '@tanstack/react-query'
import type { InstanceParams } from '#/data/queries/instance'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'

/** The tabs of an NFT's page; how often it moved is told where its server counts that. */
export function useInstanceTabs(params: InstanceParams) {
  const counters = useQuery(itemQuery(useChain(), 'tokenInstanceCounters', params)).data?.value
  const count = counters?.transfers_count ?? null
  return [
    { label: 'Overview', path: '' },
    { label: 'Transfers', path: 'transfers', resource: 'tokenInstanceTransfers', count },
    { label: 'Holders', path: 'holders', resource: 'tokenInstanceHolders' },
    { label: 'Metadata', path: 'metadata' },
  ] as const
}
