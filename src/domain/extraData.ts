import { hexSize, hexToText } from './hex'

/** Bytes at the start of the extra data that proof-of-authority chains leave to the producer; signatures follow. */
const VANITY = 32

/**
 * What a producer wrote into its block, as text: the data as they are, the parts of the list that clients write by themselves
 * ("geth, go1.22.1, linux"), or the free part before signatures; null where there is none.
 */
export function extraDataText(hex: string): string | null {
  const whole = hexToText(hex)
  if (whole !== null) return whole
  const size = hexSize(hex)
  if (size === null) return null
  const listed = clientList(hex.slice(2))
  if (listed !== null) return listed
  return size > VANITY ? (hexToText(hex.slice(0, 2 + 2 * VANITY)) ?? clientList(hex.slice(2, 2 + 2 * VANITY))) : null
}

/** An RLP list of short byte strings, those that are text; its first is a version number. Zeros may follow the list. */
function clientList(digits: string): string | null {
  const byteAt = (place: number) => Number.parseInt(digits.slice(2 * place, 2 * place + 2), 16)
  const end = 1 + byteAt(0) - 0xc0
  if (!(end > 1 && end <= 56 && 2 * end <= digits.length) || /[^0]/.test(digits.slice(2 * end))) return null
  const texts: string[] = []
  for (let place = 1; place < end;) {
    const head = byteAt(place)
    const size = head < 0x80 ? 0 : head - 0x80
    if (size > 55 || place + size >= end) return null
    const text = size === 0 ? null : hexToText(`0x${digits.slice(2 * place + 2, 2 * (place + 1 + size))}`)
    if (text !== null && size > 1) texts.push(text)
    place += 1 + size
  }
  return texts.length === 0 ? null : texts.join(', ')
}
