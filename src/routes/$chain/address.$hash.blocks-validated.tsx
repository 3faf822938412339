import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { addressBlocksValidatedLook } from '#/features/blocks/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/blocks-validated')({
  ...listRoute('addressBlocksValidated'),
  component: BlocksOfAddress,
})

function BlocksOfAddress() {
  return <ListPage look={addressBlocksValidatedLook} params={Route.useParams()} search={Route.useSearch()} />
}
