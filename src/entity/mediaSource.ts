import type { NftInstance } from '#/api/schemas/nft'

/** Content ids are base32 or base58 words; anything else after ipfs:// is not one. */
const contentId = /^[a-z\d]{46,}$/i

/**
 * The address of a picture that may be shown, or null: only http(s), ipfs (through the gateway, an address without a trailing
 * slash) and data that says it is an image. Whatever it holds, it is for an `<img>` alone, which runs no scripts.
 */
export function safeImageSource(text: string, gateway: string | undefined): string | null {
  const source = text.trim()
  if (/^data:image\/[a-z\d.+-]+[;,]/i.test(source)) return source
  const ipfs = /^ipfs:\/\/(?:ipfs\/)*([^/]+)(\/.*)?$/i.exec(source)
  if (ipfs) return gateway ? throughGateway(gateway, ipfs[1] ?? '', ipfs[2] ?? '') : null
  if (!/^https?:\/\//i.test(source) || !URL.canParse(source)) return null
  const url = new URL(source)
  // A name and password in a picture's address serve nobody who looks at it.
  return url.username || url.password ? null : url.href
}

function throughGateway(gateway: string, id: string, path: string): string | null {
  if (!contentId.test(id)) return null
  // File names there hold any character, '#' and '?' as well; none of them may lead out of the content.
  const names = path.split('/').map(decoded)
  const inside = names.filter((name) => !/^\.{0,2}$/.test(name))
  return [`${gateway}/ipfs/${id}`, ...inside.map(encodeURIComponent)].join('/')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The widths that a picture is shown at, as servers name their thumbnails. */
export type PictureSize = '60x60' | '250x250' | '500x500'

type Pictured = Pick<NftInstance, 'image_url' | 'metadata' | 'thumbnails'>

/** The best address of an NFT's picture for a size, or null when it has none that may be shown. */
export function pictureOf(
  { image_url, metadata, thumbnails }: Pictured,
  size: PictureSize,
  gateway?: string,
): string | null {
  const candidates: unknown[] = [
    thumbnails?.[size],
    image_url,
    metadata?.['image_url'],
    metadata?.['image'],
    thumbnails?.original,
  ]
  for (const candidate of candidates) {
    const source = typeof candidate === 'string' ? safeImageSource(candidate, gateway) : null
    if (source) return source
  }
  return null
}
