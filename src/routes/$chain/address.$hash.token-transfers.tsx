import { createFileRoute } from '@tanstack/react-router'
import { addressTokenTransfersTable } from '#/features/tokenTransfers/columns'
import { TransferTools } from '#/features/addresses/ListTools'
import { useCollapsedPoisoning } from '#/features/tokenTransfers/useCollapsedPoisoning'
import { NarrowedList } from '#/features/addresses/NarrowedList'
import { narrowedRoute } from '#/features/addresses/narrowedRoute'

export const Route = createFileRoute('/$chain/address/$hash/token-transfers')({
  ...narrowedRoute('addressTokenTransfers'),
  component: TokenTransfersOfAddress,
})

function TokenTransfersOfAddress() {
  const search = Route.useSearch()
  return (
    <NarrowedList
      {...useCollapsedPoisoning(addressTokenTransfersTable)}
      params={Route.useParams()}
      search={search}
      tools={<TransferTools search={search} />}
    />
  )
}
