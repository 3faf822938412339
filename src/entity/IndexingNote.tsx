import { useQuery } from '@tanstack/react-query'
import { useBackground } from '#/data/queries/background'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain, useSource } from '#/data/sources/useChain'
import { indexingText } from '#/entity/indexing'

/** How far the chain is indexed, if its API says that it is not done; shown where its lists would mislead. A chain of a node has NodeNote on each page. */
export function IndexingNote() {
  const connection = useChain()
  const { node } = useSource(connection)
  const { data } = useQuery({
    ...itemQuery(connection, 'indexingStatus', {}),
    ...useBackground(connection, 'indexingStatus', node === undefined),
    refetchInterval: false,
    refetchOnWindowFocus: false,
  })
  const text = data?.value && node === undefined ? indexingText(data.value) : null
  return text !== null && <p className="icon icon-clock text-sm text-warn">{text}</p>
}
