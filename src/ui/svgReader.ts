import { readSvgWord, type SvgQuestion, type SvgWord } from '#/domain/media/frameWords'
import { paths } from '#/domain/links/paths'

/** How long the frame may take to load, and a host to answer, until the image counts as unread. */
const TIMEOUT_MS = 30_000

/** The hidden frame that reads images for all pages: one for each image would take longer than the images. */
let frame: Promise<Window | null> | null = null

function openFrame(): Promise<Window | null> {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.referrerPolicy = 'no-referrer'
  element.allow = ''
  element.title = 'Image reader'
  element.hidden = true
  element.src = paths.of('/frames/svg.html')
  const loaded = new Promise<Window | null>((resolve) => {
    element.addEventListener('load', () => resolve(element.contentWindow), { once: true })
  })
  document.body.append(element)
  return loaded
}

/** Reads an image that may be SVG in the sandboxed frame svg.html, see build/frames.ts; 'unread' if its host does not allow it. */
export async function readSvgOf(question: SvgQuestion): Promise<SvgWord> {
  frame ??= openFrame()
  const target = await Promise.race([frame, later(null)])
  const { port1, port2 } = new MessageChannel()
  const word = new Promise<SvgWord>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(readSvgWord(data)), { once: true })
    port1.start()
  })
  // An opaque origin cannot be named as the target. The question has public data only.
  target?.postMessage(question, '*', [port2])
  const read = await Promise.race([word, later<SvgWord>({ state: 'unread' })])
  port1.close()
  return read
}

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, TIMEOUT_MS, value))
