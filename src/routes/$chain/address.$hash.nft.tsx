import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { addressNftLook } from '#/features/nfts/cards'
import { NftTools } from '#/features/nfts/NftTools'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/nft')({
  ...listRoute('addressNft'),
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
