import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { Network, NetworkList } from '#/api/readNetworks'
import { getNetwork, listNetworks, type NetworksHost } from '#/api/networks'
import type { Access } from './access'
import { asApiError, isRefusedToken, isUnreadable } from './outcome'

/** What is known of a host's networks; a host that can't be read is one of the contract and no failure. */
export type ListReading = ({ readable: true } & NetworkList) | { readable: false }

/** What is known of one network: null where the host has networks but not this one. */
export type Reading = { readable: true; network: Network | null } | { readable: false }

/** Reads the host's networks, with the token of the session, into a cache of its own. */
export class Reader {
  /** Nothing of it gets among what the explorer keeps. */
  readonly queries = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: 30_000, structuralSharing: false } },
  })
  readonly #access: Access

  constructor(access: Access) {
    this.#access = access
  }

  /** The networks of the host. */
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
        // Without an answer for one network: either the host has no such network, or it can't be read at all.
        const list = await this.queries.fetchQuery({ ...this.listQuery(), staleTime: 0 })
        if (!list.readable) return list
        return { readable: true, network: list.networks.find((network) => network.chainId === chainId) ?? null }
      },
    })

  /** Tries a token on the list; rejects with the host's ApiError if it is refused, and only then. */
  async tryToken(token: string): Promise<void> {
    try {
      const list = await listNetworks(this.#access.host(token))
      this.queries.setQueryData<ListReading>(['networks'], { readable: true, ...list })
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isRefusedToken(error, 'GET')) throw error
      if (isUnreadable(error)) this.queries.setQueryData<ListReading>(['networks'], { readable: false })
    }
  }

  /** The network as it is now; null where the host can't be read. Rejects with an ApiError. */
  async readNow(chainId: string): Promise<Network | null> {
    // An answer that is on its way already may be older than what it is to be held against.
    await Promise.all([['network', chainId], ['networks']].map((queryKey) => this.queries.cancelQueries({ queryKey })))
    const reading = await this.queries.fetchQuery({ ...this.networkQuery(chainId), staleTime: 0 })
    return reading.readable ? reading.network : null
  }

  /** What is shown of a network is asked for again. */
  outdated(chainId: string): void {
    void this.queries.invalidateQueries({ queryKey: ['networks'] })
    void this.queries.invalidateQueries({ queryKey: ['network', chainId] })
  }

  forget(): void {
    this.queries.clear()
  }

  /** Reads with the token of the session; a token that is refused locks it. */
  async #reading<T extends { readable: boolean }>(
    read: (host: NetworksHost) => Promise<T>,
  ): Promise<T | { readable: false }> {
    const token = this.#access.session.token()
    if (token === null) throw new ApiError({ kind: 'aborted', resource: 'networks', path: '' })
    try {
      return await read(this.#access.host(token))
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isRefusedToken(error, 'GET')) this.#access.refuse(token, error)
      else if (isUnreadable(error)) return { readable: false }
      throw error
    }
  }
}
