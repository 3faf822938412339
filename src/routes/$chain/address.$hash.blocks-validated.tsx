import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { addressBlocksValidatedTable } from '#/features/blocks/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/blocks-validated')({
  ...listRoute('addressBlocksValidated', { label: 'Blocks validated', order: 60, isRare: true }),
  component: BlocksOfAddress,
})

function BlocksOfAddress() {
  return <ListPage definition={addressBlocksValidatedTable} params={Route.useParams()} search={Route.useSearch()} />
}
