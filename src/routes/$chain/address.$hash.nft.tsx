import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { addressNftGallery } from '#/features/nfts/cards'
import { NftToolbar } from '#/features/nfts/NftToolbar'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/nft')({
  ...listRoute('addressNft', { label: 'NFTs', order: 40 }),
  component: NftsOfAddress,
})

function NftsOfAddress() {
  const search = Route.useSearch()
  return (
    <ListPage
      definition={addressNftGallery}
      params={Route.useParams()}
      search={search}
      tools={<NftToolbar type={search.type} />}
    />
  )
}
