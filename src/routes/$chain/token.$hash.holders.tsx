import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { TokenHolders } from '#/features/tokens/TokenHolders'

export const Route = createFileRoute('/$chain/token/$hash/holders')({
  ...listRoute('tokenHolders', { label: 'Holders', order: 20 }),
  component: HoldersOfToken,
})

function HoldersOfToken() {
  return <TokenHolders params={Route.useParams()} search={Route.useSearch()} />
}
