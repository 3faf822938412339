import { useStaleHead } from '#/data/queries/useStaleHead'
import { useChain } from '#/data/sources/useChain'
import { Time } from '#/entity/Timestamp'

/** When the latest block was, if that is too old for a chain that works; not in the demo, whose banner says it once. The blocks are those of the page; else `isRequested` loads them. */
export function StaleHeadNote({ isRequested = false }: { isRequested?: boolean }) {
  const connection = useChain()
  const { chain, config } = connection
  const isRecorded = config.demo && !chain.added
  const since = useStaleHead(connection, isRequested && !isRecorded)
  return since && !isRecorded && <OldLatestBlock since={since} />
}

/** The time of a latest block that is too old, as a warning. */
export function OldLatestBlock({ since }: { since: Date }) {
  return (
    <span className="icon icon-clock block text-sm text-warn [&_time]:text-inherit">
      Latest block <Time date={since} />
    </span>
  )
}
