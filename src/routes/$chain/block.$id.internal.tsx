import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { blockInternalTransactionsLook } from '#/features/internalTransactions/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/block/$id/internal')({
  ...listRoute('blockInternalTransactions'),
  component: InternalTransactionsOfBlock,
})

function InternalTransactionsOfBlock() {
  return <ListPage look={blockInternalTransactionsLook} params={Route.useParams()} search={Route.useSearch()} />
}
