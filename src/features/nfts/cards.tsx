import { grouped } from '#/domain/numberFormat'
import { AddressLink } from '#/entity/AddressLink'
import type { ThumbnailSize } from '#/entity/mediaSource'
import { hasOwnName, nameOfInstance, shortId } from '#/entity/nftName'
import { NftMedia } from '#/entity/NftMedia'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import { type InstanceOfToken, pageOfInstance } from '#/features/nfts/pageOfInstance'
import type { GalleryDefinition } from '#/list/definition'
import { UntrustedText } from '#/ui/UntrustedText'

/** An NFT's picture and name, both of which lead to its page. */
function Instance({ picture, ...props }: InstanceOfToken & { picture: ThumbnailSize }) {
  const { instance, token } = props
  return (
    <>
      <NftMedia instance={instance} size={picture} href={pageOfInstance(props)} />
      <a href={pageOfInstance(props)} className="mt-1.5 block truncate leading-6 font-medium">
        <UntrustedText text={nameOfInstance(instance, token)} max={60} />
      </a>
    </>
  )
}

/** Which one of its token an NFT is, where its name does not say so; of which standard, and how many of it are held. */
function Which({ instance, token }: Omit<InstanceOfToken, 'chain'>) {
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
        <Instance chain={chain.id} instance={instance} token={token} picture={picture} />
        <p className="truncate text-sm leading-6 [&>a]:block [&>a]:truncate">
          <TokenLink chain={chain.id} token={token} />
        </p>
        <Which instance={instance} token={token} />
      </>
    )
  },
}

/** The NFTs of one token. */
export const tokenInstancesGallery: GalleryDefinition<'tokenInstances'> = {
  resource: 'tokenInstances',
  name: 'Instances of the token',
  noun: ['NFT', 'NFTs'],
  empty: 'This token has no instances: it may not be an NFT, or nothing has been minted.',
  card: (instance, { chain, picture }) => (
    <>
      <Instance chain={chain.id} instance={instance} token={instance.token} picture={picture} />
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
      <Which instance={instance} token={instance.token} />
    </>
  ),
}
