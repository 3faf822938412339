import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { Network, NetworkList } from '#/api/readNetworks'
import { getNetwork, listNetworks, type NetworksHost } from '#/api/networks'
import type { Access } from './access'
import { asApiError, isMissingPermission, isRejectedToken, isUnreadable } from './outcome'

/** The networks of an API. Reading them is optional in the API docs, so that an API without it is no failure. */
export type ListReading = ({ readable: true } & NetworkList) | { readable: false }

/** One network; null where the API has networks but not this one. */
export type Reading = { readable: true; network: Network | null } | { readable: false }

/** Reads the host's networks, with the token of the session, into a cache of its own. */
export class Reader {
  /** Separate from the explorer's query cache, which is saved in the browser. */
  readonly queries = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: 30_000, structuralSharing: false } },
  })
  readonly #access: Access

  constructor(access: Access) {
    this.#access = access
  }

  /** All networks. */
  readonly listQuery = () =>
    queryOptions<ListReading>({
      queryKey: ['networks'],
      queryFn: () => this.#reading(async (host) => ({ readable: true, ...(await listNetworks(host)) })),
    })

  /** One network. */
  readonly networkQuery = (chainId: string) =>
    queryOptions<Reading>({
      queryKey: ['network', chainId],
      queryFn: async () => {
        const one = await this.#reading<Reading>(async (host) => ({
          readable: true,
          network: await getNetwork(host, chainId),
        }))
        if (one.readable) return one
        // No response for one network: either there is no such network, or networks can't be read at all.
        const list = await this.queries.fetchQuery({ ...this.listQuery(), staleTime: 0 })
        if (!list.readable) return list
        return { readable: true, network: list.networks.find((network) => network.chainId === chainId) ?? null }
      },
    })

  /** Tries a token on the list; rejects with an ApiError only if the API rejects the token, or does not let it read. */
  async tryToken(token: string): Promise<void> {
    try {
      const list = await listNetworks(this.#access.host(token))
      this.queries.setQueryData<ListReading>(['networks'], { readable: true, ...list })
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isRejectedToken(error) || (isMissingPermission(error) && error.admin)) throw error
      if (isUnreadable(error)) this.queries.setQueryData<ListReading>(['networks'], { readable: false })
    }
  }

  /** The current network; null where networks can't be read. Rejects with an ApiError. */
  async readNow(chainId: string): Promise<Network | null> {
    // A response in flight may be older than the change that it is compared to.
    await Promise.all([['network', chainId], ['networks']].map((queryKey) => this.queries.cancelQueries({ queryKey })))
    const reading = await this.queries.fetchQuery({ ...this.networkQuery(chainId), staleTime: 0 })
    return reading.readable ? reading.network : null
  }

  /** Refetches a network and the list. */
  refetch(chainId: string): void {
    void this.queries.invalidateQueries({ queryKey: ['networks'] })
    void this.queries.invalidateQueries({ queryKey: ['network', chainId] })
  }

  forget(): void {
    this.queries.clear()
  }

  /** Reads with the token of the session, which a rejected token locks. */
  async #reading<T extends { readable: boolean }>(
    read: (host: NetworksHost) => Promise<T>,
  ): Promise<T | { readable: false }> {
    const token = this.#access.session.token()
    if (token === null) throw new ApiError({ kind: 'aborted', resource: 'networks', path: '' })
    try {
      return await read(this.#access.host(token))
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isRejectedToken(error)) this.#access.refuse(token, error)
      else if (isUnreadable(error)) return { readable: false }
      throw error
    }
  }
}
