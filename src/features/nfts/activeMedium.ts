import type { NftInstance } from '#/api/schemas/nft'
import { type MediaKind, mediaKind } from '#/domain/mediaKind'

/** What an NFT plays or runs: its address as its author wrote it, and what that says it is. */
export interface ActiveMedium {
  written: string
  kind: MediaKind
}

type Played = Pick<NftInstance, 'animation_url' | 'metadata' | 'media_url' | 'media_type'>

/** The medium beside an NFT's picture, or null where it has none. */
export function activeMediumOf({ animation_url, metadata, media_url, media_type }: Played): ActiveMedium | null {
  const written = [animation_url, metadata?.['animation_url']].find(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  )
  // A type that the server told is that of its own media_url.
  if (written !== undefined) return { written, kind: mediaKind(written, written === media_url ? media_type : null) }
  const kind = media_url ? mediaKind(media_url, media_type) : 'image'
  return media_url && kind !== 'image' && kind !== 'page' ? { written: media_url, kind } : null
}
