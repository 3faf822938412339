import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#/data/queries/listRequest'
import { HotContracts } from '#/features/contracts/HotContracts'
import { ContractLists } from '#/shell/ListTabs'

export const Route = createFileRoute('/$chain/contracts_/hot')({
  validateSearch: listSearch('hotContracts'),
  component: Contracts,
})

function Contracts() {
  const { chain } = Route.useParams()
  return <HotContracts search={Route.useSearch()} tabs={<ContractLists chain={chain} />} />
}
