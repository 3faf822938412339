import { createFileRoute } from '@tanstack/react-router'
import { findBlockAt } from '#/data/queries/blockAt'
import { byTime } from '#/data/routeParams'
import { paths } from '#/domain/links/paths'
import { exactTime } from '#/domain/text/time'
import { timeIn } from '#/domain/text/timeIn'
import { FoundRecord } from '#/entity/FoundRecord'

export const Route = createFileRoute('/$chain/block/at/$time')({ beforeLoad: byTime, component: BlockAtTime })

function BlockAtTime() {
  const at = timeIn(Route.useParams().time) ?? new Date(NaN)
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
