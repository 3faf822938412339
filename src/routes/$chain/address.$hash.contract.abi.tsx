import { createFileRoute } from '@tanstack/react-router'
import { ContractAbi } from '#/features/contracts/ContractAbi'

export const Route = createFileRoute('/$chain/address/$hash/contract/abi')({ component: Abi })

function Abi() {
  return <ContractAbi {...Route.useParams()} search={Route.useSearch()} />
}
