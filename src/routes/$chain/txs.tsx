import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { IndexingNote } from '#/entity/IndexingNote'
import { latestTransactionsTable, transactionsTable } from '#/features/transactions/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/txs')({
  ...listRoute('transactions'),
  component: Transactions,
})

function Transactions() {
  const params = Route.useParams()
  // The contract has only the latest few; some APIs serve the whole list.
  const latest = <ListPage definition={latestTransactionsTable} params={params} search={{}} />
  return (
    <ListPage
      definition={transactionsTable}
      intro={<IndexingNote />}
      params={params}
      search={Route.useSearch()}
      fallback={latest}
    />
  )
}
