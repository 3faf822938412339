import { createFileRoute, Navigate } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { useLacks } from '#/data/useLacks'
import { TransactionTools } from '#/features/addresses/ListTools'
import { addressTransactionsLook } from '#/features/transactions/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/')({
  ...listRoute('addressTransactions'),
  component: FirstTabOfAddress,
})

function FirstTabOfAddress() {
  const params = Route.useParams()
  const search = Route.useSearch()
  // On a server without transactions of addresses the page opens at what every server has.
  if (useLacks(['addressTransactions']).size > 0)
    return <Navigate to="/$chain/address/$hash/nft" params={params} replace />
  return (
    <ListPage
      look={addressTransactionsLook}
      params={params}
      search={search}
      tools={<TransactionTools search={search} />}
    />
  )
}
