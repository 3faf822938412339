import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { latestTransactionsLook } from '#/features/transactions/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/')({
  ...listRoute('mainPageTransactions'),
  component: Home,
})

function Home() {
  return <ListPage look={latestTransactionsLook} params={Route.useParams()} search={{}} />
}
