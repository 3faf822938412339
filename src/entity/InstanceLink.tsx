import { lazy, Suspense } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { paths } from '#/domain/links/paths'
import { MAX_ID_DIGITS, nameAndId } from '#/entity/nftName'
import { Hash } from '#/ui/Hash'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** Lazy: few rows have an NFT, and they are shown without its image first. */
const NftThumbnail = lazy(() => import('#/entity/NftThumbnail'))

/** Whether an NFT seems to have an image, which then gets its place before it is loaded. */
const hasImageField = ({ image_url, media_url, thumbnails }: NftInstance) =>
  (image_url ?? media_url ?? thumbnails) !== null

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
  const { name, digits } = nameAndId(instance, id)
  const content = (
    <>
      {instance && (
        <Suspense fallback={hasImageField(instance) && <span className="nft-thumbnail" />}>
          <NftThumbnail instance={instance} />
        </Suspense>
      )}
      {name && <UntrustedText text={name} max={40} />}
      {digits && (
        <>
          {name && ' '}
          {digits.length > MAX_ID_DIGITS ? <Hash hash={digits} /> : <span>#{digits}</span>}
        </>
      )}
    </>
  )
  const props = { title: `Token ID ${id}`, className: instance ? 'nft-link' : undefined }
  return token ? (
    <a href={paths.instance(chain, token, id)} {...props}>
      {content}
    </a>
  ) : (
    <span {...props}>{content}</span>
  )
}
