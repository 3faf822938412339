import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { blocksLook, latestBlocksLook } from '#/features/blocks/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/blocks')({
  ...listRoute('blocks'),
  component: Blocks,
})

function Blocks() {
  const params = Route.useParams()
  const latest = <ListPage look={latestBlocksLook} params={params} search={{}} />
  return <ListPage look={blocksLook} params={params} search={Route.useSearch()} fallback={latest} />
}
