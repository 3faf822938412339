import { createFileRoute } from '@tanstack/react-router'
import { TransactionOverview } from '#/features/transactions/TransactionOverview'

export const Route = createFileRoute('/$chain/tx/$hash/')({ component: Overview })

function Overview() {
  const { hash } = Route.useParams()
  return <TransactionOverview hash={hash} />
}
