import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { addressLogsTable } from '#/features/logs/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/logs')({
  ...listRoute('addressLogs'),
  component: LogsOfAddress,
})

function LogsOfAddress() {
  return <ListPage definition={addressLogsTable} params={Route.useParams()} search={Route.useSearch()} />
}
