import type { NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'
import { grouped } from '#/domain/numberFormat'
import { AddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import type { ThumbnailSize } from '#/entity/mediaSource'
import { NftImage } from '#/entity/NftImage'
import { hasOwnName, nameOfInstance, pathOfInstance, shortId } from '#/entity/nftName'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenSymbol'
import { CollectionThumbnails } from '#/features/nfts/CollectionThumbnails'
import type { GalleryDefinition } from '#/list/definition'
import { Gallery } from '#/list/Gallery'
import { UntrustedText } from '#/ui/UntrustedText'

/** The NFTs of an address. */
export const addressNftGallery: GalleryDefinition<'addressNft'> = {
  resource: 'addressNft',
  name: 'NFTs',
  noun: ['NFT', 'NFTs'],
  empty: 'No NFTs yet',
  gallery: Gallery,
  card: (instance, { chain, thumbnailSize }) => {
    const { token } = instance
    return (
      <>
        <ImageAndName chain={chain.id} instance={instance} token={token} size={thumbnailSize} />
        <p className="truncate text-sm leading-6 [&>a]:block [&>a]:truncate">
          <TokenLink chain={chain.id} token={token} />
        </p>
        <TypeAndId instance={instance} token={token} />
      </>
    )
  },
}

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
      <p className="mt-1.5 truncate leading-6 font-medium [&>a]:block [&>a]:truncate">
        <TokenLink chain={chain.id} token={collection.token} />
      </p>
      <p className="truncate text-sm leading-6 [&>a]:block [&>a]:truncate">
        <Count value={collection.amount} noun={['NFT', 'NFTs']} />
      </p>
      <p className="truncate text-sm leading-6 text-muted">
        <TokenType type={collection.token?.type ?? null} />
      </p>
    </>
  ),
}

/** The NFTs of one token. */
export const tokenInstancesGallery: GalleryDefinition<'tokenInstances'> = {
  resource: 'tokenInstances',
  name: 'Inventory',
  noun: ['NFT', 'NFTs'],
  empty: 'No NFTs yet',
  gallery: Gallery,
  card: (instance, { chain, thumbnailSize }) => (
    <>
      <ImageAndName chain={chain.id} instance={instance} token={instance.token} size={thumbnailSize} />
      <p className="truncate text-sm leading-6 text-muted">
        {instance.owner ? (
          // A hash is cut in its middle, so only it may shrink.
          <span className="flex">
            <span className="mr-1 shrink-0">Owner: </span>
            <span className="min-w-0 truncate [&>a]:block [&>a]:truncate">
              <AddressLink chain={chain.id} address={instance.owner} />
            </span>
          </span>
        ) : instance.is_unique === false ? (
          'Multiple holders possible'
        ) : (
          'Owner unknown'
        )}
      </p>
      <TypeAndId instance={instance} token={instance.token} />
    </>
  ),
}

interface InstanceProps {
  instance: NftInstance
  token: Token | null
}

/** Image and name of an NFT; both link to its page. */
function ImageAndName({ size, ...props }: InstanceProps & { chain: string; size: ThumbnailSize }) {
  const { instance, token } = props
  const path = pathOfInstance(props)
  return (
    <>
      <NftImage instance={instance} size={size} href={path} />
      <a href={path} className="mt-1.5 block truncate leading-6 font-medium">
        <UntrustedText text={nameOfInstance(instance, token)} max={60} />
      </a>
    </>
  )
}

/** Token type and quantity of an NFT, and its ID where its name does not include it. */
function TypeAndId({ instance, token }: InstanceProps) {
  const { id, value } = instance
  const type = instance.token_type ?? token?.type ?? null
  return (
    <p className="truncate text-sm leading-6 text-muted">
      {type && <TokenType type={type} />}
      {value !== null && !(value === 1n && type === 'ERC-721') && ` · ×${grouped(value)}`}
      {id !== null && hasOwnName(instance) && ` · ${shortId(id)}`}
    </p>
  )
}
