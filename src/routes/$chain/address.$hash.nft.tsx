import { createFileRoute } from '@tanstack/react-router'
import { addressNftLook } from '#/features/nfts/cards'
import { NftTools } from '#/features/nfts/NftTools'
import { galleryRoute } from '#/features/nfts/galleryRoute'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/nft')({
  ...galleryRoute('addressNft'),
  component: NftsOfAddress,
})

function NftsOfAddress() {
  const search = Route.useSearch()
  return (
    <ListPage
      look={addressNftLook}
      params={Route.useParams()}
      search={search}
      tools={<NftTools type={search.type} />}
    />
  )
}
