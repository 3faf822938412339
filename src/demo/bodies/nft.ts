import { instanceKey, instancesByKey, rowBy } from '#/demo/indexes'
import type { Collection, NftHolding } from '#/demo/holdings'
import type { InstanceFacts } from '#/demo/recording'
import type { View } from '#/demo/view'
import { addressBodyIfAny, checksummed } from './address'
import { tokenBody, tokenFacts } from './token'

/** What an NFT is told from. */
export type NftView = View<'addresses' | 'tokens'>

/** The nouns that a holder's NFTs are told from. */
export const nftNouns = ['addresses', 'holdings', 'instances', 'tokens'] as const

/** An NFT (contract §2.3) as its collection tells it: nobody's quantity of it. */
export function instanceBody(view: NftView, facts: InstanceFacts) {
  const { metadata } = facts
  return {
    id: facts.id,
    // Of an ERC-404's ids there is one each, too.
    is_unique: tokenFacts(view, facts.token)?.type !== 'ERC-1155',
    owner: addressBodyIfAny(view, facts.owner),
    token: tokenBody(view, facts.token),
    image_url: textIn(metadata, 'image_url') ?? textIn(metadata, 'image'),
    animation_url: textIn(metadata, 'animation_url'),
    external_app_url: textIn(metadata, 'external_url'),
    // Null when the contract's metadata is missing or malformed, as real servers have it (see `oddities`).
    metadata,
  }
}

/** What an address holds of one NFT. */
export function heldInstanceBody(view: NftView & View<'instances'>, holding: NftHolding) {
  return { ...groupedInstanceBody(view, holding), token: tokenBody(view, holding.token) }
}

/** The same inside of its collection's group, where the token is null (contract §2.3). */
function groupedInstanceBody(view: NftView & View<'instances'>, { token, tokenId, holder, value }: NftHolding) {
  const facts = rowBy(view.instances, instancesByKey, instanceKey(token, tokenId))
  return {
    ...instanceBody(view, facts ?? { token, id: tokenId, metadata: null, mintedAt: 0, transfersCount: 0 }),
    token: null,
    token_type: tokenFacts(view, token)?.type,
    value,
    holder_address_hash: checksummed(view, holder),
  }
}

/** What an address holds of one collection: a few of the NFTs, and how many there are. */
export function collectionBody(view: NftView & View<'instances'>, { token, holdings }: Collection) {
  return {
    token: tokenBody(view, token),
    amount: String(holdings.length),
    token_instances: holdings.slice(0, SHOWN).map((holding) => groupedInstanceBody(view, holding)),
  }
}

/** NFTs that a collection group shows, as many as real servers do. */
const SHOWN = 9

function textIn(metadata: InstanceFacts['metadata'], key: string): string | undefined {
  const value = metadata?.[key]
  return typeof value === 'string' ? value : undefined
}
