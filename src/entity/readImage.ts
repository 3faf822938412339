import { dataUrlOfSvgText, readDataUrl, textOfData } from '#/domain/media/dataUrl'
import type { WithheldImage } from '#/domain/media/imageRace'
import { imageTypeByUrl } from '#/domain/media/imageType'
import { MAX_SVG_WEIGHT, svgWeight } from '#/domain/media/svgWeight'
import { readSvgOf } from '#/ui/svgReader'

/** Larger SVG are not read. */
const MAX_SVG_BYTES = 10_000_000

/** Reads an image that may be SVG, and measures it if it is: the URL to show, or why none is shown. */
export async function readImage(source: string, isSvg: boolean): Promise<string | WithheldImage> {
  if (source.startsWith('data:')) {
    const data = readDataUrl(source)
    const text = data && textOfData(data)
    // What is no SVG as it was read must not be one as the browser reads it.
    return text === null ? source : measured(text, source, dataUrlOfSvgText(text))
  }
  const type = isSvg || imageTypeByUrl(source) === 'svg' ? 'svg' : 'unknown'
  const word = await readSvgOf({ source, type, most: MAX_SVG_BYTES })
  // It may have the name of an SVG, and be another image.
  if (word.state === 'read') return measured(word.text, dataUrlOfSvgText(word.text), source)
  if (word.state === 'too large') return { why: 'too complex', text: null }
  return word.state === 'unread' && type === 'svg' ? { why: 'unread' } : source
}

function measured(text: string, url: string, otherwise: string): string | WithheldImage {
  const weight = svgWeight(text)
  if (weight === null) return otherwise
  return weight > MAX_SVG_WEIGHT ? { why: 'too complex', text } : url
}
