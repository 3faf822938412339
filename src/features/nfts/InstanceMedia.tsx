import { usePlayableSources } from './usePlayableSources'
import { lazy, type ReactNode, useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { mediaChoice } from '#/data/settings/mediaChoice'
import { htmlOfData, isReadModel, type MediaKind } from '#/domain/media/mediaKind'
import { paths } from '#/domain/links/paths'
import { NftImage } from '#/entity/NftImage'
import { type ActiveMedia, activeMediaOf, picturesOf } from '#/entity/nftMedia'
import { Button } from '#/ui/Button'
import { LazyPanel } from '#/ui/LazyPanel'
import { UntrustedUrl } from '#/ui/UntrustedUrl'

const MediaPlayer = lazy(() => import('#/features/nfts/MediaPlayer'))
const Lightbox = lazy(() => import('#/features/nfts/Lightbox'))

/** The image of an NFT, which opens in a lightbox, and its player, which replaces the image when its button is pressed. */
export function InstanceMedia({ instance, name }: { instance: NftInstance; name: string }) {
  const [mode, setMode] = useState<'image' | 'player' | 'lightbox'>('image')
  const [isUnavailable, setUnavailable] = useState(false)
  const media = activeMediaOf(instance)
  const showImage = () => setMode('image')
  return (
    // Without media, their place is small.
    <div className={`min-w-0 ${hasMedia(instance) ? '' : 'max-w-60'}`}>
      {mode === 'player' && media ? (
        <LazyPanel fallback={<div className="aspect-square w-full rounded-sm bg-sunken" />}>
          <MediaPlayer media={media} instance={instance} name={name} />
        </LazyPanel>
      ) : (
        <NftImage instance={instance} size="500x500" alt={name} onUnavailable={setUnavailable} />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2 empty:hidden">
        {mode === 'player' ? (
          <>
            <Button onClick={showImage}>Show image</Button>
            {media?.kind === 'model' && (
              <p className="basis-full text-sm text-muted">Drag or use the arrow keys to rotate the model.</p>
            )}
          </>
        ) : (
          <>
            {!isUnavailable && <Button onClick={() => setMode('lightbox')}>Zoom</Button>}
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

/** Whether an NFT has an image, or anything that plays. */
export function hasMedia(instance: NftInstance): boolean {
  return picturesOf(instance, '500x500').length > 0 || activeMediaOf(instance) !== null
}

const PLAY_TEXT: Record<MediaKind, readonly [label: string, note: string]> = {
  image: ['Show animation', ''],
  video: ['Play video', ''],
  audio: ['Play audio', ''],
  model: ['Show 3D model', ' Runs in a sandbox.'],
  page: ['Run HTML page', ' The author’s code runs in a sandbox.'],
}

/** The button that starts the player and what pressing it reveals to the host, or why the media cannot play. */
function PlayOffer({ media, onPlay }: { media: ActiveMedia; onPlay: () => void }) {
  const [source] = usePlayableSources(media)
  const { url, kind } = media
  if (kind === 'model' && !isReadModel(url))
    return (
      <Hint>
        This 3D model format is not supported (only glTF is). Open the file: <UntrustedUrl text={url} />
      </Hint>
    )
  const isInlinePage = kind === 'page' && htmlOfData(url) !== null
  if (kind === 'page' && !isInlinePage && /^\s*data:/i.test(url))
    return <Hint>This type of embedded media is not supported. See Metadata for its data.</Hint>
  const [label, note] = PLAY_TEXT[kind]
  if (source === undefined && !isInlinePage) return <Hint>Blocked: unsupported media URL</Hint>
  if (mediaChoice() === 'never')
    return (
      <Hint>
        Media is turned off in <a href={paths.settings()}>Settings</a>.
      </Hint>
    )
  const host = source === undefined || source.startsWith('data:') ? null : new URL(source, location.href).host
  return (
    <>
      <Button onClick={onPlay}>{label}</Button>
      <Hint>
        {host === null ? 'Embedded in the metadata.' : `Loads from ${host}, which will see your IP address.`}
        {note}
        {isInlinePage && ' External resources are blocked.'}
      </Hint>
    </>
  )
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="min-w-0 basis-full text-sm break-words text-muted">{children}</p>
}
