import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { TokenFilters } from '#/features/addresses/ListFilters'
import { AddressTokens } from '#/features/tokens/AddressTokens'

export const Route = createFileRoute('/$chain/address/$hash/tokens')({
  ...listRoute('addressTokens', { label: 'Tokens', order: 30 }),
  component: TokensOfAddress,
})

function TokensOfAddress() {
  const search = Route.useSearch()
  return <AddressTokens params={Route.useParams()} search={search} tools={<TokenFilters search={search} />} />
}
