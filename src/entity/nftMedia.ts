import type { NftInstance } from '#/api/schemas/nft'
import type { MediaHosts } from '#/data/settings/mediaChoice'
import { isObject } from '#/domain/isObject'
import { htmlOfData, type MediaKind, mediaKind } from '#/domain/media/mediaKind'
import { mediaSources } from '#/entity/mediaSource'

/** Image sizes in px, as the API names its thumbnails. */
export type ThumbnailSize = '60x60' | '250x250' | '500x500' | 'original'

type MediaFields = Partial<
  Pick<
    NftInstance,
    | 'image_url'
    | 'animation_url'
    | 'media_url'
    | 'media_type'
    | 'image_media_type'
    | 'animation_media_type'
    | 'metadata'
    | 'thumbnails'
  >
>

/** URLs of an NFT's image as the API and its author wrote them, the smallest and safest first; without what is no image. */
export function picturesOf(instance: MediaFields, size: ThumbnailSize): string[] {
  const { thumbnails, media_url } = instance
  const hosted = media_url && kindOf(media_url, instance) === 'image' ? media_url : null
  const images = imageFields(instance).filter((url) => !playsAs(url, instance))
  return [...new Set(texts([thumbnails?.[size], ...images, hosted, thumbnails?.original]))]
}

/** The URLs to request for an image, without duplicates. */
export function pictureSources(written: readonly string[], size: ThumbnailSize, hosts: MediaHosts): string[] {
  const width = Number.parseInt(size, 10)
  const found = written.flatMap((each) => mediaSources(each, hosts, 'image', Number.isNaN(width) ? undefined : width))
  return [...new Set(found)]
}

/** Media of an NFT that plays or runs, in addition to its image. */
export interface ActiveMedia {
  /** The URL as its author wrote it. */
  url: string
  kind: MediaKind
}

/** The animation, video, audio, 3D model or HTML page of an NFT, also if it is in place of the image; null for an image only. */
export function activeMediaOf(instance: MediaFields): ActiveMedia | null {
  const { animation_url, metadata, media_url } = instance
  const [animation] = texts([animation_url, metadata?.['animation_url']])
  if (animation !== undefined) return { url: animation, kind: kindOf(animation, instance) }
  const url = texts([media_url, ...imageFields(instance)]).find((each) => playsAs(each, instance))
  return url === undefined ? null : { url, kind: kindOf(url, instance) }
}

/** The image as the API has it, then the fields of the metadata that authors put it in; `image_data` is the SVG itself. */
function imageFields({ image_url, metadata }: MediaFields): string[] {
  const properties = metadata?.['properties']
  const nested = isObject(properties) ? properties['image'] : null
  const property = isObject(nested) ? [nested['description'], nested] : nested
  const written = [metadata?.['image_url'], metadata?.['image'], property].flat().flatMap(urlsIn)
  return texts([image_url, ...written, metadata?.['image_data']])
}

/** The fields that authors put a URL in where an object is in its place. */
const URL_FIELDS = ['url', 'src', 'href', 'uri']

const urlsIn = (written: unknown): unknown[] =>
  isObject(written) ? URL_FIELDS.map((field) => written[field]) : [written]

const texts = (fields: readonly unknown[]) =>
  fields.filter((field) => typeof field === 'string').flatMap((field) => field.trim() || [])

/** Whether an image field has media that an image element cannot show. */
function playsAs(url: string, instance: MediaFields): boolean {
  const kind = kindOf(url, instance)
  return kind === 'page' ? htmlOfData(url) !== null : kind !== 'image'
}

/**
 * `media_type` is the type of `media_url` only, which is the animation or else the image; some servers send only the type. Others have
 * a word for the image and one for the animation.
 */
function kindOf(url: string, instance: MediaFields): MediaKind {
  const { media_url, media_type, animation_url, image_url, image_media_type, animation_media_type } = instance
  const isSame = (other: string | null | undefined) => contentIn(url) === contentIn(other ?? '')
  const [typed = ''] = texts([media_url, animation_url, image_url])
  if (media_type && isSame(typed)) return mediaKind(url, media_type)
  const word = isSame(animation_url) ? animation_media_type : isSame(image_url) ? image_media_type : null
  return KINDS[word ?? ''] ?? mediaKind(url, null)
}

const KINDS: Readonly<Record<string, MediaKind>> = { image: 'image', video: 'video', html: 'page' }

/** The content ID and path in a URL of IPFS or of a gateway to it, which is the same file; any other URL as it is. */
function contentIn(url: string): string {
  return /^(?:ipfs|https?):.*?\b((?:Qm[1-9A-Za-z]{44}|baf[a-z2-7]{50,})(?:\/[^?#]*)?)/i.exec(url)?.[1] ?? url.trim()
}
