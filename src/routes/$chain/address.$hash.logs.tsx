import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { AbiScopeProvider } from '#/entity/decoding/AbiScopeProvider'
import { addressLogsTable } from '#/features/logs/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/logs')({
  ...listRoute('addressLogs', { label: 'Logs', order: 110, isRare: true }),
  component: LogsOfAddress,
})

function LogsOfAddress() {
  const params = Route.useParams()
  return (
    <AbiScopeProvider key={params.hash}>
      <ListPage definition={addressLogsTable} params={params} search={Route.useSearch()} />
    </AbiScopeProvider>
  )
}
