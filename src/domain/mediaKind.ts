/** The type of a media file; a page may run scripts of its author. */
export type MediaKind = 'image' | 'video' | 'audio' | 'model' | 'page'

const endings: readonly (readonly [RegExp, MediaKind])[] = [
  [/\.(?:png|jpe?g|gif|webp|avif|svg|bmp)$/i, 'image'],
  [/\.(?:mp4|webm|mov|m4v|ogv)$/i, 'video'],
  [/\.(?:mp3|wav|ogg|oga|flac|m4a|aac)$/i, 'audio'],
  [/\.(?:glb|gltf|usdz|obj|stl)$/i, 'model'],
]

/** The type of a media file by its MIME type, else by its URL; a page if both are unknown. */
export function mediaKind(address: string, type: string | null = null): MediaKind {
  const told = type ?? /^data:([^;,]*)/i.exec(address)?.[1]
  const family = /^(image|video|audio|model)\//i.exec(told ?? '')?.[1]?.toLowerCase()
  if (family) return family as MediaKind
  if (/^data:/i.test(address)) return 'page'
  const path = address.trim().replace(/[?#].*$/s, '')
  return endings.find(([ending]) => ending.test(path))?.[1] ?? 'page'
}

/** Whether a model may be glTF, the only supported format; also if its URL does not show the format. */
export const isReadModel = (address: string) =>
  !/^data:model\/(?!gltf)|\.(?:usdz|obj|stl)(?:[?#].*)?\s*$/is.test(address)

/** The HTML page in a data: URL of type text/html (RFC 2397); null for any other URL. */
export function htmlOfData(address: string): string | null {
  const [, parameters = '', data] = /^\s*data:text\/html\s*((?:;[^,]*)?),(.*)$/is.exec(address) ?? []
  if (data === undefined) return null
  const bytes = /;\s*base64\s*$/i.test(parameters) ? base64(data) : percent(data)
  if (!bytes) return null
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(parameters) ?? []
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes) // No such character set.
  }
}

function base64(data: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(new TextDecoder().decode(percent(data)).replace(/\s+/g, '')), (letter) =>
      letter.charCodeAt(0),
    )
  } catch {
    return null
  }
}

/** A '%' that no two digits follow is itself. What follows a '#' is no part of what an address holds, but authors forget that. */
function percent(data: string): Uint8Array {
  const bytes = new TextEncoder().encode(data)
  const out = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    const digits = byte === 0x25 ? String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0) : ''
    const escaped = /^[\da-f]{2}$/i.test(digits)
    out[length++] = escaped ? Number.parseInt(digits, 16) : byte
    if (escaped) at += 2
  }
  return out.subarray(0, length)
}
