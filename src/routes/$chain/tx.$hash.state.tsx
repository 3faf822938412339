import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { transactionStateChangesLook } from '#/features/transactions/stateColumns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tx/$hash/state')({
  ...listRoute('transactionStateChanges'),
  component: StateChangesOfTransaction,
})

function StateChangesOfTransaction() {
  return <ListPage look={transactionStateChangesLook} params={Route.useParams()} search={Route.useSearch()} />
}
