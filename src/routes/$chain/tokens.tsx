import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { tokensLook } from '#/features/tokens/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tokens')({
  ...listRoute('tokens'),
  component: Tokens,
})

function Tokens() {
  return <ListPage look={tokensLook} params={Route.useParams()} search={Route.useSearch()} />
}
