import type { NftCollection, NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'
import { paths } from '#/domain/paths'
import { AddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { nameOfInstance } from '#/entity/nftName'
import { NftMedia } from '#/entity/NftMedia'
import { TokenLink } from '#/entity/TokenLink'
import { TokenType } from '#/entity/TokenType'
import { Gallery } from '#/list/Gallery'
import type { GalleryLook } from '#/list/look'
import { HostileText } from '#/ui/HostileText'

/** Pictures that stand for a collection: two lines of two. */
const samples = 4

interface InstanceProps {
  chain: string
  instance: NftInstance
  token: Token | null
}

/** Where an instance's page is, if both its token and its id are known. */
function pageOf({ chain, instance: { id }, token }: InstanceProps): string | undefined {
  return token?.address_hash && id !== null ? paths.instance(chain, token.address_hash, id) : undefined
}

/** An NFT's picture and name, both of which lead to its page. */
function Instance(props: InstanceProps) {
  const { instance, token } = props
  return (
    <>
      <NftMedia instance={instance} size="250x250" href={pageOf(props)} />
      <a href={pageOf(props)} className="mt-1.5 block truncate leading-6 font-medium">
        <HostileText text={nameOfInstance(instance, token)} max={60} />
      </a>
    </>
  )
}

/** How many of one NFT are held: worth saying only where it may be more than one. */
function Quantity({ value, type }: { value: bigint | null; type: Token['type'] }) {
  if (value === null || (value === 1n && type === 'ERC-721')) return null
  return (
    <>
      {' · '}×{value.toLocaleString()}
    </>
  )
}

/** The NFTs of an address. */
export const addressNftLook: GalleryLook<'addressNft'> = {
  resource: 'addressNft',
  gallery: Gallery,
  name: 'NFTs of the address',
  noun: ['NFT', 'NFTs'],
  empty: 'This address holds no NFTs of the chosen types.',
  card: (instance, { chain }) => {
    const { token, value } = instance
    const type = instance.token_type ?? token?.type ?? null
    return (
      <>
        <Instance chain={chain.id} instance={instance} token={token} />
        <p className="truncate text-sm leading-6 [&>a]:block [&>a]:truncate">
          <TokenLink chain={chain.id} token={token} />
        </p>
        <p className="truncate text-sm leading-6 text-muted">
          <TokenType type={type} />
          <Quantity value={value} type={type} />
        </p>
      </>
    )
  },
}

/** The first pictures of a collection in one square, each a link to its NFT. */
function Samples({ chain, collection: { token, token_instances } }: { chain: string; collection: NftCollection }) {
  const shown = (token_instances ?? []).slice(0, samples)
  if (shown.length === 0)
    return (
      <span className="grid aspect-square place-items-center rounded-sm bg-sunken text-sm text-muted">No pictures</span>
    )
  return (
    <ul className={`grid aspect-square content-start gap-1 ${shown.length > 1 ? 'grid-cols-2' : 'grid-cols-1'}`}>
      {shown.map((instance) => {
        const name = nameOfInstance(instance, token)
        return (
          <li key={String(instance.id)} title={name}>
            <NftMedia instance={instance} size="250x250" alt={name} href={pageOf({ chain, instance, token })} />
          </li>
        )
      })}
    </ul>
  )
}

/** The NFTs of an address by collection. */
export const addressNftCollectionsLook: GalleryLook<'addressNftCollections'> = {
  resource: 'addressNftCollections',
  gallery: Gallery,
  name: 'NFT collections of the address',
  noun: ['collection', 'collections'],
  empty: 'This address holds no NFTs of the chosen types.',
  card: (collection, { chain }) => (
    <>
      <Samples chain={chain.id} collection={collection} />
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
export const tokenInstancesLook: GalleryLook<'tokenInstances'> = {
  resource: 'tokenInstances',
  gallery: Gallery,
  name: 'Instances of the token',
  noun: ['NFT', 'NFTs'],
  empty: 'This token has no instances: it may not be an NFT, or nothing has been minted.',
  card: (instance, { chain }) => (
    <>
      <Instance chain={chain.id} instance={instance} token={instance.token} />
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
    </>
  ),
}
