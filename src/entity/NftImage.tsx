import { lazy, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import type { NftInstance } from '#/api/schemas/nft'
import { type MediaChoice, mediaChoice, mediaHosts, noteSource } from '#/data/settings/mediaChoice'
import { useChain } from '#/data/sources/useChain'
import { freshRace, nextRace, type PictureRace, type RaceEvent } from '#/domain/media/imageRace'
import { isSvgType } from '#/domain/media/imageType'
import type { MediaKind } from '#/domain/media/mediaKind'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { plainText } from '#/domain/text/text'
import { activeMediaOf, picturesOf, pictureSources, type ThumbnailSize } from '#/entity/nftMedia'
import { UntrustedImage } from '#/entity/UntrustedImage'
import { LazyPanel } from '#/ui/LazyPanel'
import { SealedFrame } from '#/ui/SealedFrame'
import { useInViewport } from '#/ui/useInViewport'

const ImageSource = lazy(() => import('#/entity/ImageSource'))

interface NftImageProps {
  instance: NftInstance
  size: ThumbnailSize
  /** Empty where a caption next to the image says the same. */
  alt?: string
  /** Where the image links to. */
  href?: string | undefined
  /** Whether you asked for it already: it loads whatever the setting is. */
  isRequested?: boolean
  /** Called when it turns out whether an image is shown: not if it is blocked, hidden, too large, or failed. */
  onUnavailable?: ((isUnavailable: boolean) => void) | undefined
}

/**
 * The image of an NFT in a square that has its size before the image loads. Third-party images are only ever an `<img>`: they run
 * no scripts, get no referrer, and load only near the viewport and if the settings allow it.
 */
export function NftImage({ instance, size, alt = '', href, isRequested = false, onUnavailable }: NftImageProps) {
  const written = picturesOf(instance, size)
  // Keyed by the URLs, so that another image starts with a fresh state.
  return (
    <HostedImage
      key={written.join('\n')}
      written={written}
      size={size}
      alt={plainText(alt, 60)}
      href={href}
      isRequested={isRequested}
      isSvg={isSvgType(instance.media_type)}
      blankText={written.length > 0 ? '' : BLANK_TEXT[activeMediaOf(instance)?.kind ?? 'image']}
      onUnavailable={onUnavailable}
    />
  )
}

/** What is in place of the image of an NFT that has none, by its other media. */
const BLANK_TEXT: Record<MediaKind, string> = {
  image: 'No image',
  video: 'Video',
  audio: 'Audio',
  model: '3D model',
  page: 'HTML page',
}

interface HostedImageProps extends Pick<NftImageProps, 'onUnavailable'> {
  /** URLs as the metadata have them. */
  written: readonly string[]
  size: ThumbnailSize
  alt: string
  href: string | undefined
  isRequested: boolean
  /** Whether the API says that the media is SVG. */
  isSvg: boolean
  /** Shown if there are no URLs. */
  blankText: string
}

function HostedImage(props: HostedImageProps) {
  const { written, size, alt, href, isRequested, isSvg, blankText, onUnavailable } = props
  const { config } = useChain()
  // Read once: another preferred gateway later is no reason to load this image again.
  const [sources] = useState(() => pictureSources(written, size, mediaHosts(config)))
  const [choice, setChoice] = useState(() => (isRequested ? 'automatic' : mediaChoice()))
  const [ref, isNear] = useInViewport()
  // A data: URL reaches no host.
  const isAllowed = choice === 'automatic' || sources[0]?.startsWith('data:') === true
  const [race, dispatch] = useImageRace(sources.length, isAllowed && isNear)
  const [sealed, setSealed] = useState(false)
  const [isSourceOpen, setSourceOpen] = useState(false)
  const started = race.winner === null ? sources.slice(0, race.started) : [race.winner]
  const status = isAllowed || sources.length === 0 ? statusOf(race, sources, blankText, sealed) : blockedStatus(choice)
  const isLong = status !== null && status.text.length > MAX_SHORT_TEXT
  const { withheld } = race
  const isShown = isAllowed && isNear && !race.tooLarge && !withheld
  const isUnavailable =
    sources.length === 0 ||
    !isAllowed ||
    race.tooLarge !== null ||
    withheld !== null ||
    (race.over && race.winner === null)
  // Before the first paint, so that what depends on it does not flash.
  useLayoutEffect(() => onUnavailable?.(isUnavailable), [onUnavailable, isUnavailable])
  const act = (action: ImageStatus['action']) => {
    if (action === 'Show') setChoice('automatic')
    else if (action === 'Show in sandbox') setSealed(true)
    else if (action === 'Show source') setSourceOpen(true)
    else dispatch({ type: action === 'Show anyway' ? 'anyway' : 'again' })
  }
  const Frame = href ? 'a' : 'span'
  return (
    // A size container and a positioned box cost style and layers in a gallery of hundreds: only where the text needs them.
    <span ref={ref} className={`block ${status?.action ? 'relative' : ''} ${isLong ? '@container' : ''}`}>
      <Frame
        // Where a caption has the same link, keyboard and assistive technology need it only once.
        {...(href ? { href, ...(alt ? {} : { tabIndex: -1, 'aria-hidden': true }) } : {})}
        // Until the image is shown, nothing else names the link.
        {...(href && alt && !status ? { 'aria-label': alt } : {})}
        className="grid aspect-square w-full place-items-center overflow-clip rounded-sm bg-sunken text-sm text-muted"
      >
        {isShown &&
          started
            .filter((source) => !race.failed.includes(source))
            .map((source) => (
              <UntrustedImage
                key={`${race.round} ${source}`}
                source={source}
                isSvg={isSvg}
                alt={alt}
                decoding="async"
                className={race.winner === source ? 'size-full object-contain' : 'hidden'}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                  noteSource(config, source)
                  dispatch({ type: 'loaded', source, width, height })
                }}
                onError={() => dispatch({ type: 'failed', source })}
                onWithheld={(image) => dispatch({ type: 'withheld', source, image })}
              />
            ))}
        {withheld && sealed ? (
          <SealedFrame
            document="image"
            title={alt || 'Image'}
            question={{ source: withheld.source, alt }}
            className="pointer-events-none size-full"
          />
        ) : null}
        {status && (
          <span
            className={`p-2 text-center ${sources.length === 0 ? 'icon icon-image blank' : ''} ${statusStyle(status)}`}
          >
            {status.text}
          </span>
        )}
        {status?.shortText && (
          <span title={status.text} className="hidden @max-[8rem]:block">
            {status.shortText}
          </span>
        )}
      </Frame>
      {isSourceOpen && withheld && (
        <LazyPanel>
          <ImageSource {...withheld} onClose={() => setSourceOpen(false)} />
        </LazyPanel>
      )}
      {status?.action && (
        <span className="absolute inset-x-0 bottom-2 grid place-items-center text-sm">
          {status.action === 'settings' ? (
            <a href={paths.settings()} className={CONTROL_STYLE}>
              Settings
            </a>
          ) : (
            <button type="button" title={status.text} className={CONTROL_STYLE} onClick={() => act(status.action)}>
              {status.action}
            </button>
          )}
        </span>
      )}
    </span>
  )
}

/** Characters that fit into the smallest thumbnail. */
const MAX_SHORT_TEXT = 12

const CONTROL_STYLE =
  'inline-flex min-h-11 items-center rounded-sm border border-line-strong bg-raised px-2.5 text-ink hover:bg-sunken md:min-h-7'

/** What is shown in place of the image, and what the user can do about it. */
interface ImageStatus {
  text: string
  /** Replaces the text in small thumbnails. */
  shortText?: string
  action?: 'Show' | 'Retry' | 'Show anyway' | 'Show source' | 'Show in sandbox' | 'settings'
}

const statusStyle = ({ action, shortText }: ImageStatus) =>
  action ? 'pb-14 @max-[8rem]:sr-only md:pb-11' : shortText ? '@max-[8rem]:sr-only' : ''

function blockedStatus(choice: MediaChoice): ImageStatus {
  return choice === 'never'
    ? { text: 'Images turned off', action: 'settings' }
    : { text: 'Hidden for privacy', action: 'Show' }
}

function statusOf(
  race: PictureRace,
  sources: readonly string[],
  blankText: string,
  sealed: boolean,
): ImageStatus | null {
  if (blankText) return { text: blankText }
  if (sources.length === 0) return { text: 'Blocked: unsupported image URL', shortText: 'Blocked' }
  if (race.tooLarge) {
    const [width, height] = race.tooLarge
    return { text: `Too large: ${grouped(width)} × ${grouped(height)} px`, action: 'Show anyway' }
  }
  if (race.withheld) {
    if (race.withheld.image.why === 'too complex')
      return { text: 'Too complex to show', shortText: 'Complex', action: 'Show source' }
    return sealed ? null : { text: 'This SVG could not be checked', shortText: 'SVG', action: 'Show in sandbox' }
  }
  if (race.winner !== null) return null
  if (race.over) return { text: 'Image not available', action: 'Retry' }
  return race.slow ? { text: 'Loading…' } : null
}

/** Delay before "Loading…" appears, so that it does not flicker. */
const LOADING_TEXT_DELAY_MS = 500
/** How long a URL may take before the next one is requested as well. */
const NEXT_SOURCE_DELAY_MS = 4000
/** How long the last URLs may take before the image counts as unavailable; rare IPFS content is slow. */
const LAST_SOURCE_TIMEOUT_MS = 30_000

/** Loads one image from several URLs, the next one where one is slow or fails, while `running`. */
function useImageRace(sourceCount: number, running: boolean) {
  const [race, dispatch] = useReducer(
    (before: PictureRace, event: RaceEvent) => nextRace(before, event, sourceCount),
    freshRace,
  )
  const isWaiting = running && sourceCount > 0 && !race.over
  const { started, slow } = race
  useEffect(() => {
    if (!isWaiting) return
    const delay = !slow ? LOADING_TEXT_DELAY_MS : started < sourceCount ? NEXT_SOURCE_DELAY_MS : LAST_SOURCE_TIMEOUT_MS
    const timer = setTimeout(() => dispatch({ type: slow ? 'late' : 'slow' }), delay)
    return () => clearTimeout(timer)
  }, [isWaiting, slow, started, sourceCount])
  return [race, dispatch] as const
}
