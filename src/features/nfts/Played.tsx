import type { MediaKind } from '#/domain/mediaKind'

interface PlayedProps {
  source: string
  kind: MediaKind
  name: string
  onFailed: () => void
}

/** A medium that plays or runs from its address, as the element that can do nothing but that. */
export function Played({ source, kind, name, onFailed }: PlayedProps) {
  if (kind === 'image')
    return (
      <img
        src={source}
        alt={`Animation of ${name}`}
        referrerPolicy="no-referrer"
        className="size-full object-contain"
        onError={onFailed}
      />
    )
  if (kind === 'audio')
    // What an NFT's author published has no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio src={source} controls autoPlay aria-label={`Sound of ${name}`} onError={onFailed} />
  if (kind === 'video')
    return (
      // As above.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={source}
        controls
        autoPlay
        loop
        playsInline
        aria-label={`Video of ${name}`}
        className="size-full object-contain"
        onError={onFailed}
      />
    )
  return (
    <iframe
      src={source}
      title={`Page of ${name}`}
      // Neither the explorer's origin nor any cookies of its own: it can draw, and nothing else.
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      allow=""
      {...{ credentialless: '' }}
      className="size-full bg-white"
    />
  )
}
