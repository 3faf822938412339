import { type ComponentProps, useEffect, useState } from 'react'
import type { WithheldImage } from '#/domain/media/imageRace'
import { imageTypeByUrl } from '#/domain/media/imageType'

interface UntrustedImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  source: string
  alt: string
  /** Whether the API says that it is SVG, where its URL shows no type. */
  isSvg?: boolean
  onWithheld?: (withheld: WithheldImage) => void
}

/**
 * An image that others made. SVG is measured before it is shown, since a short one can stop the page for minutes; from a host, it is
 * the text that was read which is shown. An image of unknown type is shown if its host does not let the app find out.
 */
export function UntrustedImage({ source, isSvg = false, onWithheld, alt, ...attributes }: UntrustedImageProps) {
  const [shown, setShown] = useState<string | WithheldImage | null>(() => shownAtOnce(source))
  const isWaiting = shown === null
  useEffect(() => {
    if (!isWaiting) return
    let isCurrent = true
    void import('#/entity/readImage')
      .then(({ readImage }) => readImage(source, isSvg))
      .then((read) => isCurrent && setShown(read))
    return () => {
      isCurrent = false
    }
  }, [isWaiting, source, isSvg])
  const withheld = typeof shown === 'object' ? shown : null
  useEffect(() => {
    if (withheld) onWithheld?.(withheld)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, also if the listener changes
  }, [withheld])
  // In its place, so that nothing moves when it comes.
  if (typeof shown !== 'string') return <span className={attributes.className} />
  return <img {...attributes} src={shown} alt={alt} referrerPolicy="no-referrer" />
}

/** An image of another type by its URL, or a file of the app; null for any other, which is read first. */
const shownAtOnce = (source: string) => (imageTypeByUrl(source) === 'raster' || isOwn(source) ? source : null)

const isOwn = (source: string) => new URL(source, location.href).origin === location.origin
