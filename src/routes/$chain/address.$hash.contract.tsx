import { createFileRoute, Outlet } from '@tanstack/react-router'
import { itemRoute } from '#/data/queries/resourceQueries'
import { contractSearch } from '#/features/contracts/contractSearch'
import { ContractTabs } from '#/features/contracts/ContractTabs'

export const Route = createFileRoute('/$chain/address/$hash/contract')({
  ...itemRoute('smartContract'),
  staticData: { tab: { label: 'Contract', order: 120, resource: 'smartContract' } },
  validateSearch: contractSearch,
  component: ContractTab,
})

function ContractTab() {
  const { of } = Route.useSearch()
  return (
    <>
      <ContractTabs {...Route.useParams()} implementation={of} />
      <Outlet />
    </>
  )
}
