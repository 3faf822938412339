import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { blockTransactionsTable } from '#/features/transactions/columns'
import { transactionTypeGroup } from '#/list/choiceGroups'
import { ListPage } from '#/list/ListPage'
import { ChoiceBar } from '#/ui/ChoiceBar'

export const Route = createFileRoute('/$chain/block/$id/txs')({
  ...listRoute('blockTransactions', { label: 'Transactions', order: 20 }),
  component: TransactionsOfBlock,
})

function TransactionsOfBlock() {
  const search = Route.useSearch()
  return (
    <ListPage
      definition={blockTransactionsTable}
      params={Route.useParams()}
      search={search}
      tools={<ChoiceBar groups={[transactionTypeGroup(search)]} />}
    />
  )
}
