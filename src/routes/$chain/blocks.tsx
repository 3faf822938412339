import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { blocksLook } from '#/features/blocks/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/blocks')({
  ...listRoute('blocks'),
  component: Blocks,
})

function Blocks() {
  return <ListPage look={blocksLook} params={Route.useParams()} search={Route.useSearch()} />
}
