import type { NftInstance } from '#/api/schemas/nft'
import type { MediaHosts } from '#/data/settings/mediaChoice'
import { leadsToOwnNetwork } from '#/domain/externalUrl'

/** IPFS content IDs, in base32 or base58. */
const IPFS_CONTENT_ID = /^[a-z\d]{46,}$/i
/** Arweave transaction IDs. */
const ARWEAVE_ID = /^[\w-]{43}$/

/** What the media is to be; a data: URL must have this MIME type. */
export type SourceKind = 'image' | 'video' | 'audio' | 'model'

/**
 * The URLs that media may load from, in order of preference: http(s) outside of the user's own network, ipfs and ar through
 * gateways, data: of the right type; empty where none is allowed. A configured media proxy is put before all but data: URLs.
 * Images are for an `<img>` only, which runs no scripts.
 */
export function mediaSources(text: string, hosts: MediaHosts, as: SourceKind = 'image', width?: number): string[] {
  const source = text.trim()
  if (new RegExp(`^data:${as}/[a-z\\d.+-]+[;,]`, 'i').test(source)) return [source]
  const proxied = (url: string) =>
    hosts.mediaProxy === null
      ? url
      : `${hosts.mediaProxy}?url=${encodeURIComponent(url)}${width === undefined ? '' : `&width=${width}`}`
  return urlsOf(source, hosts).map(proxied)
}

function urlsOf(source: string, { ipfsGateways, arweaveGateways }: MediaHosts): string[] {
  const [, scheme, id = '', path = ''] = /^(ipfs|ar):\/\/(?:ipfs\/)*([^/]+)(\/.*)?$/is.exec(source) ?? []
  if (scheme?.toLowerCase() === 'ipfs')
    return IPFS_CONTENT_ID.test(id) ? ipfsGateways.map((gateway) => inside(`${gateway}/ipfs/${id}`, path)) : []
  if (scheme) return ARWEAVE_ID.test(id) ? arweaveGateways.map((gateway) => inside(`${gateway}/${id}`, path)) : []
  if (!/^https?:\/\//i.test(source) || !URL.canParse(source)) return []
  const url = new URL(source)
  // Credentials in the URL of an image would be sent to its host.
  return url.username || url.password || leadsToOwnNetwork(url) ? [] : [url.href]
}

function inside(content: string, path: string): string {
  // File names on IPFS may have any character, '#' and '?' too; none may lead out of the content.
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

/** Image sizes in px, as the API names its thumbnails. */
export type ThumbnailSize = '60x60' | '250x250' | '500x500' | 'original'

type ImageFields = Pick<NftInstance, 'image_url' | 'metadata' | 'thumbnails'>

/** URLs of an NFT's image as the API and its author wrote them, the smallest and safest first. */
export function picturesOf({ image_url, metadata, thumbnails }: ImageFields, size: ThumbnailSize): string[] {
  const original = [image_url, metadata?.['image_url'], metadata?.['image']]
  const candidates: unknown[] = [thumbnails?.[size], ...original, thumbnails?.original]
  const written = candidates.filter((each) => typeof each === 'string').map((each) => each.trim())
  return [...new Set(written.filter(Boolean))]
}

/** The URLs to request for an image, without duplicates. */
export function pictureSources(written: readonly string[], size: ThumbnailSize, hosts: MediaHosts): string[] {
  const width = Number.parseInt(size, 10)
  const found = written.flatMap((each) => mediaSources(each, hosts, 'image', Number.isNaN(width) ? undefined : width))
  return [...new Set(found)]
}
