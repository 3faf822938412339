import type { NftInstance } from '#/api/schemas/nft'
import type { MediaHosts } from '#/data/settings/mediaChoice'
import { leadsToOwnNetwork } from '#/domain/externalUrl'

/** Content ids are base32 or base58 words; anything else after ipfs:// is not one. */
const contentId = /^[a-z\d]{46,}$/i
/** Ids of Arweave's transactions. */
const arweaveId = /^[\w-]{43}$/

/** What is fetched, by the type that a data: address has to say. */
export type Fetched = 'image' | 'video' | 'audio' | 'model'

/**
 * The addresses that have a medium, the first one first; none where it has no address that may be fetched: only http(s) outside of
 * the reader's own network, ipfs and ar through gateways, and data that says it is such a medium. A configured proxy stands before
 * all but data. Whatever a picture holds, it is for an `<img>` alone, which runs no scripts.
 */
export function mediaSources(text: string, hosts: MediaHosts, as: Fetched = 'image', width?: number): string[] {
  const source = text.trim()
  if (new RegExp(`^data:${as}/[a-z\\d.+-]+[;,]`, 'i').test(source)) return [source]
  const proxied = (address: string) =>
    hosts.mediaProxy === null
      ? address
      : `${hosts.mediaProxy}?url=${encodeURIComponent(address)}${width === undefined ? '' : `&width=${width}`}`
  return addressesOf(source, hosts).map(proxied)
}

function addressesOf(source: string, { ipfsGateways, arweaveGateways }: MediaHosts): string[] {
  const [, scheme, id = '', path = ''] = /^(ipfs|ar):\/\/(?:ipfs\/)*([^/]+)(\/.*)?$/is.exec(source) ?? []
  if (scheme?.toLowerCase() === 'ipfs')
    return contentId.test(id) ? ipfsGateways.map((gateway) => inside(`${gateway}/ipfs/${id}`, path)) : []
  if (scheme) return arweaveId.test(id) ? arweaveGateways.map((gateway) => inside(`${gateway}/${id}`, path)) : []
  if (!/^https?:\/\//i.test(source) || !URL.canParse(source)) return []
  const url = new URL(source)
  // A name and password in a picture's address serve nobody who looks at it.
  return url.username || url.password || leadsToOwnNetwork(url) ? [] : [url.href]
}

function inside(content: string, path: string): string {
  // File names there hold any character, '#' and '?' as well; none of them may lead out of the content.
  const names = path.split('/').map(decoded)
  return [content, ...names.filter((name) => !/^\.{0,2}$/.test(name)).map(encodeURIComponent)].join('/')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The widths that a picture is shown at, as servers name their thumbnails; 'original' is as large as it is. */
export type ThumbnailSize = '60x60' | '250x250' | '500x500' | 'original'

type Pictured = Pick<NftInstance, 'image_url' | 'metadata' | 'thumbnails'>

/** Where an NFT's picture may be, as servers and its author wrote it, the lightest and safest first. */
export function picturesOf({ image_url, metadata, thumbnails }: Pictured, size: ThumbnailSize): string[] {
  const original = [image_url, metadata?.['image_url'], metadata?.['image']]
  const candidates: unknown[] = [thumbnails?.[size], ...original, thumbnails?.original]
  const written = candidates.filter((each) => typeof each === 'string').map((each) => each.trim())
  return [...new Set(written.filter(Boolean))]
}

/** Addresses of all those places, each once. */
export function pictureSources(written: readonly string[], size: ThumbnailSize, hosts: MediaHosts): string[] {
  const width = Number.parseInt(size, 10)
  const found = written.flatMap((each) => mediaSources(each, hosts, 'image', Number.isNaN(width) ? undefined : width))
  return [...new Set(found)]
}
