import { type ReactNode, useEffect, useState } from 'react'
import type { WithheldImage } from '#/domain/media/imageRace'
import type { MediaKind } from '#/domain/media/mediaKind'
import { plainText } from '#/domain/text/text'
import ImageSource from '#/entity/ImageSource'
import { UntrustedImage } from '#/entity/UntrustedImage'
import { Button } from '#/ui/Button'
import { SealedFrame } from '#/ui/SealedFrame'

interface MediaElementProps {
  source: string
  kind: MediaKind
  name: string
  onFailed: () => void
}

/** The HTML element for a kind of media; each can do nothing but show it. */
export function MediaElement({ source, kind, name: untrustedName, onFailed }: MediaElementProps) {
  const name = plainText(untrustedName, 60)
  if (kind === 'image')
    return <AnimatedImage key={source} source={source} alt={`Animation of ${name}`} onFailed={onFailed} />
  if (kind === 'audio')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- media published by an NFT's author has no captions
    return <audio src={source} controls autoPlay aria-label={`Audio of ${name}`} onError={onFailed} />
  if (kind === 'video')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
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
      title={`HTML page of ${name}`}
      // An opaque origin without cookies: the page can run scripts and draw, nothing else.
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      allow=""
      {...{ credentialless: '' }}
      className="size-full bg-white"
    />
  )
}

interface AnimatedImageProps {
  source: string
  alt: string
  onFailed: () => void
}

/** An image that moves; one that would stop the page is replaced by its source. */
function AnimatedImage({ source, alt, onFailed }: AnimatedImageProps) {
  const [withheld, setWithheld] = useState<WithheldImage | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (!withheld)
    return (
      <UntrustedImage
        source={source}
        alt={alt}
        className="size-full object-contain"
        onError={onFailed}
        onWithheld={setWithheld}
      />
    )
  if (withheld.why === 'too complex')
    return (
      <>
        <MediaStatus action={['Show source', () => setOpen(true)]}>Too complex to show</MediaStatus>
        {isOpen && <ImageSource source={source} image={withheld} onClose={() => setOpen(false)} />}
      </>
    )
  return (
    <SealedFrame document="image" title={alt} question={{ source, alt }} className="pointer-events-none size-full" />
  )
}

/** How long to wait for the frame document; it is a file of this site and reports as soon as it has loaded. */
const FRAME_TIMEOUT_MS = 10_000

/** An HTML page stored in the metadata itself, run in a frame without network access. */
export function HtmlPage({ html, name }: { html: string; name: string }) {
  const [state, setState] = useState<'opening' | 'shown' | 'silent'>('opening')
  useEffect(() => {
    if (state !== 'opening') return
    const timer = setTimeout(() => setState('silent'), FRAME_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'silent')
    return (
      <MediaStatus action={['Retry', () => setState('opening')]}>
        Couldn’t run the HTML page. The sandbox of this site did not load.
      </MediaStatus>
    )
  const title = `HTML page of ${name}`
  return (
    <SealedFrame
      document="page"
      title={title}
      question={{ html, title }}
      onMessage={() => setState('shown')}
      className="size-full bg-white"
    />
  )
}

/** A message in the square of media that is loading or has failed, with one action. */
export function MediaStatus({
  children,
  action,
}: {
  children: ReactNode
  action?: readonly [label: string, act: () => void]
}) {
  return (
    <div className="max-w-full stack-2 p-3 text-center break-words">
      <p role="status">{children}</p>
      {action && (
        <Button className="text-ink" onClick={action[1]}>
          {action[0]}
        </Button>
      )}
    </div>
  )
}
