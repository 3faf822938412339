import { Count } from '#/entity/Count'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenSymbol'
import { Caption } from '#/features/nfts/Caption'
import { CollectionThumbnails } from '#/features/nfts/CollectionThumbnails'
import type { GalleryDefinition } from '#/list/definition'
import { Gallery } from '#/list/Gallery'

/** The NFTs of an address by collection. */
export const addressNftCollectionsGallery: GalleryDefinition<'addressNftCollections'> = {
  resource: 'addressNftCollections',
  name: 'NFT collections',
  noun: ['collection', 'collections'],
  empty: 'No NFTs yet',
  gallery: Gallery,
  card: (collection, { chain, params }) => (
    <>
      <CollectionThumbnails chain={chain.id} collection={collection} holder={params.hash} />
      <Caption>
        <p className="truncate leading-6 font-medium [&>a]:block [&>a]:truncate">
          <TokenLink chain={chain.id} token={collection.token} />
        </p>
        <p className="truncate text-sm leading-6 [&>a]:block [&>a]:truncate">
          <Count value={collection.amount} noun={['NFT', 'NFTs']} />
        </p>
        <p className="truncate text-sm leading-6 text-muted">
          <TokenType type={collection.token?.type ?? null} />
        </p>
      </Caption>
    </>
  ),
}
