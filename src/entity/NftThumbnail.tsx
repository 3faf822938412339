import { useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { mediaChoice, mediaHosts } from '#/data/settings/mediaChoice'
import { useChain } from '#/data/sources/useChain'
import { MAX_IMAGE_PX } from '#/domain/media/imageRace'
import { isSvgType } from '#/domain/media/imageType'
import { picturesOf, pictureSources } from '#/entity/nftMedia'
import { UntrustedImage } from '#/entity/UntrustedImage'

/** The image of an NFT at the height of a line, where it has one; an empty box of this size if it is blocked, hidden or failed. */
export default function NftThumbnail({ instance }: { instance: NftInstance }) {
  const { config } = useChain()
  const [failed, setFailed] = useState<readonly string[]>([])
  const written = picturesOf(instance, '60x60')
  if (written.length === 0) return null
  const isAutomatic = mediaChoice() === 'automatic'
  const source = pictureSources(written, '60x60', mediaHosts(config)).find(
    (url) => (isAutomatic || url.startsWith('data:')) && !failed.includes(url),
  )
  if (source === undefined) return <span title="Image hidden or not available" className="nft-thumbnail" />
  const fail = () => setFailed((before) => [...before, source])
  return (
    <UntrustedImage
      key={source}
      source={source}
      isSvg={isSvgType(instance.media_type)}
      alt=""
      loading="lazy"
      decoding="async"
      className="nft-thumbnail"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalWidth * naturalHeight > MAX_IMAGE_PX) fail()
      }}
      onError={fail}
      onWithheld={fail}
    />
  )
}
