import { lazy, type ReactNode, useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { mediaChoice } from '#/data/settings/mediaChoice'
import { htmlOfData } from '#/domain/htmlOfData'
import { isReadModel, type MediaKind } from '#/domain/mediaKind'
import { paths } from '#/domain/paths'
import { NftImage } from '#/entity/NftImage'
import { type ActiveMedia, activeMediaOf, usePlayableSources } from '#/features/nfts/activeMedia'
import { Button } from '#/ui/Button'
import { LazyPanel } from '#/ui/LazyPanel'
import { UntrustedUrl } from '#/ui/UntrustedUrl'

const MediaPlayer = lazy(() => import('#/features/nfts/MediaPlayer'))
const Lightbox = lazy(() => import('#/features/nfts/Lightbox'))

/** The image of an NFT, which opens in a lightbox, and its player in the same square once the user asks for it. */
export function InstanceMedia({ instance, name }: { instance: NftInstance; name: string }) {
  const [mode, setMode] = useState<'image' | 'player' | 'lightbox'>('image')
  const media = activeMediaOf(instance)
  const showImage = () => setMode('image')
  return (
    <div className="min-w-0">
      {mode === 'player' && media ? (
        <LazyPanel fallback={<div className="aspect-square w-full rounded-sm bg-sunken" />}>
          <MediaPlayer media={media} instance={instance} name={name} />
        </LazyPanel>
      ) : (
        <NftImage instance={instance} size="500x500" alt={name} />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {mode === 'player' ? (
          <>
            <Button onClick={showImage}>Back to the picture</Button>
            {media?.kind === 'model' && (
              <p className="basis-full text-sm text-muted">Dragging and the arrow keys turn the model.</p>
            )}
          </>
        ) : (
          <>
            <Button onClick={() => setMode('lightbox')}>Enlarge</Button>
            {media && <PlayOffer media={media} onPlay={() => setMode('player')} />}
          </>
        )}
      </div>
      {mode === 'lightbox' && (
        <LazyPanel>
          <Lightbox instance={instance} name={name} onClose={showImage} />
        </LazyPanel>
      )}
    </div>
  )
}

const PLAY_TEXT: Record<MediaKind, readonly [label: string, note: string]> = {
  image: ['Show the animation', ''],
  video: ['Play the video', ''],
  audio: ['Play the sound', ''],
  model: ['Show the 3D model', ' It is read apart from the explorer and cannot reach it.'],
  page: [
    'Run its page',
    ' It is a program of the NFT’s author, which runs apart from the explorer and cannot reach it.',
  ],
}

/** The button that starts the player and what pressing it reveals to the host, or why the media cannot play. */
function PlayOffer({ media, onPlay }: { media: ActiveMedia; onPlay: () => void }) {
  const [source] = usePlayableSources(media)
  const { url, kind } = media
  if (kind === 'model' && !isReadModel(url))
    return (
      <Hint>
        It is a 3D model of a kind that is not shown here, only glTF is; open the file: <UntrustedUrl text={url} />
      </Hint>
    )
  const isInlinePage = kind === 'page' && htmlOfData(url) !== null
  if (kind === 'page' && !isInlinePage && /^\s*data:/i.test(url))
    return <Hint>It is data of a kind that is neither played nor run here. All of it is in the metadata.</Hint>
  const [label, note] = PLAY_TEXT[kind]
  if (source === undefined && !isInlinePage)
    return <Hint>{`“${label}” is not offered: its address is none that may be opened here.`}</Hint>
  if (mediaChoice() === 'never')
    return (
      <Hint>
        Media of others are turned off in the <a href={paths.settings()}>settings</a>.
      </Hint>
    )
  const host = source === undefined || source.startsWith('data:') ? null : new URL(source, location.href).host
  return (
    <>
      <Button onClick={onPlay}>{label}</Button>
      <Hint>
        {host === null ? 'It is part of the metadata.' : `From ${host}, which learns your network address.`}
        {note}
        {isInlinePage && ' Nothing that it would fetch from elsewhere comes.'}
      </Hint>
    </>
  )
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="min-w-0 basis-full text-sm break-words text-muted">{children}</p>
}
