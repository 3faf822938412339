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
