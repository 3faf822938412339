import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { IndexingNote } from '#/entity/IndexingNote'
import { blocksTable, latestBlocksTable } from '#/features/blocks/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/blocks')({
  ...listRoute('blocks'),
  component: Blocks,
})

function Blocks() {
  const params = Route.useParams()
  const latest = <ListPage definition={latestBlocksTable} params={params} search={{}} />
  return (
    <ListPage
      definition={blocksTable}
      intro={<IndexingNote />}
      params={params}
      search={Route.useSearch()}
      fallback={latest}
    />
  )
}
