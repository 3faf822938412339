import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { blockTransactionsTable } from '#/features/transactions/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/block/$id/txs')({
  ...listRoute('blockTransactions'),
  component: TransactionsOfBlock,
})

function TransactionsOfBlock() {
  return <ListPage definition={blockTransactionsTable} params={Route.useParams()} search={Route.useSearch()} />
}
