/**
 * The text of a body that its server calls something else than UTF-8. JSON is UTF-8 all the same, whatever it is called; one that
 * is not is read as what it is called, so that names are not turned into something else.
 */
export function decoded(bytes: ArrayBuffer, label: string): string {
  for (const encoding of /^utf-?16/i.test(label) ? [label] : ['utf-8', label]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Not in this encoding, or there is none of that name.
    }
  }
  return new TextDecoder().decode(bytes)
}
