import type { NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'
import { grouped } from '#/domain/numberFormat'
import { AddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import type { ThumbnailSize } from '#/entity/mediaSource'
import { NftImage } from '#/entity/NftImage'
import { hasOwnName, nameOfInstance, pathOfInstance, shortId } from '#/entity/nftName'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import { CollectionThumbnails } from '#/features/nfts/CollectionThumbnails'
import type { GalleryDefinition } from '#/list/definition'
import { UntrustedText } from '#/ui/UntrustedText'

/** The NFTs of an address. */
export const addressNftGallery: GalleryDefinition<'addressNft'> = {
  resource: 'addressNft',
  name: 'NFTs of the address',
  noun: ['NFT', 'NFTs'],
  empty: 'This address holds no NFTs of the chosen types.',
  card: (instance, { chain, picture }) => {
    const { token } = instance
    return (
      <>
        <ImageAndName chain={chain.id} instance={instance} token={token} size={picture} />
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
  name: 'NFT collections of the address',
  noun: ['collection', 'collections'],
  empty: 'This address holds no NFTs of the chosen types.',
  card: (collection, { chain, params }) => (
    <>
      <CollectionThumbnails chain={chain.id} collection={collection} holder={params.hash} />
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

/** The NFTs of one token. */
export const tokenInstancesGallery: GalleryDefinition<'tokenInstances'> = {
  resource: 'tokenInstances',
  name: 'Instances of the token',
  noun: ['NFT', 'NFTs'],
  empty: 'This token has no instances: it may not be an NFT, or nothing has been minted.',
  card: (instance, { chain, picture }) => (
    <>
      <ImageAndName chain={chain.id} instance={instance} token={instance.token} size={picture} />
      <p className="truncate text-sm leading-6 text-muted">
        {instance.owner ? (
          <>
            held by <AddressLink chain={chain.id} address={instance.owner} />
          </>
        ) : instance.is_unique === false ? (
          'may have several holders'
        ) : (
          'holder not known'
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
