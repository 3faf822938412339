import { createFileRoute } from '@tanstack/react-router'
import { findBlockAt, findFirstBlockOf } from '#/data/queries/blockAt'
import { byTime } from '#/data/routeParams'
import { paths } from '#/domain/links/paths'
import { exactTime } from '#/domain/text/time'
import { isDay, timeIn } from '#/domain/text/timeIn'
import { FoundRecord } from '#/entity/FoundRecord'

export const Route = createFileRoute('/$chain/block/at/$time')({ beforeLoad: byTime, component: BlockAtTime })

function BlockAtTime() {
  const { time } = Route.useParams()
  const at = timeIn(time) ?? new Date(NaN)
  return isDay(time) ? <FirstBlockOf day={at} /> : <LastBlockAt at={at} />
}

function FirstBlockOf({ day }: { day: Date }) {
  const name = day.toISOString().slice(0, 10)
  return (
    <FoundRecord
      title={`First block of ${name} UTC`}
      find={async (connection, signal) => {
        const height = await findFirstBlockOf(connection, day, signal)
        return height === null
          ? { absent: `No block on ${name}, or the blocks have no times` }
          : { path: paths.block(connection.chain.id, height) }
      }}
    />
  )
}

function LastBlockAt({ at }: { at: Date }) {
  return (
    <FoundRecord
      title={`Block at ${exactTime(at)}`}
      find={async (connection, signal) => {
        const height = await findBlockAt(connection, at, signal)
        return height === null
          ? { absent: 'No block is that old, or the blocks have no times' }
          : { path: paths.block(connection.chain.id, height) }
      }}
    />
  )
}
