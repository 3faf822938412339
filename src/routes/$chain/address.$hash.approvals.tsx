import { createFileRoute } from '@tanstack/react-router'
import { ApprovalsPage } from '#/features/approvals/ApprovalsPage'

export const Route = createFileRoute('/$chain/address/$hash/approvals')({ component: ApprovalsOfAddress })

function ApprovalsOfAddress() {
  const { hash } = Route.useParams()
  // Another address is another search.
  return <ApprovalsPage key={hash.toLowerCase()} hash={hash} />
}
