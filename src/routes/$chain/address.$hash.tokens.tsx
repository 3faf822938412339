import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { addressTokensLook } from '#/features/tokens/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/tokens')({
  ...listRoute('addressTokens'),
  component: TokensOfAddress,
})

function TokensOfAddress() {
  return <ListPage look={addressTokensLook} params={Route.useParams()} search={Route.useSearch()} />
}
