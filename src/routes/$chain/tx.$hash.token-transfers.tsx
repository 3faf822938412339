import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { transactionTokenTransfersTable } from '#/features/tokenTransfers/columns'
import { useCollapsedPoisoning } from '#/features/tokenTransfers/useCollapsedPoisoning'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tx/$hash/token-transfers')({
  ...listRoute('transactionTokenTransfers'),
  component: TokenTransfersOfTransaction,
})

function TokenTransfersOfTransaction() {
  const folding = useCollapsedPoisoning(transactionTokenTransfersTable)
  return <ListPage {...folding} params={Route.useParams()} search={Route.useSearch()} />
}
