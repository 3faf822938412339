import { hexSize, hexToText } from '#/domain/hashes/hex'

/** Bytes at the start of the extra data that proof-of-authority chains leave to the validator; signatures follow. */
const VANITY_BYTES = 32

/**
 * Extra data as text: as it is, the list that clients write by default ("geth, go1.22.1, linux"), or the free part before the
 * signatures; null if it is not text.
 */
export function extraDataText(hex: string): string | null {
  const whole = hexToText(hex)
  if (whole !== null) return whole
  const size = hexSize(hex)
  if (size === null) return null
  const listed = clientList(hex.slice(2))
  if (listed !== null) return listed
  return size > VANITY_BYTES
    ? (hexToText(hex.slice(0, 2 + 2 * VANITY_BYTES)) ?? clientList(hex.slice(2, 2 + 2 * VANITY_BYTES)))
    : null
}

/** The texts in an RLP list of short byte strings, whose first is a version number. Zeros may follow the list. */
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
