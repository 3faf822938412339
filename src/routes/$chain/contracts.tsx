import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { VerifiedContracts } from '#/features/contracts/VerifiedContracts'
import { ContractLists } from '#/shell/ListTabs'

export const Route = createFileRoute('/$chain/contracts')({
  ...listRoute('smartContracts'),
  component: Contracts,
})

function Contracts() {
  const params = Route.useParams()
  return <VerifiedContracts params={params} search={Route.useSearch()} tabs={<ContractLists chain={params.chain} />} />
}
