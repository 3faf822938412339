import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useUnsupportedEndpoints } from '#/data/sources/useUnsupportedEndpoints'
import { TransactionTools } from '#/features/addresses/ListTools'
import { NarrowedList } from '#/features/addresses/NarrowedList'
import { narrowedRoute } from '#/features/addresses/narrowedRoute'
import { addressTransactionsTable } from '#/features/transactions/columns'

export const Route = createFileRoute('/$chain/address/$hash/')({
  ...narrowedRoute('addressTransactions'),
  component: FirstTabOfAddress,
})

function FirstTabOfAddress() {
  const params = Route.useParams()
  const search = Route.useSearch()
  // On a server without transactions of addresses the page opens at what every server has.
  if (useUnsupportedEndpoints(['addressTransactions']).size > 0)
    return <Navigate to="/$chain/address/$hash/nft" params={params} replace />
  return (
    <NarrowedList
      definition={addressTransactionsTable}
      params={params}
      search={search}
      tools={<TransactionTools search={search} />}
    />
  )
}
