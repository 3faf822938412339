import { instanceKey, instancesByKey, rowBy } from '#/served/indexes'
import type { Collection, NftHolding } from '#/served/holdings'
import type { InstanceFacts } from '#/served/recording'
import type { View } from '#/served/store'
import { addressBodyIfAny, checksumOf } from './address'
import { tokenBody, tokenFacts } from './token'

/** The facts that an NFT is built from. */
export type NftView = View<'addresses' | 'tokens'>

/** The recorded files that the NFTs of a holder are built from. */
export const nftFiles = ['addresses', 'holdings', 'instances', 'tokens'] as const

/** An NFT (contract §2.3) without the fields of a holder. */
export function instanceBody(view: NftView, facts: InstanceFacts) {
  const { metadata } = facts
  return {
    id: facts.id,
    // The IDs of an ERC-404 are unique, too.
    is_unique: tokenFacts(view, facts.token)?.type !== 'ERC-1155',
    owner: addressBodyIfAny(view, facts.owner),
    token: tokenBody(view, facts.token),
    image_url: textIn(metadata, 'image_url') ?? textIn(metadata, 'image'),
    animation_url: textIn(metadata, 'animation_url'),
    external_app_url: textIn(metadata, 'external_url'),
    // Null if the metadata is missing or invalid, as on real servers (see `DEVIATIONS`).
    metadata,
  }
}

/** An NFT with the fields of its holder. */
export function heldInstanceBody(view: NftView & View<'instances'>, holding: NftHolding) {
  return { ...groupedInstanceBody(view, holding), token: tokenBody(view, holding.token) }
}

/** The same inside its collection, where the token is null (contract §2.3). */
function groupedInstanceBody(view: NftView & View<'instances'>, { token, tokenId, holder, value }: NftHolding) {
  const facts = rowBy(view.instances, instancesByKey, instanceKey(token, tokenId))
  return {
    ...instanceBody(view, facts ?? { token, id: tokenId, metadata: null, mintedAt: 0, transfersCount: 0 }),
    token: null,
    token_type: tokenFacts(view, token)?.type,
    value,
    holder_address_hash: checksumOf(view, holder),
  }
}

/** A collection of a holder: the number of NFTs, and the first of them. */
export function collectionBody(view: NftView & View<'instances'>, { token, holdings }: Collection) {
  return {
    token: tokenBody(view, token),
    amount: String(holdings.length),
    token_instances: holdings.slice(0, MAX_INSTANCES).map((holding) => groupedInstanceBody(view, holding)),
  }
}

/** NFTs in the response for a collection, as many as on real servers. */
const MAX_INSTANCES = 9

function textIn(metadata: InstanceFacts['metadata'], key: string): string | undefined {
  const value = metadata?.[key]
  return typeof value === 'string' ? value : undefined
}
