import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { ApiError } from '#/api/errors'
import type { SourcifyContract } from '#/api/schemas/sourcify'
import { loadSourcifyContract } from '#/api/sourcify'
import { useChain } from '#/data/sources/useChain'
import { chainIdOf } from '#/domain/chainKey'

/** A contract on Sourcify, and how to load it. */
export interface SourcifyLookup {
  /** Host of `sourcifyUrl`. */
  readonly host: string
  /** Undefined before it is loaded, null if the contract is not verified there. */
  readonly contract: SourcifyContract | null | undefined
  readonly isLoading: boolean
  readonly error: Error | null
  readonly load: () => void
}

/** Requests whose response was too large: a retry of them is the decision to load it anyway. */
const unlimited = new Set<string>()

/**
 * The contract at an address on Sourcify; null where no server is configured. Nothing is requested before `load` is called, unless the
 * configuration has `"sourcify": "auto"`.
 */
export function useSourcify(address: string): SourcifyLookup | null {
  const { requestQueues, fetch } = useRouteContext({ from: '__root__' })
  const { config, chain } = useChain()
  const { sourcifyUrl: url } = config
  const queryKey = ['sourcify', url, chain.id, address.toLowerCase()]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      if (url === undefined) return null
      const key = queryKey.join(' ')
      try {
        const request = { chainId: chainIdOf(chain.id), address, isUnlimited: unlimited.has(key), signal }
        return await loadSourcifyContract({ url, requestQueues, fetch }, request)
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'too-large') unlimited.add(key)
        throw error
      }
    },
    enabled: url !== undefined && config.sourcify === 'auto',
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  })
  if (url === undefined) return null
  return {
    host: new URL(url, location.origin).host,
    contract: query.data,
    isLoading: query.isFetching,
    error: query.isFetching || query.data !== undefined ? null : query.error,
    load: () => void query.refetch(),
  }
}
