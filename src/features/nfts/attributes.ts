import type { NftInstance } from '#/api/schemas/nft'

/** One trait that an NFT's author gave it. */
export interface Attribute {
  trait: string
  value: string
}

/** The traits in an NFT's metadata: free-form, so that anything which is not a list of names and values is left to the raw record. */
export function attributesOf(metadata: NftInstance['metadata']): Attribute[] {
  const list = metadata?.['attributes']
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('value' in entry)) return []
    const value = wordOf(entry.value)
    const trait = 'trait_type' in entry ? wordOf(entry.trait_type) : null
    return value === null ? [] : [{ trait: trait ?? '', value }]
  })
}

function wordOf(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean' ? String(value) : null
}
