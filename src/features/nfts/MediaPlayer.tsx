import { usePlayableSources } from './usePlayableSources'
import { type ReactNode, useEffect, useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { type MediumSize, readMediumSize } from '#/domain/media/frameWords'
import { htmlOfData, mediaKind } from '#/domain/media/mediaKind'
import { megabytes } from '#/domain/amounts/numberFormat'
import type { ActiveMedia } from '#/entity/nftMedia'
import { HtmlPage, MediaElement, MediaStatus } from '#/features/nfts/MediaElement'
import { ModelView } from '#/features/nfts/ModelView'
import { SealedFrame } from '#/ui/SealedFrame'

interface MediaPlayerProps {
  media: ActiveMedia
  instance: NftInstance
  name: string
}

/** Plays or runs the media of an NFT in the square of its image. */
export default function MediaPlayer({ media, instance, name }: MediaPlayerProps) {
  const html = media.kind === 'page' ? htmlOfData(media.url) : null
  const sources = usePlayableSources(media)
  return (
    <div className="relative grid aspect-square w-full place-items-center overflow-hidden rounded-sm bg-sunken text-sm text-muted">
      {html !== null ? (
        <HtmlPage html={html} name={name} />
      ) : media.kind === 'model' ? (
        <ModelView sources={sources} name={name} instance={instance} />
      ) : (
        <HostedMedia media={media} sources={sources} name={name} instance={instance} />
      )}
    </div>
  )
}

/** Media from its host: from the first URL, or from the next one where that fails. */
function HostedMedia({ media: { url, kind }, sources, ...of }: MediaPlayerProps & { sources: readonly string[] }) {
  const [index, setIndex] = useState(0)
  const source = sources[index]
  if (source === undefined)
    return (
      <MediaStatus action={['Retry', () => setIndex(0)]}>
        Couldn’t load the media. Its host did not respond, or this browser does not support the format.
      </MediaStatus>
    )
  return (
    <SizeCheck key={source} source={source}>
      {(type) => {
        // A URL without a file extension counts as a page until its host reports the type.
        const actual = kind === 'page' && type ? mediaKind(url, type) : kind
        return actual === 'model' ? (
          <ModelView sources={sources} {...of} />
        ) : (
          <MediaElement source={source} kind={actual} name={of.name} onFailed={() => setIndex(index + 1)} />
        )
      }}
    </SizeCheck>
  )
}

/** Larger files load only after "Load anyway". */
const MAX_BYTES = 50_000_000
/** How long to wait for the size; many hosts report none to other sites. */
const SIZE_TIMEOUT_MS = 3000

const UNKNOWN_SIZE: MediumSize = { bytes: null, type: null }

interface SizeCheckProps {
  source: string
  /** Renders the media once its size is acceptable; `type` is its MIME type, if its host reports one. */
  children: (type: string | null) => ReactNode
}

/** Requests the size of a file before any of it loads. */
function SizeCheck({ source, children }: SizeCheckProps) {
  const [size, setSize] = useState<MediumSize | null>(
    source.startsWith('data:') ? { bytes: source.length, type: null } : null,
  )
  const [confirmed, setConfirmed] = useState(false)
  useEffect(() => {
    if (size) return
    const timer = setTimeout(() => setSize(UNKNOWN_SIZE), SIZE_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [size])
  if (!size)
    return (
      <>
        <MediaStatus>Loading file size…</MediaStatus>
        <SealedFrame
          document="size"
          title="File size"
          question={{ source }}
          onMessage={(reply) => setSize(readMediumSize(reply))}
          className="absolute size-0 invisible"
        />
      </>
    )
  if (size.bytes !== null && size.bytes > MAX_BYTES && !confirmed)
    return (
      <MediaStatus action={['Load anyway', () => setConfirmed(true)]}>Too large: {megabytes(size.bytes)}</MediaStatus>
    )
  return children(size.type)
}
