import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { transactionLogsLook } from '#/features/logs/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tx/$hash/logs')({
  ...listRoute('transactionLogs'),
  component: LogsOfTransaction,
})

function LogsOfTransaction() {
  return <ListPage look={transactionLogsLook} params={Route.useParams()} search={Route.useSearch()} />
}
