import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { MoreAbisButton } from '#/entity/decoding/AbiScopeProvider'
import { transactionLogsTable } from '#/features/logs/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tx/$hash/logs')({
  ...listRoute('transactionLogs', { label: 'Logs', order: 40 }),
  component: LogsOfTransaction,
})

function LogsOfTransaction() {
  return (
    <ListPage
      definition={transactionLogsTable}
      params={Route.useParams()}
      search={Route.useSearch()}
      tools={<MoreAbisButton />}
    />
  )
}
