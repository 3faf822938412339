import type { Row } from '#/api/client'
import type { SearchResult } from '#/api/schemas/search'
import { sameHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import type { SearchInput } from '#/domain/searchInput'

/**
 * The page of the transaction or block that 64 hex digits name on a chain: only what its server found says which of
 * them it is. Null where it is neither, and for any other input.
 */
export function pageOfHash(chain: string, input: SearchInput, found: readonly Row<SearchResult>[]): string | null {
  if (input.kind !== 'hash') return null
  for (const { value } of found) {
    if (value?.type === 'transaction' && sameHash(value.transaction_hash, input.hash))
      return paths.transaction(chain, input.hash)
    if (value?.type === 'block' && sameHash(value.block_hash, input.hash)) return paths.block(chain, input.hash)
  }
  return null
}
