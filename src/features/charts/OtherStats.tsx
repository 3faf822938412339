import { useQuery } from '@tanstack/react-query'
import { statsFields } from '#/api/schemas/stats'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { ChainSpecificSection } from '#/entity/ChainSpecificSection'

/** What the API of a chain adds to the usual statistics, such as the price of a second coin; nothing where it adds nothing. */
export function OtherStats() {
  const { data } = useQuery({ ...itemQuery(useChain(), 'stats', {}), ...SECONDARY })
  return <ChainSpecificSection raw={data?.raw} known={statsFields} />
}
