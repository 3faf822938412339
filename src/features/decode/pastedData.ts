import { hexSize } from '#/domain/hex'

/** The bytes in a pasted text as hex, with or without 0x, spaces and quotes; null if it holds none, or half a byte. */
export function pastedBytes(text: string): string | null {
  const digits = text.replaceAll(/[\s"',;]/g, '').replace(/^0x/i, '')
  if (digits === '') return null
  const hex = `0x${digits.toLowerCase()}`
  return hexSize(hex) === null ? null : hex
}

/** The topics in a pasted text, one after another in any notation; at most four, as a log has no more. */
export function pastedTopics(text: string): string[] {
  return (text.match(/\b(?:0x)?[\da-f]{64}\b/gi) ?? [])
    .slice(0, 4)
    .map((topic) => `0x${topic.replace(/^0x/i, '').toLowerCase()}`)
}
