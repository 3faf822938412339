import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { depositsTable } from '#/features/deposits/columns'
import { DepositStats } from '#/features/deposits/DepositStats'
import { ListPage } from '#/list/ListPage'
import { BeaconLists } from '#/shell/ListTabs'

export const Route = createFileRoute('/$chain/deposits')({ ...listRoute('beaconDeposits'), component: Deposits })

function Deposits() {
  return (
    <ListPage
      definition={depositsTable}
      params={Route.useParams()}
      search={Route.useSearch()}
      intro={
        <>
          <BeaconLists />
          <DepositStats />
        </>
      }
    />
  )
}
