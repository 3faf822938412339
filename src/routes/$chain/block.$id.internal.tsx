import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { blockInternalTransactionsTable } from '#/features/internalTransactions/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/block/$id/internal')({
  ...listRoute('blockInternalTransactions', { label: 'Internal transactions', order: 30 }),
  component: InternalTransactionsOfBlock,
})

function InternalTransactionsOfBlock() {
  return <ListPage definition={blockInternalTransactionsTable} params={Route.useParams()} search={Route.useSearch()} />
}
