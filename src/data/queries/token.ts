import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Token } from '#/api/schemas/token'
import { cachedRow } from '#/data/queries/cachedRow'
import { itemQuery } from '#/data/queries/resourceQueries'
import { isUnsupported, type RecordLookup, recordOf, searchedQuery } from '#/data/queries/record'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'

/** The token of a contract, from the search if the API has no endpoint for tokens (contract §2.11); nothing is requested for null. */
export function useToken(contract: string | null): RecordLookup<Token> {
  const hash = contract ?? ''
  const connection = useChain()
  const client = useQueryClient()
  const query = useQuery({ ...itemQuery(connection, 'token', { hash }), enabled: contract !== null })
  const row = useMemo(() => rowOf(client, connection.chain.id, hash), [client, connection.chain.id, hash])
  const composed = useQuery({
    ...searchedQuery<Token>(
      connection,
      'token',
      hash,
      async () => (await import('#/data/queries/tokenFromSearch')).searchForToken,
    ),
    enabled: isUnsupported(query),
  })
  // The page of an address that is no token does not show what a list had.
  return recordOf(query, { row: query.error ? null : row, composed })
}

/** The token in a list that is in the cache: a token, or the token of a balance. */
function rowOf(cache: QueryClient, chain: string, hash: string) {
  const row = cachedRow(cache, chain, ['tokens'], ({ address_hash }) => sameHash(address_hash, hash))
  if (row) return row
  const balance = cachedRow(cache, chain, ['addressTokens'], ({ token }) => sameHash(token?.address_hash, hash))
  return balance?.value?.token ? { value: balance.value.token, raw: undefined } : null
}
