import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { addressTokensLook } from '#/features/tokens/columns'
import { TokenTools } from '#/features/addresses/ListTools'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/tokens')({
  ...listRoute('addressTokens'),
  component: TokensOfAddress,
})

function TokensOfAddress() {
  const search = Route.useSearch()
  return (
    <ListPage
      look={addressTokensLook}
      params={Route.useParams()}
      search={search}
      tools={<TokenTools search={search} />}
    />
  )
}
