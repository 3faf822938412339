import { createFileRoute } from '@tanstack/react-router'
import { itemRoute } from '#/data/queries/resourceQueries'
import { byUserOperationHash } from '#/data/routeParams'
import { AbiScopeProvider } from '#/entity/decoding/AbiScopeProvider'
import { UserOperationHeader, UserOperationSubject } from '#/features/userOperations/UserOperationHeader'
import { UserOperationOverview } from '#/features/userOperations/UserOperationOverview'

export const Route = createFileRoute('/$chain/op/$hash')({
  beforeLoad: byUserOperationHash,
  ...itemRoute('userOperation'),
  component: UserOperationPage,
})

function UserOperationPage() {
  const { hash } = Route.useParams()
  return (
    <UserOperationSubject hash={hash}>
      <UserOperationHeader hash={hash} />
      <AbiScopeProvider key={hash}>
        <UserOperationOverview hash={hash} />
      </AbiScopeProvider>
    </UserOperationSubject>
  )
}
