import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { tokenInstancesGallery } from '#/features/nfts/cards'
import { ThumbnailSizeChoice } from '#/features/nfts/NftToolbar'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/token/$hash/instances')({
  ...listRoute('tokenInstances'),
  component: InstancesOfToken,
})

function InstancesOfToken() {
  return (
    <ListPage
      definition={tokenInstancesGallery}
      params={Route.useParams()}
      search={Route.useSearch()}
      tools={<ThumbnailSizeChoice />}
    />
  )
}
