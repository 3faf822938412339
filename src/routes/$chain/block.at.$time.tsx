import { createFileRoute } from '@tanstack/react-router'
import { findBlockAt, findFirstBlockFrom } from '#/data/queries/blockAt'
import { byTime } from '#/data/routeParams'
import { grouped } from '#/domain/amounts/numberFormat'
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
        if (day.getTime() > Date.now()) return { absent: `${name} is in the future` }
        const first = await findFirstBlockFrom(connection, day, signal)
        if (first === null) return { absent: `No block on ${name}, or the blocks have no times` }
        const date = first.at.toISOString().slice(0, 10)
        return date === name
          ? { path: paths.block(connection.chain.id, first.height) }
          : { absent: `No block on ${name}: the next one is block ${grouped(first.height)}, of ${date}` }
      }}
    />
  )
}

function LastBlockAt({ at }: { at: Date }) {
  return (
    <FoundRecord
      title={`Block at ${exactTime(at)}`}
      find={async (connection, signal) => {
        if (at.getTime() > Date.now()) return { absent: `${exactTime(at)} is in the future` }
        const height = await findBlockAt(connection, at, signal)
        return height === null
          ? { absent: 'No block is that old, or the blocks have no times' }
          : { path: paths.block(connection.chain.id, height) }
      }}
    />
  )
}
