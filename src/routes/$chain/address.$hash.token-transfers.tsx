import { createFileRoute } from '@tanstack/react-router'
import { addressTokenTransfersTable } from '#/features/tokenTransfers/columns'
import { TokenTransferFilters } from '#/features/addresses/ListFilters'
import { useCollapsedPoisoning } from '#/features/tokenTransfers/useCollapsedPoisoning'
import { AddressList } from '#/features/addresses/AddressList'
import { counterpartyRoute } from '#/features/addresses/counterpartyRoute'

export const Route = createFileRoute('/$chain/address/$hash/token-transfers')({
  ...counterpartyRoute('addressTokenTransfers', { label: 'Token transfers', order: 20 }),
  component: TokenTransfersOfAddress,
})

function TokenTransfersOfAddress() {
  const params = Route.useParams()
  const search = Route.useSearch()
  return (
    <AddressList
      {...useCollapsedPoisoning(addressTokenTransfersTable)}
      params={params}
      search={search}
      tools={<TokenTransferFilters hash={params.hash} search={search} />}
    />
  )
}
