import { useState } from 'react'
import type { ActiveMedium } from '#/features/nfts/activeMedium'
import { usePlayable } from '#/features/nfts/usePlayable'
import { Button } from '#/ui/Button'

/** Plays or runs a medium that the reader asked for, in the square of the picture; the next address where one fails. */
export function Player({ medium: { written, kind }, name }: { medium: ActiveMedium; name: string }) {
  const sources = usePlayable({ written, kind })
  const [at, setAt] = useState(0)
  const source = sources[at]
  const failed = () => setAt(at + 1)
  return (
    <div className="grid aspect-square w-full place-items-center overflow-hidden rounded-sm bg-sunken text-sm text-muted">
      {source === undefined ? (
        <p className="space-y-2 p-2 text-center">
          <span role="status" className="block">
            It could not be played: no answer, or nothing that this browser can play.
          </span>
          <Button onClick={() => setAt(0)}>Try again</Button>
        </p>
      ) : kind === 'page' ? (
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
      ) : kind === 'image' ? (
        <img
          src={source}
          alt={`Animation of ${name}`}
          referrerPolicy="no-referrer"
          className="size-full object-contain"
          onError={failed}
        />
      ) : kind === 'audio' ? (
        // What an NFT's author published has no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio key={source} src={source} controls autoPlay aria-label={`Sound of ${name}`} onError={failed} />
      ) : (
        // As above.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          key={source}
          src={source}
          controls
          autoPlay
          loop
          playsInline
          aria-label={`Video of ${name}`}
          className="size-full object-contain"
          onError={failed}
        />
      )}
    </div>
  )
}
