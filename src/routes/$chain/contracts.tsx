import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { VerifiedContracts } from '#/features/contracts/VerifiedContracts'

export const Route = createFileRoute('/$chain/contracts')({
  ...listRoute('smartContracts'),
  component: Contracts,
})

function Contracts() {
  return <VerifiedContracts params={Route.useParams()} search={Route.useSearch()} />
}
