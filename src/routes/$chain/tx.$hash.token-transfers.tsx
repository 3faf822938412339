import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { transactionTokenTransfersLook } from '#/features/tokenTransfers/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tx/$hash/token-transfers')({
  ...listRoute('transactionTokenTransfers'),
  component: TokenTransfersOfTransaction,
})

function TokenTransfersOfTransaction() {
  return <ListPage look={transactionTokenTransfersLook} params={Route.useParams()} search={Route.useSearch()} />
}
