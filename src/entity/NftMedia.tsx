import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import type { ThumbnailSize } from '#/entity/mediaSource'

/** Which NFT's picture is shown, and how. */
export interface NftMediaProps {
  instance: NftInstance
  size: ThumbnailSize
  /** What the picture shows; left empty where a caption beside it says the same. */
  alt?: string
  /** Where the picture leads. */
  href?: string | undefined
}

// Asked for along with what shows it, which does not wait for it; and where it has come first, no square is drawn before the picture.
const NftPicture = lazyRouteComponent<{ default: (props: NftMediaProps) => ReactNode }>(() =>
  import('#/entity/NftImage').catch(() => ({ default: Place })),
)
void NftPicture.preload?.()

/**
 * The picture of an NFT in a square that has its size before the picture comes. What others host is only ever an `<img>`:
 * it can run nothing, learns no page address, and is not fetched before it is near the window, nor against the reader's choice.
 */
export function NftMedia(props: NftMediaProps) {
  return (
    <Suspense fallback={<Place />}>
      <NftPicture {...props} />
    </Suspense>
  )
}

/** The square alone. */
function Place() {
  return <span className="block aspect-square w-full rounded-sm bg-sunken" />
}
