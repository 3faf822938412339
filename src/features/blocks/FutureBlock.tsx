import { useChain } from '#/data/sources/useChain'
import { type Poll, usePolling } from '#/data/queries/usePolling'
import { type Arrival, arrivalOf } from '#/domain/blockCountdown'
import { duration } from '#/domain/duration'
import { exactTime } from '#/domain/time'
import { Count } from '#/entity/Count'
import { BlockLink } from '#/entity/links'
import { useChainHead } from '#/features/blocks/useChainHead'
import { Stats } from '#/ui/Stats'
import { Notice } from '#/ui/Notice'
import { useNow } from '#/ui/now'

interface FutureBlockProps {
  /** In decimal, of any size. */
  height: string
  poll: Poll
}

/** So near to its turn a block is looked for itself, where else the chain's head is watched alone. Blocks. */
const near = 2n

/** Time between two looks, ms, and how many there are: what has not come for so long may never. */
const interval = 4_000
const looks = 150

/** Stands where a block would be whose height the chain has not reached: says when it is due, and gives way to it when it comes. */
export function FutureBlock({ height, poll }: FutureBlockProps) {
  const connection = useChain()
  const { head, blockTime, isPending } = useChainHead(connection)
  const arrival = head && arrivalOf(BigInt(height), head, blockTime)
  usePolling({
    id: `${connection.chain.id} block ${height}`,
    poll,
    every: interval,
    most: looks,
    wanted: !isPending && (arrival === null || arrival.remaining <= near),
  })
  const now = useNow('seconds')
  const { name, id } = connection.chain
  if (isPending)
    return (
      <div role="status" className="min-h-60 py-3 text-muted">
        Loading…
      </div>
    )
  if (head === null || arrival === null) {
    return (
      <Notice title={`No block ${height} is known here`}>
        <p>Where the chain is now is not known either. The block is looked for every few seconds, for ten minutes.</p>
      </Notice>
    )
  }
  if (arrival.remaining <= 0n) {
    return (
      <Notice title={`Block ${height} is not known here, though the chain is at ${head.height}`}>
        <p>
          It may not be indexed yet, or its server may not keep blocks so old. It is looked for every few seconds, for
          ten minutes.
        </p>
      </Notice>
    )
  }
  return (
    <section aria-label="Countdown" className="flex flex-col gap-4 border-y border-line py-5">
      <h2 className="text-lg font-semibold">{name} has not come so far yet</h2>
      <Stats
        figures={[
          { label: 'Time to go', value: <Remaining arrival={arrival} now={now} /> },
          { label: 'Blocks to go', value: <Count value={arrival.remaining} /> },
          { label: 'Latest block', value: <BlockLink chain={id} height={head.height} /> },
          ...(blockTime === null ? [] : [{ label: 'Time between blocks', value: duration(blockTime) }]),
        ]}
      />
      <p className="text-muted">
        {arrival.due !== null &&
          `At the pace of its latest blocks it ${arrival.due < now ? 'was due' : 'comes'} at ${exactTime(wholeSecond(arrival.due))}. `}
        This page opens it as soon as it is there.
      </p>
    </section>
  )
}

function wholeSecond(ms: number): Date {
  return new Date(Math.round(ms / 1000) * 1000)
}

/** So much later than its time a block is said to be late, ms. */
const patience = 60_000

/** The time that is left, second by second. */
function Remaining({ arrival: { due }, now }: { arrival: Arrival; now: number }) {
  return (
    <span role="timer" className="tabular-nums">
      {due === null ? 'nobody can tell' : due - now < -patience ? `late by ${duration(now - due)}` : inTime(due - now)}
    </span>
  )
}

function inTime(left: number): string {
  return left > 0 ? duration(Math.ceil(left / 1000) * 1000) : 'any moment'
}
