import { useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { useChain } from '#/data/useChain'
import { type PictureSize, pictureOf } from '#/entity/mediaSource'

interface NftMediaProps {
  instance: NftInstance
  size: PictureSize
  /** What the picture shows; left empty where a caption beside it says the same. */
  alt?: string
}

/**
 * The picture of an NFT in a square that has its size before the picture comes. What others host is only ever an `<img>`:
 * it can run nothing, learns no page address, and is not fetched before it is near the window.
 */
export function NftMedia({ instance, size, alt = '' }: NftMediaProps) {
  const source = pictureOf(instance, size, useChain().config.ipfsGateways[0])
  // The source that failed, so that another one in the same place has its own chance.
  const [failed, setFailed] = useState<string | null>(null)
  const shown = source !== null && source !== failed
  return (
    <span className="grid aspect-square w-full place-items-center overflow-hidden rounded-sm bg-sunken text-sm text-muted">
      {shown ? (
        <img
          src={source}
          alt={alt}
          width={250}
          height={250}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-contain"
          onError={() => setFailed(source)}
        />
      ) : (
        <span className="p-1 text-center">
          {size === '60x60' ? '–' : source ? 'Picture not available' : 'No picture'}
        </span>
      )}
    </span>
  )
}
