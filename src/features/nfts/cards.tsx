import type { NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'
import { grouped } from '#/domain/amounts/numberFormat'
import { AddressLink } from '#/entity/AddressLink'
import type { ThumbnailSize } from '#/entity/nftMedia'
import { NftImage } from '#/entity/NftImage'
import { nameOfInstance, ownNameOf, pathOfInstance, shortId } from '#/entity/nftName'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenSymbol'
import { Caption } from '#/features/nfts/Caption'
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
        <InstanceImage chain={chain.id} instance={instance} token={token} size={thumbnailSize} />
        <Caption>
          <InstanceName chain={chain.id} instance={instance} token={token} />
          <p className="truncate text-sm leading-6 [&>a]:block [&>a]:truncate">
            <TokenLink chain={chain.id} token={token} />
          </p>
          <TypeAndId instance={instance} token={token} />
        </Caption>
      </>
    )
  },
}

/** The NFTs of one token, whose record is what servers omit in the list. */
export const tokenInstancesGallery = (ofPage: Token | null): GalleryDefinition<'tokenInstances'> => ({
  resource: 'tokenInstances',
  name: 'Inventory',
  noun: ['NFT', 'NFTs'],
  empty: 'No NFTs yet',
  gallery: Gallery,
  card: (instance, { chain, params: { hash }, thumbnailSize }) => {
    const props = { chain: chain.id, instance, token: instance.token ?? ofPage, hash }
    return (
      <>
        <InstanceImage {...props} size={thumbnailSize} />
        <Caption>
          <InstanceName {...props} />
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
          <TypeAndId {...props} />
        </Caption>
      </>
    )
  },
})

interface InstanceProps {
  instance: NftInstance
  token: Token | null
  /** Contract of the token, where it is known without its record. */
  hash?: string
}

/** The image of an NFT, which links to its page as its name does. */
function InstanceImage({ size, ...props }: InstanceProps & { chain: string; size: ThumbnailSize }) {
  return <NftImage instance={props.instance} size={size} href={pathOfInstance(props)} />
}

function InstanceName(props: InstanceProps & { chain: string }) {
  return (
    <a href={pathOfInstance(props)} className="block truncate leading-6 font-medium">
      <UntrustedText text={nameOfInstance(props.instance, props.token)} max={60} />
    </a>
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
      {id !== null && ownNameOf(instance) && ` · ${shortId(id)}`}
    </p>
  )
}
