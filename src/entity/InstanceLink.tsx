import { useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { mediaChoice, mediaHosts } from '#/data/settings/mediaChoice'
import { useChain } from '#/data/sources/useChain'
import { MAX_IMAGE_PX } from '#/domain/media/imageRace'
import { isSvgType } from '#/domain/media/imageType'
import { paths } from '#/domain/links/paths'
import { picturesOf, pictureSources } from '#/entity/nftMedia'
import { MAX_ID_DIGITS, ownNameOf } from '#/entity/nftName'
import { UntrustedImage } from '#/entity/UntrustedImage'
import { Hash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

interface InstanceLinkProps {
  chain: string
  /** Contract of the token. */
  token: string | null
  id: bigint | null
  /** What the API has of the NFT next to its ID; its texts are untrusted. */
  instance?: NftInstance | null | undefined
}

/** Links to an NFT by its image and name, where they are known, and token ID; plain text where its token is unknown. */
export function InstanceLink({ chain, token, id, instance }: InstanceLinkProps) {
  if (id === null) return <MissingValue />
  const digits = String(id)
  const name = instance ? ownNameOf(instance) : null
  const content = (
    <>
      {instance && <Thumbnail instance={instance} />}
      {name && <UntrustedText text={name} max={40} />}
      {/* Many names end with it. */}
      {!name?.endsWith(`#${digits}`) && (
        <>
          {name && ' '}
          {digits.length > MAX_ID_DIGITS ? <Hash hash={digits} /> : <span>#{digits}</span>}
        </>
      )}
    </>
  )
  const props = { title: `Token ID ${digits}`, className: instance ? 'nft-link' : undefined }
  return token ? (
    <a href={paths.instance(chain, token, id)} {...props}>
      {content}
    </a>
  ) : (
    <span {...props}>{content}</span>
  )
}

/** The image of an NFT at the height of a line, where it has one; an empty box of this size if it is blocked, hidden or failed. */
function Thumbnail({ instance }: { instance: NftInstance }) {
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
