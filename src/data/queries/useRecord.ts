import { useQuery } from '@tanstack/react-query'
import type { ItemName, ParamsOf, RowOf } from '#/api/resources'
import { type RecordLookup, recordOf } from '#/data/queries/record'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'

/** One record by its own endpoint. */
export function useRecord<N extends ItemName>(resource: N, params: ParamsOf<N>): RecordLookup<RowOf<N>> {
  return recordOf<RowOf<N>>(useQuery(itemQuery(useChain(), resource, params)))
}
