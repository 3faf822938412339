import { type Row, rowsOf } from '#/api/rows'
import { ApiError } from '#/api/errors'
import { type ItemName, type ParamsOf, RESOURCES, type RowOf } from '#/api/resources'
import type { CoinHolder } from '#/api/schemas/address'
import type { SearchResult } from '#/api/schemas/search'
import { type FetchContext, fetchItem } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'

/** Errors after which the record of a hash may still be loaded: all but those of the key, which every endpoint has. */
export function mayHaveRecord(error: unknown): boolean {
  return error instanceof ApiError && !/^(?:aborted|unauthorized|out-of-credits)$/.test(error.kind)
}

/**
 * The transaction, block, user operation or used address of a hash on a chain, as the search result that it would be: for a chain whose search fails.
 * Empty if the API has none; rejects with an ApiError if it cannot say.
 */
export async function recordByHash(
  connection: ChainConnection,
  hash: string,
  context: FetchContext,
): Promise<Row<SearchResult>[]> {
  const load = async <N extends ItemName>(resource: N, params: ParamsOf<N>): Promise<RowOf<N> | null> => {
    try {
      const { value } = await fetchItem(connection, resource, params, context)
      return value
    } catch (error) {
      if (error instanceof ApiError && /^(?:not-found|unsupported|invalid)$/.test(error.kind)) return null
      throw error
    }
  }
  if (hash.length === 42) {
    const address = await load('address', { hash })
    return address && isUsed(address) ? resultOf({ type: 'address', address_hash: hash, name: address.name }) : []
  }
  if (await load('transaction', { hash })) return resultOf({ type: 'transaction', transaction_hash: hash })
  const block = await load('block', { id: hash })
  if (block) return resultOf({ type: 'block', block_hash: hash, block_number: block.height })
  const operation = await load('userOperation', { hash })
  return operation ? resultOf({ type: 'user_operation', user_operation_hash: hash }) : []
}

/** Servers have a record of every address: that of an unused one has nearly no values. */
function isUsed({ coin_balance, is_contract, has_token_transfers, has_tokens, has_logs }: CoinHolder): boolean {
  return coin_balance !== null || [is_contract, has_token_transfers, has_tokens, has_logs].includes(true)
}

function resultOf(item: object): Row<SearchResult>[] {
  return rowsOf<SearchResult>(RESOURCES.search, [item], 'items', [])
}
