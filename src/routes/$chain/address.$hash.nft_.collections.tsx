import { createFileRoute } from '@tanstack/react-router'
import { addressNftCollectionsLook } from '#/features/nfts/collectionCards'
import { NftTools } from '#/features/nfts/NftTools'
import { galleryRoute } from '#/features/nfts/galleryRoute'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/nft_/collections')({
  ...galleryRoute('addressNftCollections'),
  component: CollectionsOfAddress,
})

function CollectionsOfAddress() {
  const search = Route.useSearch()
  return (
    <ListPage
      look={addressNftCollectionsLook}
      params={Route.useParams()}
      search={search}
      tools={<NftTools type={search.type} />}
    />
  )
}
