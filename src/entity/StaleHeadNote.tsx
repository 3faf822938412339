import { useStaleHead } from '#/data/queries/useStaleHead'
import { useChain } from '#/data/sources/useChain'
import { Time } from '#/entity/Timestamp'

/** When the latest block was, if that is too old for a chain that works. The blocks are those of the page; else `isRequested` loads them. */
export function StaleHeadNote({ isRequested = false }: { isRequested?: boolean }) {
  const since = useStaleHead(useChain(), isRequested)
  return since && <OldLatestBlock since={since} />
}

/** The time of a latest block that is too old, as a warning. */
export function OldLatestBlock({ since }: { since: Date }) {
  return (
    <span className="icon icon-clock block text-sm text-warn [&_time]:text-inherit">
      Latest block <Time date={since} />
    </span>
  )
}
