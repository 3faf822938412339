/**
 * Decodes a body with a declared charset other than UTF-8: as UTF-8 if that is valid, because JSON is UTF-8 whatever a server
 * declares, else as declared.
 */
export function decoded(bytes: ArrayBuffer, label: string): string {
  for (const encoding of /^utf-?16/i.test(label) ? [label] : ['utf-8', label]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The bytes are invalid in this charset, or the charset is unknown.
    }
  }
  return new TextDecoder().decode(bytes)
}
