import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useToken } from '#/data/queries/token'
import { useChain } from '#/data/sources/useChain'
import { hasInstances } from '#/domain/tokenKind'

/** The counts of a token, requested after the list that is shown; never if the token is known from the search only. */
export function useTokenCounters(hash: string) {
  const { token, source } = useToken(hash)
  return useQuery({
    ...itemQuery(useChain(), 'tokenCounters', { hash }),
    ...SECONDARY,
    enabled: token !== null && source !== 'search',
  })
}

/** The tabs that apply to a token, with their counts; none if there is no such token. */
export function useTokenTabs(hash: string) {
  const { token, error } = useToken(hash)
  const counters = useTokenCounters(hash).data?.value
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
  return [...tabs, { label: 'Inventory', path: 'instances', resource: 'tokenInstances', count } as const]
}
