import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { MoreAbisButton } from '#/entity/decoding/AbiScopeProvider'
import { transactionRawTraceTable } from '#/features/rawTrace/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tx/$hash/raw')({
  ...listRoute('transactionRawTrace', { label: 'Raw trace', order: 60 }),
  component: RawTraceOfTransaction,
})

function RawTraceOfTransaction() {
  return (
    <ListPage
      definition={transactionRawTraceTable}
      params={Route.useParams()}
      search={Route.useSearch()}
      tools={<MoreAbisButton />}
    />
  )
}
