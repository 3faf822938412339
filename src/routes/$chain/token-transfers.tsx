import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { allTokenTransfersTable } from '#/features/tokenTransfers/columns'
import { tokenTypeGroup } from '#/list/choiceGroups'
import { ListPage } from '#/list/ListPage'
import { ChoiceBar } from '#/ui/ChoiceBar'

export const Route = createFileRoute('/$chain/token-transfers')({
  ...listRoute('allTokenTransfers'),
  component: TokenTransfers,
})

function TokenTransfers() {
  const search = Route.useSearch()
  return (
    <ListPage
      definition={allTokenTransfersTable}
      params={Route.useParams()}
      search={search}
      tools={<ChoiceBar groups={[tokenTypeGroup(search)]} />}
    />
  )
}
