/** What a data: URL (RFC 2397) holds. */
interface DataUrl {
  /** MIME type in lower case; empty if the URL has none. */
  readonly type: string
  readonly charset: string
  readonly isBase64: boolean
  /** The content as it is written. */
  readonly written: string
}

/** The parts of a data: URL; null for any other text. */
export function readDataUrl(text: string): DataUrl | null {
  const [, type = '', parameters = '', written] = /^\s*data:\s*([^;,\s]*)\s*((?:;[^,]*)?),(.*)$/is.exec(text) ?? []
  if (written === undefined) return null
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(parameters) ?? []
  return { type: type.toLowerCase(), charset, isBase64: /;\s*base64\s*$/i.test(parameters), written }
}

/** The text in a data: URL; null if its base64 cannot be read. */
export function textOfData({ charset, isBase64, written }: DataUrl): string | null {
  const bytes = isBase64 ? base64(written) : percent(written)
  if (!bytes) return null
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes) // No such character set.
  }
}

/**
 * A data: URL that browsers read as its author meant it. They end it at a '#', drop its line breaks, and know no URL-safe base64;
 * one that they read anyway is returned as it is.
 */
export function browserDataUrl(text: string): string | null {
  const data = readDataUrl(text)
  if (!data) return null
  const type = data.type === 'image/svg' ? SVG_TYPE : data.type
  // Some authors say base64 and write the document itself.
  const isMarkup = data.isBase64 && /^\s*(?:<|%3c)/i.test(data.written)
  if (data.isBase64 && !isMarkup) {
    if (type === data.type && /^[a-z\d+/]*={0,2}$/i.test(data.written)) return text.trim()
    const bytes = base64(data.written)
    return bytes ? `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}` : null
  }
  if (type === data.type && !isMarkup && !/[#\s"'`]|%(?![\da-f]{2})/i.test(data.written)) return text.trim()
  const content = textOfData({ ...data, isBase64: false })
  return content === null ? null : dataUrlOf(type, type === SVG_TYPE ? withNamespace(content) : content)
}

/** The data: URL of an SVG that is written as markup; null for any other text. */
export function dataUrlOfSvg(text: string): string | null {
  const markup = text.trim()
  const isSvg = /^<(?:svg[\s>]|\?xml\s|!--|!doctype\s+svg)/i.test(markup) && /<svg[\s>]/i.test(markup)
  return isSvg ? dataUrlOf(SVG_TYPE, withNamespace(markup)) : null
}

/** The data: URL of the text of an SVG file. */
export const dataUrlOfSvgText = (text: string) => dataUrlOf(SVG_TYPE, text)

const SVG_TYPE = 'image/svg+xml'

const dataUrlOf = (type: string, content: string) =>
  `data:${type};charset=utf-8,${encodeURIComponent(content.replace(/\p{Cs}/gu, '\ufffd'))}`

/** An image is XML, where an `<svg>` without its namespace is no SVG; in HTML, where authors try it, it is one. */
function withNamespace(markup: string): string {
  const start = markup.search(/<svg[\s>]/i)
  if (start < 0 || /\sxmlns\s*=/i.test(markup.slice(start, markup.indexOf('>', start)))) return markup
  const name = start + '<svg'.length
  return `${markup.slice(0, name)} xmlns="http://www.w3.org/2000/svg"${markup.slice(name)}`
}

/** Bytes of base64 in either alphabet, with whitespace anywhere and padding or none. */
function base64(written: string): Uint8Array | null {
  const text = new TextDecoder().decode(percent(written))
  try {
    const binary = atob(
      text
        .replace(/[\s=]+/g, '')
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    )
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

/** A '%' that no two digits follow is itself. What follows a '#' is no part of what an address holds, but authors forget that. */
function percent(data: string): Uint8Array {
  const bytes = new TextEncoder().encode(data)
  const out = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    const digits = byte === 0x25 ? String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0) : ''
    const escaped = /^[\da-f]{2}$/i.test(digits)
    out[length++] = escaped ? Number.parseInt(digits, 16) : byte
    if (escaped) at += 2
  }
  return out.subarray(0, length)
}
