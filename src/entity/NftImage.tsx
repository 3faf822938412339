import { useState } from 'react'
import { type MediaChoice, mediaChoice, mediaHosts, noteSource } from '#/data/settings/mediaChoice'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import type { PictureRace } from '#/domain/imageRace'
import { type ThumbnailSize, picturesOf, pictureSources } from '#/entity/mediaSource'
import type { NftMediaProps } from '#/entity/NftMedia'
import { useImageRace } from '#/entity/useImageRace'
import { useInViewport } from '#/ui/useInViewport'

/** A picture of its own for each place that it may be in, so that another one has its own chance. */
export default function NftImage({ instance, size, alt = '', href }: NftMediaProps) {
  const written = picturesOf(instance, size)
  return <Picture key={written.join('\n')} written={written} size={size} alt={alt} href={href} />
}

interface PictureProps {
  written: readonly string[]
  size: ThumbnailSize
  alt: string
  href: string | undefined
}

function Picture({ written, size, alt, href }: PictureProps) {
  const { config } = useChain()
  // Chosen once: a gateway that wins elsewhere meanwhile is no reason to fetch this picture again.
  const [sources] = useState(() => pictureSources(written, size, mediaHosts(config)))
  const [wanted, setWanted] = useState(mediaChoice)
  const [ref, near] = useInViewport()
  // What came along with the record tells nobody anything.
  const allowed = wanted === 'at once' || sources[0]?.startsWith('data:') === true
  const [race, happen] = useImageRace(sources.length, allowed && near)
  const asked = race.winner === null ? sources.slice(0, race.started) : [race.winner]
  const words = allowed || sources.length === 0 ? wordsOf(race, sources, written) : blocked(wanted)
  const long = words !== null && words.say.length > longest
  const shown = allowed && near && !race.tooLarge
  const Frame = href ? 'a' : 'span'
  return (
    // Only what is long to say asks how wide its place is: a container costs a look at its style of its own, a place for an act a layer.
    <span ref={ref} className={`block ${words?.act ? 'relative' : ''} ${long ? '@container' : ''}`}>
      <Frame
        // The caption leads there, too: for the keyboard and for assistive technology one of them is enough.
        {...(href ? { href, ...(alt ? {} : { tabIndex: -1, 'aria-hidden': true }) } : {})}
        className="grid aspect-square w-full place-items-center overflow-clip rounded-sm bg-sunken text-sm text-muted"
      >
        {shown &&
          asked
            .filter((source) => !race.failed.includes(source))
            .map((source) => (
              <img
                key={`${race.round} ${source}`}
                src={source}
                alt={alt}
                decoding="async"
                referrerPolicy="no-referrer"
                className={race.winner === source ? 'size-full object-contain' : 'hidden'}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                  noteSource(config, source)
                  happen({ type: 'loaded', source, width, height })
                }}
                onError={() => happen({ type: 'failed', source })}
              />
            ))}
        {words && <span className={`p-2 text-center ${wordStyle(words)}`}>{words.say}</span>}
        {words?.brief && (
          <span title={words.say} className="hidden @max-[8rem]:block">
            {words.brief}
          </span>
        )}
      </Frame>
      {words?.act && (
        <span className="absolute inset-x-0 bottom-2 grid place-items-center text-sm">
          {words.act === 'settings' ? (
            <a href={paths.settings()} className={control}>
              Settings
            </a>
          ) : (
            <button
              type="button"
              title={words.say}
              className={control}
              onClick={() => (words.act === 'Show' ? setWanted('at once') : happen({ type: eventOf(words.act) }))}
            >
              {words.act}
            </button>
          )}
        </span>
      )}
    </span>
  )
}

/** Letters that the smallest square has room for. */
const longest = 12

const control =
  'inline-flex min-h-11 items-center rounded-sm border border-line-strong bg-raised px-2.5 text-ink hover:bg-sunken md:min-h-7'

/** What stands where the picture would be, and what can be done about it. */
interface Words {
  say: string
  /** The same where there is no room for it. */
  brief?: string
  act?: 'Show' | 'Try again' | 'Show anyway' | 'settings'
}

const wordStyle = ({ act, brief }: Words) =>
  act ? 'pb-14 @max-[8rem]:sr-only md:pb-11' : brief ? '@max-[8rem]:sr-only' : ''

const eventOf = (act: Words['act']) => (act === 'Show anyway' ? 'anyway' : 'again')

function blocked(choice: MediaChoice): Words {
  return choice === 'never'
    ? { say: 'Pictures are turned off', act: 'settings' }
    : { say: 'Not fetched: its host would learn of you', act: 'Show' }
}

function wordsOf(race: PictureRace, sources: readonly string[], written: readonly string[]): Words | null {
  if (written.length === 0) return { say: 'No picture' }
  if (sources.length === 0) return { say: 'The picture’s address is none that may be fetched', brief: 'Blocked' }
  if (race.tooLarge) {
    const [width, height] = race.tooLarge
    return { say: `Too large: ${grouped(width)} × ${grouped(height)} points`, act: 'Show anyway' }
  }
  if (race.winner !== null) return null
  if (race.over) return { say: 'Picture not available', act: 'Try again' }
  return race.slow ? { say: 'Loading…' } : null
}
