import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { IndexingNote } from '#/entity/IndexingNote'
import { latestTransactionsTable, pendingTransactionsTable, transactionsTable } from '#/features/transactions/columns'
import { transactionStateGroup } from '#/list/choiceGroups'
import { ListPage } from '#/list/ListPage'
import { ChoiceBar } from '#/ui/ChoiceBar'

export const Route = createFileRoute('/$chain/txs')({
  ...listRoute('transactions'),
  component: Transactions,
})

function Transactions() {
  const params = Route.useParams()
  const search = Route.useSearch()
  // The contract has only the latest few; some APIs serve the whole list.
  const latest = <ListPage definition={latestTransactionsTable} params={params} search={{}} />
  return (
    <ListPage
      definition={search.filter === 'pending' ? pendingTransactionsTable : transactionsTable}
      intro={<IndexingNote />}
      params={params}
      search={search}
      tools={<ChoiceBar groups={[transactionStateGroup(search)]} />}
      fallback={latest}
    />
  )
}
