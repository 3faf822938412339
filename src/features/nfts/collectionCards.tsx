import { Count } from '#/entity/Count'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import { CollectionPictures } from '#/features/nfts/CollectionPictures'
import type { GalleryDefinition } from '#/list/definition'

/** The NFTs of an address by collection. */
export const addressNftCollectionsGallery: GalleryDefinition<'addressNftCollections'> = {
  resource: 'addressNftCollections',
  name: 'NFT collections of the address',
  noun: ['collection', 'collections'],
  empty: 'This address holds no NFTs of the chosen types.',
  card: (collection, { chain, params }) => (
    <>
      <CollectionPictures chain={chain.id} collection={collection} holder={params.hash} />
      <p className="mt-1.5 truncate leading-6 font-medium [&>a]:block [&>a]:truncate">
        <TokenLink chain={chain.id} token={collection.token} />
      </p>
      <p className="truncate text-sm leading-6 [&>a]:block [&>a]:truncate">
        <Count value={collection.amount} noun={['NFT held', 'NFTs held']} />
      </p>
      <p className="truncate text-sm leading-6 text-muted">
        <TokenType type={collection.token?.type ?? null} />
      </p>
    </>
  ),
}
