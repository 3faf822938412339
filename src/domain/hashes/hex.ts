/** Call data or log data in 32-byte words: a 4-byte selector where the length shows one, then 0x and up to 64 digits a word. */
export type HexWords = { readonly selector: string | null; readonly words: readonly string[] }

/** The hex digits after 0x, or null where it is not a whole number of bytes. */
function digitsOf(hex: string): string | null {
  return hex.length % 2 === 0 && /^0x[\da-f]*$/i.test(hex) ? hex.slice(2) : null
}

/** The size of 0x-prefixed hex data in bytes; null where it is not hex. */
export function hexSize(hex: string): number | null {
  const digits = digitsOf(hex)
  return digits === null ? null : digits.length / 2
}

function bytesOf(hex: string): Uint8Array | null {
  const digits = digitsOf(hex)
  if (digits === null) return null
  const bytes = new Uint8Array(digits.length / 2)
  for (let place = 0; place < bytes.length; place += 1)
    bytes[place] = parseInt(digits.slice(2 * place, 2 * place + 2), 16)
  return bytes
}

/** Hex data as the UTF-8 text that it holds, with any characters; null where it is not UTF-8. */
export function hexToUtf8(hex: string): string | null {
  const bytes = bytesOf(hex)
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Hex data as the UTF-8 text that it holds, without zero bytes of padding at its end; null where it is empty, not UTF-8 or not printable. */
export function hexToText(hex: string): string | null {
  const text = hexToUtf8(hex)?.replace(/\0+$/, '')
  return !text || /[^\P{C}\p{Cf}\t\n\r]/u.test(text) ? null : text
}

/** Hex data as text to look at: what is no readable UTF-8 is a middle dot; null where it is not hex. */
export function hexToReadable(hex: string): string | null {
  const bytes = bytesOf(hex)
  return bytes && new TextDecoder().decode(bytes).replace(/\ufffd|[^\P{C}\t\n]/gu, '·')
}

/**
 * Splits hex data into 32-byte words, the last one perhaps shorter; a size of whole words has no selector (log data); null where
 * it is not hex. Of a beginning of data, `size` is that of the whole, in bytes.
 */
export function hexWords(hex: string, size?: number): HexWords | null {
  const digits = digitsOf(hex)
  if (digits === null) return null
  const start = (size ?? digits.length / 2) % 32 === 0 || digits.length < 8 ? 0 : 8
  const words = digits.slice(start).match(/.{1,64}/g) ?? []
  return { selector: start > 0 ? `0x${digits.slice(0, start)}` : null, words: words.map((word) => `0x${word}`) }
}
