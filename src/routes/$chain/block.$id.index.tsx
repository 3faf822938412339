import { createFileRoute } from '@tanstack/react-router'
import { BlockOverview } from '#/features/blocks/BlockOverview'

export const Route = createFileRoute('/$chain/block/$id/')({
  staticData: { tab: { label: 'Overview', order: 10 } },
  component: Overview,
})

function Overview() {
  const { id } = Route.useParams()
  return <BlockOverview id={id} />
}
