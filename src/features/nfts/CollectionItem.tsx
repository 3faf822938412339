import { nameOfInstance } from '#/entity/nftName'
import { NftMedia } from '#/entity/NftMedia'
import { type InstanceOfToken, pageOfInstance } from '#/features/nfts/pageOfInstance'

/** One picture among those of a collection, a link to its NFT. */
export function CollectionItem(props: InstanceOfToken) {
  const name = nameOfInstance(props.instance, props.token)
  return (
    <li title={name}>
      <NftMedia instance={props.instance} size="250x250" alt={name} href={pageOfInstance(props)} />
    </li>
  )
}
