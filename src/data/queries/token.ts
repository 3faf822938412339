import type { Item } from '#/api/page'
import { type QueryClient, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { SearchResult } from '#/api/schemas/search'
import type { Token } from '#/api/schemas/token'
import { cachedRow, itemFromRow } from '#/data/queries/cachedRow'
import { firstPageQuery, itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'

/** What is known of a token, and where from. */
export interface TokenRecord {
  token: Token | null
  /** Its own record, a row of a list until that is loaded, or a search result if the API has no such endpoint. */
  source: 'record' | 'row' | 'search'
  raw: unknown
  /** The record's text as the API sent it. */
  text: string | undefined
  isPending: boolean
  /** Why nothing is known, once nothing more is requested. */
  error: Error | null
  retry: () => void
  /** The query of its own record, for the stale badge. */
  query: UseQueryResult<Item<'token'>>
}

/** The token of a contract, from the search if the API has no endpoint for tokens (contract §2.11); nothing is requested for null. */
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
  const isUnsupported = error instanceof ApiError && error.kind === 'unsupported'
  const search = useQuery({
    ...firstPageQuery(connection, { resource: 'search', params: {}, filters: { q: hash } }),
    refetchInterval: false,
    staleTime: Infinity,
    enabled: isUnsupported,
  })
  if (data) {
    const { value, raw, text } = data
    const source = isPlaceholderData ? 'row' : 'record'
    return { token: value, source, raw, text: text || undefined, isPending: false, error: null, retry: refetch, query }
  }
  const found = search.data?.rows.find(({ value }) => value?.type === 'token' && sameHash(value.address_hash, hash))
  // Only a record of another type says that the address is no token; an empty search says nothing.
  const isOther = search.data?.rows.some(
    ({ value }) => value && 'address_hash' in value && sameHash(value.address_hash, hash),
  )
  return {
    token: found?.value?.type === 'token' ? tokenOf(found.value) : null,
    source: 'search',
    raw: found?.raw,
    text: undefined,
    isPending: isFetching || search.isFetching || !error,
    error: found ? null : (search.error ?? (isOther ? new ApiError(NOT_FOUND) : error)),
    retry: isUnsupported ? search.refetch : refetch,
    query,
  }
}

const NOT_FOUND = { kind: 'not-found', resource: 'token', path: '/search' } as const

/** The token in a list that is in the cache: a token, or the token of a balance. */
function rowOf(cache: QueryClient, chain: string, hash: string) {
  const row = cachedRow(cache, chain, ['tokens'], ({ address_hash }) => sameHash(address_hash, hash))
  if (row) return row
  const balance = cachedRow(cache, chain, ['addressTokens'], ({ token }) => sameHash(token?.address_hash, hash))
  return balance && { value: balance.value?.token ?? null, raw: undefined }
}

/** A search result as a token, with null for the fields that a result does not have. */
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
    ui_multiplier: null,
    new_ui_multiplier: null,
    ui_multiplier_effective_at: null,
  }
}
