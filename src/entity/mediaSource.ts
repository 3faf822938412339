import type { MediaHosts } from '#/data/settings/mediaChoice'
import { leadsToOwnNetwork } from '#/domain/links/externalUrl'
import { type MediaUrl, readMediaUrl } from '#/domain/media/mediaUrl'

/** What the media is to be; a data: URL must have this MIME type. */
export type SourceKind = 'image' | 'video' | 'audio' | 'model'

/**
 * The URLs that media may load from, in order of preference: http(s) outside of the user's own network, content of other networks
 * through gateways, data: of the right type; empty where none is allowed. A configured media proxy is put before all but data: URLs.
 * Images are for an `<img>` only, which runs no scripts.
 */
export function mediaSources(text: string, hosts: MediaHosts, as: SourceKind = 'image', width?: number): string[] {
  const media = readMediaUrl(text)
  if (media === null) return []
  if (media.from === 'data') return new RegExp(`^data:${as}/[a-z\\d.+-]+[;,]`, 'i').test(media.url) ? [media.url] : []
  const proxied = (url: string) =>
    hosts.mediaProxy === null
      ? url
      : `${hosts.mediaProxy}?url=${encodeURIComponent(url)}${width === undefined ? '' : `&width=${width}`}`
  return urlsOf(media, hosts).map(proxied)
}

function urlsOf(
  media: Exclude<MediaUrl, { from: 'data' }>,
  { ipfsGateways, arweaveGateways, swarmGateways }: MediaHosts,
): string[] {
  if (media.from === 'web') {
    const { url } = media
    // Credentials in the URL of an image would be sent to its host.
    return url.username || url.password || leadsToOwnNetwork(url) ? [] : [url.href]
  }
  const { from, id, path } = media
  const through = (gateways: readonly string[], root: string) =>
    gateways.map((gateway) => inside(`${gateway}${root}/${id}`, path))
  if (from === 'ar') return through(arweaveGateways, '')
  return from === 'bzz' ? through(swarmGateways, '/bzz') : through(ipfsGateways, `/${from}`)
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
