import { useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { mediaHosts } from '#/data/settings/mediaChoice'
import { useChain } from '#/data/sources/useChain'
import { isReadModel, type MediaKind, mediaKind } from '#/domain/mediaKind'
import { mediaSources } from '#/entity/mediaSource'

/** Media of an NFT that plays or runs, in addition to its image. */
export interface ActiveMedia {
  /** The URL as its author wrote it. */
  url: string
  kind: MediaKind
}

type MediaFields = Pick<NftInstance, 'animation_url' | 'metadata' | 'media_url' | 'media_type'>

/** The animation, video, audio, 3D model or HTML page of an NFT, or null where it has an image only. */
export function activeMediaOf({ animation_url, metadata, media_url, media_type }: MediaFields): ActiveMedia | null {
  const url = [animation_url, metadata?.['animation_url']].find(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  )
  // `media_type` is the type of `media_url` only.
  if (url !== undefined) return { url, kind: mediaKind(url, url === media_url ? media_type : null) }
  const kind = media_url ? mediaKind(media_url, media_type) : 'image'
  return media_url && kind !== 'image' && kind !== 'page' ? { url: media_url, kind } : null
}

/** URLs that the media may load from, in order of preference; HTML pages over https only. */
export function usePlayableSources({ url, kind }: ActiveMedia): readonly string[] {
  const { config } = useChain()
  // Read once, so that a change of the preferred gateway does not restart what plays.
  const [hosts] = useState(() => mediaHosts(config))
  if (kind === 'model') return isReadModel(url) ? mediaSources(url, hosts, kind) : []
  if (kind !== 'page') return mediaSources(url, hosts, kind)
  // Never through the media proxy: the page would run with the rights of the proxy's origin.
  return mediaSources(url, { ...hosts, mediaProxy: null }).filter((source) => source.startsWith('https:'))
}
