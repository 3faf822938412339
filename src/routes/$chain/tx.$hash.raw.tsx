import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { transactionRawTraceLook } from '#/features/transactions/traceColumns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tx/$hash/raw')({
  ...listRoute('transactionRawTrace'),
  component: RawTraceOfTransaction,
})

function RawTraceOfTransaction() {
  return <ListPage look={transactionRawTraceLook} params={Route.useParams()} search={Route.useSearch()} />
}
