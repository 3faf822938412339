import { useQuery } from '@tanstack/react-query'
import { useBackground } from '#/data/queries/background'
import { itemQuery } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { indexingText } from '#/entity/indexing'

/** How far a chain is indexed; null where it is, its API does not say, or it is not wanted. It is requested again only if `isRepeated`. */
export function useIndexingText(
  connection: ChainConnection,
  { isWanted = true, isRepeated = false }: { isWanted?: boolean; isRepeated?: boolean },
): string | null {
  const { data } = useQuery({
    ...itemQuery(connection, 'indexingStatus', {}),
    ...useBackground(connection, 'indexingStatus', isWanted),
    ...(!isRepeated && { refetchInterval: false }),
    refetchOnWindowFocus: false,
  })
  return isWanted && data?.value ? indexingText(data.value) : null
}
