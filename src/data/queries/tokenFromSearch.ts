import { ApiError } from '#/api/errors'
import type { SearchResult } from '#/api/schemas/search'
import type { Token } from '#/api/schemas/token'
import { searchRows } from '#/data/queries/searchRows'
import type { SearchForRecord } from '#/data/queries/record'
import { sameHash } from '#/domain/hashes/hash'

/** A token as the search reports it, for APIs without an endpoint for tokens; null if the search says nothing of its address. */
export const searchForToken: SearchForRecord<Token> = async (connection, hash, context) => {
  const rows = await searchRows(connection, hash, context)
  const results = rows.filter(({ value }) => value && 'address_hash' in value && sameHash(value.address_hash, hash))
  for (const { value, raw } of results) {
    if (value?.type === 'token') return { value: tokenOf(value), raw }
  }
  // Only a record of another type says that the address is no token.
  if (results.length > 0) throw new ApiError({ kind: 'not-found', resource: 'token', path: '/search' })
  return null
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
