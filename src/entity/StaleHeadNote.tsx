import { useStaleHead } from '#/data/queries/useStaleHead'
import { useChain } from '#/data/sources/useChain'
import { Time } from '#/entity/Timestamp'

/** When the latest block was, if the blocks of the page say that it is too old for a chain that works. */
export function StaleHeadNote() {
  const since = useStaleHead(useChain())
  if (!since) return null
  return (
    <p className="icon icon-clock text-sm text-warn">
      Last block <Time date={since} />
    </p>
  )
}
