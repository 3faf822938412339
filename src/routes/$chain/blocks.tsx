import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { IndexingNote } from '#/entity/IndexingNote'
import { blocksTable, latestBlocksTable, orphanedBlocksTables } from '#/features/blocks/columns'
import { blockTypeGroup } from '#/list/choiceGroups'
import { ListPage } from '#/list/ListPage'
import { ChoiceBar } from '#/ui/ChoiceBar'

export const Route = createFileRoute('/$chain/blocks')({
  ...listRoute('blocks'),
  component: Blocks,
})

function Blocks() {
  const params = Route.useParams()
  const search = Route.useSearch()
  const latest = <ListPage definition={latestBlocksTable} params={params} search={{}} />
  return (
    <ListPage
      definition={orphanedBlocksTables[search.type ?? 'block'] ?? blocksTable}
      intro={<IndexingNote />}
      params={params}
      search={search}
      tools={<ChoiceBar groups={[blockTypeGroup(search)]} />}
      fallback={latest}
    />
  )
}
