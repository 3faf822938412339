import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useToken } from '#/data/queries/token'
import { useChain } from '#/data/sources/useChain'
import { hasInstances } from '#/domain/tokenKind'

/** The tabs of a token's page with what is known of their counts; those that cannot apply to it are left out, all of them where there is no token. */
export function useTokenTabs(hash: string) {
  const connection = useChain()
  const { token, source, error } = useToken(hash)
  const counters = useQuery({
    ...itemQuery(connection, 'tokenCounters', { hash }),
    enabled: token !== null && source !== 'search',
  }).data?.value
  if (error instanceof ApiError && error.kind === 'not-found') return []
  const tabs = [
    { label: 'Transfers', path: '', resource: 'tokenTransfers', count: counters?.transfers_count ?? null },
    {
      label: 'Holders',
      path: 'holders',
      resource: 'tokenHolders',
      count: counters?.token_holders_count ?? token?.holders_count ?? null,
    },
  ] as const
  if (!token || !hasInstances(token.type)) return tabs
  const count = token.type === 'ERC-721' ? token.total_supply : null
  return [...tabs, { label: 'Instances', path: 'instances', resource: 'tokenInstances', count } as const]
}
