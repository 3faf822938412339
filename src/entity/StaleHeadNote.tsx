import { useStaleHead } from '#/data/queries/useStaleHead'
import { useChain } from '#/data/sources/useChain'
import { Time } from '#/entity/Timestamp'

/** When the latest block was, if that is too old for a chain that works. The blocks are those of the page; else `isRequested` loads them. */
export function StaleHeadNote({ isRequested = false }: { isRequested?: boolean }) {
  const since = useStaleHead(useChain(), isRequested)
  if (!since) return null
  return (
    <p className="icon icon-clock text-sm text-warn [&_time]:text-inherit">
      Last block <Time date={since} />
    </p>
  )
}
