import { createFileRoute } from '@tanstack/react-router'
import { TransactionOverview } from '#/features/transactions/TransactionOverview'

export const Route = createFileRoute('/$chain/tx/$hash/')({
  staticData: { tab: { label: 'Overview', order: 10 } },
  component: Overview,
})

function Overview() {
  const { hash } = Route.useParams()
  return <TransactionOverview hash={hash} />
}
