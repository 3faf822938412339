import type { SvgQuestion, SvgWord } from '#/domain/media/frameWords'
import { isSvgType } from '#/domain/media/imageType'
import { onAsked } from '#/frames/asked'
import { fetchWithin } from '#/frames/fetchWithin'

// Reads images that may be SVG, because the app's own document may only send requests to its APIs.
onAsked((question, say: (word: SvgWord) => void) => {
  read(question as SvgQuestion).then(say, () => say({ state: 'unread' })) // The host does not allow other origins to read it (CORS).
})

async function read({ source, type, most }: SvgQuestion): Promise<SvgWord> {
  if (type === 'unknown') {
    const { ok, headers } = await fetch(source, { method: 'HEAD', credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (!ok) return { state: 'unread' }
    if (!isSvgType(headers.get('content-type'))) return { state: 'other' }
  }
  const fetched = await fetchWithin([source], most, () => undefined)
  if ('bytes' in fetched) return { state: 'read', text: textOf(fetched.bytes) }
  return { state: fetched.state === 'too large' ? 'too large' : 'unread' }
}

/** The text of an XML file; its first two bytes show UTF-16. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  if (first === 0 || (first === 0xfe && second === 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder(second === 0 || (first === 0xff && second === 0xfe) ? 'utf-16le' : 'utf-8').decode(bytes)
}
