import { createFileRoute } from '@tanstack/react-router'
import { ContractCode } from '#/features/contracts/ContractCode'

export const Route = createFileRoute('/$chain/address/$hash/contract/')({ component: Code })

function Code() {
  return <ContractCode {...Route.useParams()} search={Route.useSearch()} />
}
