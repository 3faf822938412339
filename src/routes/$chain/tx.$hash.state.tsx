import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { transactionStateChangesTable } from '#/features/stateChanges/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tx/$hash/state')({
  ...listRoute('transactionStateChanges', { label: 'State changes', order: 50 }),
  component: StateChangesOfTransaction,
})

function StateChangesOfTransaction() {
  return <ListPage definition={transactionStateChangesTable} params={Route.useParams()} search={Route.useSearch()} />
}
