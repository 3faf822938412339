import { readDataUrl, textOfData } from '#/domain/media/dataUrl'
import { readMediaUrl } from '#/domain/media/mediaUrl'

/** The type of a media file; a page may run scripts of its author. */
export type MediaKind = 'image' | 'video' | 'audio' | 'model' | 'page'

const endings: readonly (readonly [RegExp, MediaKind])[] = [
  [/\.(?:a?png|jpe?g|jfif|gif|webp|avif|svg|bmp)$/i, 'image'],
  [/\.(?:mp4|webm|mov|m4v|ogv)$/i, 'video'],
  [/\.(?:mp3|wav|ogg|oga|flac|m4a|aac)$/i, 'audio'],
  [/\.(?:glb|gltf|usdz|obj|stl)$/i, 'model'],
]

/** The type of a media file by its MIME type, else by its URL; a page if both are unknown. */
export function mediaKind(address: string, type: string | null): MediaKind {
  const written = address.trim()
  const told = type ?? /^data:\s*([^;,]*)/i.exec(written)?.[1]
  const family = /^(image|video|audio|model)\//i.exec(told ?? '')?.[1]?.toLowerCase()
  if (family) return family as MediaKind
  if (/^data:/i.test(written)) return 'page'
  if (written.startsWith('<')) return readMediaUrl(written) ? 'image' : 'page'
  const names = fileNamesOf(written)
  return endings.find(([ending]) => names.some((name) => ending.test(name)))?.[1] ?? 'page'
}

/** What a file may be named: by its path, or by the parameter that names a file of IPFS to gateways. */
function fileNamesOf(address: string): string[] {
  const media = readMediaUrl(address)
  if (media === null || media.from === 'data') return [address.replace(/[?#].*$/s, '')]
  const [path, query] = media.from === 'web' ? [media.url.pathname, media.url.search] : [media.path, media.query]
  return [path, new URLSearchParams(query.replace(/#.*$/s, '')).get('filename') ?? '']
}

/** Whether a model may be glTF, the only supported format; also if its URL does not show the format. */
export const isReadModel = (address: string) =>
  !/^data:model\/(?!gltf)|\.(?:usdz|obj|stl)(?:[?#].*)?\s*$/is.test(address)

/** The HTML page in a data: URL of type text/html (RFC 2397); null for any other URL. */
export function htmlOfData(address: string): string | null {
  if (!/^\s*data:/i.test(address)) return null
  const data = readDataUrl(address)
  return data?.type === 'text/html' ? textOfData(data) : null
}
