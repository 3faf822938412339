import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useUnsupportedEndpoints } from '#/data/sources/useChain'
import { TransactionFilters } from '#/features/addresses/ListFilters'
import { AddressList } from '#/features/addresses/AddressList'
import { counterpartyRoute } from '#/features/addresses/counterpartyRoute'
import { addressTransactionsTable } from '#/features/transactions/columns'

export const Route = createFileRoute('/$chain/address/$hash/')({
  ...counterpartyRoute('addressTransactions'),
  component: FirstTabOfAddress,
})

function FirstTabOfAddress() {
  const params = Route.useParams()
  const search = Route.useSearch()
  // Every API has the NFTs of an address, but not every one its transactions.
  if (useUnsupportedEndpoints(['addressTransactions']).size > 0)
    return <Navigate to="/$chain/address/$hash/nft" params={params} replace />
  return (
    <AddressList
      definition={addressTransactionsTable}
      params={params}
      search={search}
      tools={<TransactionFilters hash={params.hash} search={search} />}
    />
  )
}
