import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { BalanceHistory } from '#/features/addresses/BalanceHistory'

export const Route = createFileRoute('/$chain/address/$hash/history')({
  ...listRoute('addressBalanceHistory', { label: 'Balance history', order: 80 }),
  component: HistoryOfAddress,
})

function HistoryOfAddress() {
  return <BalanceHistory params={Route.useParams()} search={Route.useSearch()} />
}
