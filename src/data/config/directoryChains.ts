import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { Fetch } from '#/api/transport'
import { takeConfig, withAdded, withoutAdded } from '#/data/config/addedChains'
import { type Config, findChain } from '#/data/config/config'

/** The chains that the configured multichain API lists; requested once, without a key. */
export function chainListQuery({ config, fetch }: { config: Config; fetch: Fetch }) {
  const { proUrl = '' } = config
  return queryOptions({
    queryKey: ['chain list', proUrl],
    queryFn: async () => (await import('#/data/config/chainDirectory')).fetchDirectory(fetch, proUrl),
    staleTime: Infinity,
    gcTime: Infinity,
    retryOnMount: false,
  })
}

/** Adds the chains that the multichain API lists; configured chains with the same ID take precedence. Never rejects. */
export async function takeListedChains(router: AnyRouter): Promise<void> {
  const context: { config: Config; fetch: Fetch; queryClient: QueryClient } = router.options.context
  const listed = await context.queryClient.ensureQueryData(chainListQuery(context)).catch(() => [])
  // Chains may have been added meanwhile.
  const { config }: { config: Config } = router.options.context
  const configured = withoutAdded(config)
  const others = listed.filter(({ id }) => !findChain(configured, id))
  if (others.length > 0)
    await takeConfig(router, withAdded({ ...configured, chains: [...configured.chains, ...others] }))
}
