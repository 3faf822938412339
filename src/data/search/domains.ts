import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type Domain, lookUpDomain } from '#/api/domainLookup'
import { isServiceLacking } from '#/api/errors'
import { type Chain, defaultChain } from '#/data/config/config'
import type { Reach } from '#/data/search/crossChainSearch'
import { pauseForTyping } from '#/data/search/suggestions'
import { credentialFor } from '#/data/settings/apiKey'
import { CREDIT_RESERVE, creditsLeft } from '#/data/sources/credits'
import { type Connection, sourceOf } from '#/data/sources/dataSource'
import { originOf } from '#/api/url'
import { chainIdOf } from '#/domain/chainKey'
import { isDomainName } from '#/domain/search/searchTarget'

/** Of the chain that ENS is on. */
const ENS_CHAIN = '1'

/** The multichain API that can look names up: the one that serves a chain now. */
function serviceOf({ config, client }: Connection, chain: Chain): string | null {
  const { proUrl } = config
  return proUrl && !client.notes.lacks(proUrl, 'domain names') && sourceOf({ config, chain }).root.form === 'multichain'
    ? proUrl
    : null
}

/**
 * The address of a domain name, by the domain service of the multichain API: as the chain has it, else as Ethereum has it. Null if
 * there is no such service, or the name is unknown or has expired.
 */
export async function resolveDomain(
  reach: Reach,
  chain: Chain,
  name: string,
  signal: AbortSignal,
): Promise<Domain | null> {
  const { config, client, requestQueues, requestLog, fetch } = reach
  const proUrl = serviceOf(reach, chain)
  if (proUrl === null || !isDomainName(name)) return null
  const left = creditsLeft(requestLog, originOf(proUrl))
  if (left !== null && left < CREDIT_RESERVE) return null
  const credential = credentialFor(config) ?? undefined
  const rate = credential?.rate ?? config.requestsPerSecond
  for (const id of new Set([chainIdOf(chain.id), ENS_CHAIN])) {
    try {
      const found = await lookUpDomain(
        { proUrl, credential, rate, requestQueues, fetch },
        id,
        name.toLowerCase(),
        signal,
      )
      // The next owner of an expired name may be anyone.
      if (found && (found.expires === null || found.expires.getTime() > Date.now())) return found
    } catch (error) {
      // The same for a name that is unknown.
      if (!isServiceLacking(error)) throw error
      if (error.kind === 'unsupported') {
        client.notes.noteLacking(proUrl, 'domain names')
        return null
      }
    }
  }
  return null
}

/** The address of a domain name that is searched for, and whether an API looks names of the chain up; nothing is requested for null. */
export function useDomain(chain: Chain | null, name: string | null) {
  const reach = useRouteContext({ from: '__root__' })
  const on = chain ?? defaultChain(reach.config)
  const { data, isLoading } = useQuery(
    queryOptions<Domain | null>({
      queryKey: ['domain', on.id, name],
      queryFn: async ({ signal }) => {
        await pauseForTyping(signal)
        return resolveDomain(reach, on, name ?? '', signal)
      },
      enabled: name !== null && isDomainName(name) && serviceOf(reach, on) !== null,
      staleTime: 60_000,
      retry: false,
      retryOnMount: false,
    }),
  )
  return { domain: data ?? null, isLoading, isServed: serviceOf(reach, on) !== null }
}
