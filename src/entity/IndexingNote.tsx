import { useChain, useSource } from '#/data/sources/useChain'
import { useIndexingText } from '#/entity/useIndexingText'

/** How far the chain is indexed, if its API says that it is not done; shown where its lists would mislead. A chain of a node has NodeNote on each page. */
export function IndexingNote() {
  const connection = useChain()
  const text = useIndexingText(connection, { isWanted: useSource(connection).node === undefined })
  return text !== null && <p className="icon icon-clock text-sm text-warn">{text}</p>
}
