import { type QueryClient, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Item } from '#/api/client'
import { ApiError } from '#/api/errors'
import type { SearchResult } from '#/api/schemas/search'
import type { Token } from '#/api/schemas/token'
import { cachedRow, itemFromRow } from '#/data/queries/cachedRow'
import { firstPageQuery, itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hash'

/** What is known of a token, and whence. */
export interface TokenRecord {
  token: Token | null
  /** Its own record, a row of a list until that comes, or what the search tells on a server that has no such record. */
  source: 'record' | 'row' | 'search'
  raw: unknown
  /** The record's text as the server sent it. */
  text: string | undefined
  isPending: boolean
  /** Why nothing is known, once nothing more is tried. */
  error: Error | null
  retry: () => void
  /** The record's own, for the mark of what is not fresh. */
  query: UseQueryResult<Item<'token'>>
}

/** The token of a contract; on a server that has no endpoint for tokens, what its search tells of it (contract §2.11). Null is not asked for. */
export function useToken(contract: string | null): TokenRecord {
  const hash = contract ?? ''
  const connection = useChain()
  const client = useQueryClient()
  const query = useQuery({
    ...itemQuery(connection, 'token', { hash }),
    enabled: contract !== null,
    placeholderData: () => itemFromRow<'token'>(rowOf(client, connection.chain.id, hash)),
  })
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const unserved = error instanceof ApiError && error.kind === 'unsupported'
  const search = useQuery({
    ...firstPageQuery(connection, { resource: 'search', params: {}, filters: { q: hash } }),
    refetchInterval: false,
    staleTime: Infinity,
    enabled: unserved,
  })
  if (data) {
    const { value, raw, text } = data
    const source = isPlaceholderData ? 'row' : 'record'
    return { token: value, source, raw, text: text || undefined, isPending: false, error: null, retry: refetch, query }
  }
  const found = search.data?.rows.find(({ value }) => value?.type === 'token' && sameHash(value.address_hash, hash))
  return {
    token: found?.value?.type === 'token' ? tokenOf(found.value) : null,
    source: 'search',
    raw: found?.raw,
    text: undefined,
    isPending: isFetching || search.isFetching || !error,
    error: found ? null : (search.error ?? (search.data ? new ApiError(notFound) : error)),
    retry: unserved ? search.refetch : refetch,
    query,
  }
}

const notFound = { kind: 'not-found', resource: 'token', path: '/search' } as const

/** The token in a list that was loaded already: as a token, or as one that an address holds. */
function rowOf(cache: QueryClient, chain: string, hash: string) {
  const row = cachedRow(cache, chain, ['tokens'], ({ address_hash }) => sameHash(address_hash, hash))
  if (row) return row
  const held = cachedRow(cache, chain, ['addressTokens'], ({ token }) => sameHash(token?.address_hash, hash))
  return held && { value: held.value?.token ?? null, raw: undefined }
}

/** A search result as a token: what a search does not tell is unknown. */
function tokenOf(result: Extract<SearchResult, { type: 'token' }>): Token {
  return {
    ...result,
    type: result.token_type,
    circulating_market_cap: result.circulating_market_cap ?? null,
    reputation: result.reputation ?? null,
    decimals: null,
    holders_count: null,
    volume_24h: null,
    circulating_supply: null,
  }
}
