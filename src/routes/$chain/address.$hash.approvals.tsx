import { createFileRoute } from '@tanstack/react-router'
import { ApprovalsPage } from '#/features/approvals/ApprovalsPage'

export const Route = createFileRoute('/$chain/address/$hash/approvals')({
  staticData: { tab: { label: 'Approvals', order: 90 } },
  component: ApprovalsOfAddress,
})

function ApprovalsOfAddress() {
  const { chain, hash } = Route.useParams()
  // Another address or chain is another search.
  return <ApprovalsPage key={`${chain} ${hash.toLowerCase()}`} hash={hash} />
}
