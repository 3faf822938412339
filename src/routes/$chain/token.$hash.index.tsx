import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { tokenTransfersTable } from '#/features/tokenTransfers/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/token/$hash/')({
  ...listRoute('tokenTransfers', { label: 'Transfers', order: 10 }),
  component: TransfersOfToken,
})

function TransfersOfToken() {
  return <ListPage definition={tokenTransfersTable} params={Route.useParams()} search={Route.useSearch()} />
}
