import type { NftInstance } from '#/api/schemas/nft'
import type { Token } from '#/api/schemas/token'

/** Past this many digits the middle of a token id is left out of a name. */
const longest = 12

/** What one NFT is called: the name that its metadata give, else its token's symbol or name with the id. Text that anyone may have written. */
export function nameOfInstance({ metadata, id }: Pick<NftInstance, 'metadata' | 'id'>, token: Token | null): string {
  const named = metadata?.['name']
  if (typeof named === 'string' && named.trim()) return named.trim()
  const digits = id?.toString() ?? ''
  const short = digits.length > longest ? `${digits.slice(0, 5)}…${digits.slice(-5)}` : digits
  return [token?.name || token?.symbol || 'NFT', short && `#${short}`].filter(Boolean).join(' ')
}
