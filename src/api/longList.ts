import { isObject } from '#/domain/isObject'
import { parseJson } from './json'

/** Shorter bodies are parsed in one go, in a few ms. */
const MIN_LENGTH = 250_000
/** Text that is parsed in one go, with the element that goes beyond it. */
const SLICE_LENGTH = 50_000

/**
 * The text of a long body whose elements are parsed slice by slice: JSON.parse takes 0.3 s for 16 MB. There is no worker, as
 * its result would have to be copied, which takes longer in Node.js.
 */
export class LongList {
  /** Whether the body is the array itself. */
  readonly isBare: boolean
  readonly #text: string
  /** Position after the opening bracket of the array. */
  readonly #start: number
  #end: number | null = null

  private constructor(text: string, start: number) {
    this.#text = text
    this.isBare = !text.trimStart().startsWith('{')
    this.#start = start
  }

  /** The list in a body; null if the body is short, or neither an array nor an object with `items`. */
  static in(text: string): LongList | null {
    const start = text.length < MIN_LENGTH ? null : startOfArray(text)
    return start === null ? null : new LongList(text, start)
  }

  /** The elements in order; throws a SyntaxError where the text is no JSON. */
  *slices(): Generator<unknown[]> {
    const text = this.#text
    let at = this.#start
    for (let isLast = false; !isLast;) {
      const start = at
      let end = at
      do {
        end = endOfValue(text, at)
        const next = text[end]
        if (next !== ',' && next !== ']') throw new SyntaxError('A list has something else between its elements.')
        isLast = next === ']'
        at = end + 1
      } while (!isLast && end - start < SLICE_LENGTH)
      yield parseJson(`[${text.slice(start, end)}]`) as unknown[]
    }
    this.#end = at - 1
  }

  /** The body without the elements, after all slices; throws a SyntaxError where the text is no JSON. */
  rest(): unknown {
    if (this.#end === null) throw new RangeError('The slices come first.')
    const body = parseJson(this.#text.slice(0, this.#start) + this.#text.slice(this.#end))
    const items: unknown = isObject(body) ? body['items'] : body
    if (!Array.isArray(items) || items.length > 0) throw new SyntaxError('A body has two lists.')
    return body
  }
}

/** Position of the first element of a body's array; null where the body has no `items`, or these are empty. */
function startOfArray(text: string): number | null {
  const open = arrayIn(text)
  return open === null || text[skipSpace(text, open + 1)] === ']' ? null : open + 1
}

/** Position of the bracket of the array that a body is, or has as `items`. */
function arrayIn(text: string): number | null {
  let at = skipSpace(text, 0)
  if (text[at] === '[') return at
  if (text[at] !== '{') return null
  while (at < text.length) {
    const key = skipSpace(text, at + 1)
    const keyEnd = endOfString(text, key)
    const colon = skipSpace(text, keyEnd + 1)
    if (text[key] !== '"' || text[colon] !== ':') return null
    const value = skipSpace(text, colon + 1)
    if (text.slice(key + 1, keyEnd) === 'items') return text[value] === '[' ? value : null
    at = endOfValue(text, value)
  }
  return null
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Position of the comma or bracket after the value that begins at `from`, or after space there; the value itself is not checked. */
function endOfValue(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at)
        break
      case 0x5b: // [
      case 0x7b: // {
        depth += 1
        break
      case 0x5d: // ]
      case 0x7d: // }
        if (depth === 0) return at
        depth -= 1
        break
      case 0x2c: // ,
        if (depth === 0) return at
        break
      default:
    }
  }
  return text.length
}

/** Position of the quote that ends the string of the quote at `from`. */
function endOfString(text: string, from: number): number {
  let end = text.indexOf('"', from + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1
  return backslashes % 2 === 1
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (/\s/.test(text[at] ?? '')) at += 1
  return at
}
