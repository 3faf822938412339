import type { NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'

/** Past this many digits the middle of a token id is left out of a name. */
const longest = 12

/** What one NFT is called: the name that its metadata give, else its token's symbol or name with the id. Text that anyone may have written. */
export function nameOfInstance({ metadata, id }: Pick<NftInstance, 'metadata' | 'id'>, token: Token | null): string {
  const named = metadata?.['name']
  if (typeof named === 'string' && named.trim()) return named.trim()
  return [token?.name || token?.symbol || 'NFT', id !== null && shortId(id)].filter(Boolean).join(' ')
}

/** A token id as it stands in a line: "#7", or with its middle left out. */
export function shortId(id: bigint): string {
  const digits = id.toString()
  return digits.length > longest ? `#${digits.slice(0, 5)}…${digits.slice(-5)}` : `#${digits}`
}

/** Whether an NFT's author named it, so that its name may not tell which it is. */
export function hasOwnName({ metadata }: Pick<NftInstance, 'metadata'>): boolean {
  const named = metadata?.['name']
  return typeof named === 'string' && named.trim() !== ''
}
