import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { addressNftCollectionsGallery } from '#/features/nfts/collectionCards'
import { NftToolbar } from '#/features/nfts/NftToolbar'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/nft_/collections')({
  ...listRoute('addressNftCollections'),
  component: CollectionsOfAddress,
})

function CollectionsOfAddress() {
  const search = Route.useSearch()
  return (
    <ListPage
      definition={addressNftCollectionsGallery}
      params={Route.useParams()}
      search={search}
      tools={<NftToolbar type={search.type} />}
    />
  )
}
