import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { CoinHolders } from '#/features/addresses/CoinHolders'

export const Route = createFileRoute('/$chain/addresses')({
  ...listRoute('addresses'),
  component: Addresses,
})

function Addresses() {
  return <CoinHolders params={Route.useParams()} search={Route.useSearch()} />
}
