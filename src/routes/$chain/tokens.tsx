import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { tokensTable } from '#/features/tokens/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tokens')({
  ...listRoute('tokens'),
  component: Tokens,
})

function Tokens() {
  return <ListPage definition={tokensTable} params={Route.useParams()} search={Route.useSearch()} />
}
