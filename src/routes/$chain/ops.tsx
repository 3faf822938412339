import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { UserOperationList } from '#/features/userOperations/UserOperationList'

export const Route = createFileRoute('/$chain/ops')({ ...listRoute('userOperations'), component: UserOperations })

function UserOperations() {
  return <UserOperationList search={Route.useSearch()} />
}
