import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mergeRows } from '#/api/paging'
import type { Token } from '#/api/schemas/token'
import { listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { foldLookAlikes } from '#/domain/text/text'
import { findNamesakes } from '#/domain/tokens/namesakes'

/**
 * The better-known token of the chain whose name or symbol a token has, by one search of the tokens for its name; null if none is found.
 * Nothing is requested for null, and for a token with a price or without a name.
 */
export function useNamesake(token: Token | null): Token | null {
  const connection = useChain()
  const name = token === null || token.exchange_rate ? null : token.name || token.symbol
  const q = foldLookAlikes(name ?? '').trim()
  const request = { resource: 'tokens', params: {}, filters: { q } } as const
  const { data } = useInfiniteQuery({ ...listQuery(connection, request, ''), ...SECONDARY, enabled: q !== '' })
  return useMemo(() => {
    if (token === null || q === '') return null
    const others = mergeRows<Token>(data?.pages ?? []).flatMap(({ value }) => value ?? [])
    const hash = findNamesakes([...others, token]).get(token.address_hash?.toLowerCase() ?? '')
    return others.find(({ address_hash }) => sameHash(address_hash, hash)) ?? null
  }, [data, q, token])
}
