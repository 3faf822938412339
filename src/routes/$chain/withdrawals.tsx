import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { withdrawalsTable } from '#/features/withdrawals/columns'
import { WithdrawalStats } from '#/features/withdrawals/WithdrawalStats'
import { ListPage } from '#/list/ListPage'
import { BeaconLists } from '#/shell/ListTabs'

export const Route = createFileRoute('/$chain/withdrawals')({
  ...listRoute('withdrawals'),
  component: Withdrawals,
})

function Withdrawals() {
  return (
    <ListPage
      definition={withdrawalsTable}
      params={Route.useParams()}
      search={Route.useSearch()}
      intro={
        <>
          <BeaconLists />
          <WithdrawalStats />
        </>
      }
    />
  )
}
