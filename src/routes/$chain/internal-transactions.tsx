import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { IndexingNote } from '#/entity/IndexingNote'
import { internalTransactionsTable } from '#/features/internalTransactions/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/internal-transactions')({
  ...listRoute('internalTransactions'),
  component: InternalTransactions,
})

function InternalTransactions() {
  return (
    <ListPage
      definition={internalTransactionsTable}
      intro={<IndexingNote />}
      params={Route.useParams()}
      search={Route.useSearch()}
    />
  )
}
