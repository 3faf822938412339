import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { TokenList } from '#/features/tokens/TokenList'

export const Route = createFileRoute('/$chain/tokens')({
  ...listRoute('tokens'),
  component: Tokens,
})

function Tokens() {
  return <TokenList params={Route.useParams()} search={Route.useSearch()} />
}
