import type { Credential } from '#/api/client'
import { originOf } from '#/api/url'
import {
  credentialFor,
  heldKey,
  holdKey,
  type Keeping,
  KEY_SLOT,
  type Scheme,
  storageOf,
} from '#/data/settings/credentials'

/** Where the key is kept, how it is sent and how often, or null when there is none; the key itself is not told. */
export function keyInUse(proUrl: string): { kept: Keeping; scheme: Scheme; rate: number | null } | null {
  const known = credentialFor({ proUrl }) && heldKey()
  return known && { kept: known.kept, scheme: known.key.scheme, rate: known.key.rate ?? null }
}

/** Keeps a key for the server at `proUrl`, in one place alone. */
export function keepKey(proUrl: string, credential: Credential, kept: Keeping): void {
  forgetKey()
  const key = { ...credential, origin: originOf(proUrl) }
  holdKey({ key, kept })
  try {
    storageOf(kept).setItem(KEY_SLOT, JSON.stringify(key))
  } catch {
    // Storage is denied: memory is enough.
  }
}

/** Erases the key from wherever it is kept. */
export function forgetKey(): void {
  holdKey(null)
  for (const keeping of ['tab', 'device'] as const) {
    try {
      storageOf(keeping).removeItem(KEY_SLOT)
    } catch {
      // As above.
    }
  }
}

/** Reads the key again, where another tab changed what is kept on the device; false where that changes nothing here. */
export function rereadKey(changed: string | null): boolean {
  if ((changed !== KEY_SLOT && changed !== null) || heldKey()?.kept === 'tab') return false
  holdKey(undefined)
  return true
}
