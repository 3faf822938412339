import type { Credential } from '#/api/client'

/** Where the reader's own key is kept: for this tab alone, and never in anything that is saved, shown or shared. */
const slot = 'astrolabe.key'

let held: Credential | null | undefined

function stored(): Credential | null {
  try {
    const key = sessionStorage.getItem(slot)
    return key ? { scheme: 'bearer', key } : null
  } catch {
    return null // Storage is denied: the key then lives in memory only.
  }
}

/** The key for the multichain API that was entered in this tab, or null (contract §5). */
export function credential(): Credential | null {
  return (held ??= stored())
}

/** Keeps a key for this tab, or forgets it when `key` is empty. */
export function setCredential(key: string): void {
  held = key ? { scheme: 'bearer', key } : null
  try {
    if (key) sessionStorage.setItem(slot, key)
    else sessionStorage.removeItem(slot)
  } catch {
    // As above: memory is enough.
  }
}
