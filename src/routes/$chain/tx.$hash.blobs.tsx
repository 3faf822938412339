import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { blobsTable } from '#/features/blobs/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tx/$hash/blobs')({
  ...listRoute('transactionBlobs', { label: 'Blobs', order: 70 }),
  component: BlobsOfTransaction,
})

function BlobsOfTransaction() {
  return <ListPage definition={blobsTable} params={Route.useParams()} search={Route.useSearch()} />
}
