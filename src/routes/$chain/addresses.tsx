import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { TopAccounts } from '#/features/addresses/TopAccounts'

export const Route = createFileRoute('/$chain/addresses')({
  ...listRoute('addresses'),
  component: Addresses,
})

function Addresses() {
  return <TopAccounts params={Route.useParams()} search={Route.useSearch()} />
}
