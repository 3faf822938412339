import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useUnsupportedEndpoints } from '#/data/sources/useChain'
import { useHasOnlyOperations } from '#/features/addresses/useAccountOperations'
import { counterpartyRoute } from '#/features/addresses/counterpartyRoute'
import { AddressTransactions } from '#/routes/$chain/-AddressTransactions'

export const Route = createFileRoute('/$chain/address/$hash/')({
  ...counterpartyRoute('addressTransactions', { label: 'Transactions', order: 10 }),
  component: FirstTabOfAddress,
})

function FirstTabOfAddress() {
  const params = Route.useParams()
  const search = Route.useSearch()
  const hasOnlyOperations = useHasOnlyOperations(params.hash)
  // Every API has the NFTs of an address, but not every one its transactions.
  if (useUnsupportedEndpoints(['addressTransactions']).size > 0)
    return <Navigate to="/$chain/address/$hash/nft" params={params} replace />
  // An account that only others send for has no transactions of its own.
  if (hasOnlyOperations && Object.keys(search).length === 0)
    return <Navigate to="/$chain/address/$hash/user-operations" params={params} replace />
  return <AddressTransactions params={params} search={search} />
}
