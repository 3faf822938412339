import type { NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'
import { paths } from '#/domain/links/paths'

/** Token IDs with more digits are shortened in the middle. */
export const MAX_ID_DIGITS = 12

/** Display name of an NFT: from its metadata, else its token's symbol or name with the ID. Untrusted text. */
export function nameOfInstance({ metadata, id }: Pick<NftInstance, 'metadata' | 'id'>, token: Token | null): string {
  return (
    ownNameOf({ metadata }) ??
    [token?.name || token?.symbol || 'NFT', id !== null && shortId(id)].filter(Boolean).join(' ')
  )
}

/** A token ID in a line of text: "#7", or shortened in the middle. */
export function shortId(id: bigint): string {
  const digits = id.toString()
  return digits.length > MAX_ID_DIGITS ? `#${digits.slice(0, 5)}…${digits.slice(-5)}` : `#${digits}`
}

/** The name in the metadata, null if there is none, and the ID; null if the name ends with it, as many do. Untrusted text. */
export function nameAndId(
  instance: Pick<NftInstance, 'metadata'> | null | undefined,
  id: bigint,
): { name: string | null; digits: string | null } {
  const name = instance ? ownNameOf(instance) : null
  return { name, digits: name?.endsWith(`#${id}`) ? null : String(id) }
}

/** The same in a line of text. */
export function nameWithId(instance: Pick<NftInstance, 'metadata'> | null, id: bigint): string {
  const { name, digits } = nameAndId(instance, id)
  return [name, digits && shortId(id)].filter(Boolean).join(' ')
}

/** The name in the metadata, which may not include the ID; null if they have none. Untrusted text. */
export function ownNameOf({ metadata }: Pick<NftInstance, 'metadata'>): string | null {
  const named = metadata?.['name']
  if (typeof named === 'number' || typeof named === 'bigint') return String(named)
  return (typeof named === 'string' && named.trim()) || null
}

interface InstanceOfToken {
  chain: string
  instance: Pick<NftInstance, 'id'>
  token: Token | null
  /** Contract of the token, where it is known without its record. */
  hash?: string
}

/** Path of an NFT's page, if both its token and its ID are known. */
export function pathOfInstance({ chain, instance: { id }, token, hash }: InstanceOfToken): string | undefined {
  const contract = token?.address_hash ?? hash
  return contract && id !== null ? paths.instance(chain, contract, id) : undefined
}
