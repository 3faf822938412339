import type { Credential } from '#/api/apiRoot'
import { originOf } from '#/api/url'

/** How the key is sent (contract §5): as the configuration says, unless you chose. */
export type Scheme = Credential['scheme']

/** Where the key is saved: until the tab is closed, or on this device until you remove it. */
export type KeyStorage = 'tab' | 'device'

interface ApiKey extends Credential {
  /** The server that it was entered for, and the only one that it is sent to. */
  readonly origin: string
}

interface SavedKey {
  readonly key: ApiKey
  readonly kept: KeyStorage
}

/** The only place of the key in either storage. It is never in anything that is shown, shared or exported. */
const KEY_SLOT = 'astrolabe.key'

/** The key; null if there is none, undefined before it is read from storage. */
let current: SavedKey | null | undefined

/** What authorizes requests to the multichain API: your key, if you entered it for this very server. */
export function credentialFor({ proUrl }: { proUrl?: string | undefined }): Credential | null {
  if (!proUrl || isSameOrigin(proUrl)) return null
  const key = savedKey()?.key
  if (key?.origin !== originOf(proUrl)) return null
  return { scheme: key.scheme, key: key.key, ...(typeof key.rate === 'number' && { rate: key.rate }) }
}

/** Whether a configured URL has the page's own origin, where a proxy adds the credential. */
export function isSameOrigin(url: string): boolean {
  return url.startsWith('/') || new URL(url).origin === location.origin
}

/** Where the key is saved, how it is sent and its rate limit, without the key itself; null if there is none. */
export function keyInUse(proUrl: string): { kept: KeyStorage; scheme: Scheme; rate: number | null } | null {
  const saved = credentialFor({ proUrl }) && savedKey()
  return saved && { kept: saved.kept, scheme: saved.key.scheme, rate: saved.key.rate ?? null }
}

/** Saves a key for the server at `proUrl`, in one place only. */
export function saveKey(proUrl: string, credential: Credential, kept: KeyStorage): void {
  forgetKey()
  const key = { ...credential, origin: originOf(proUrl) }
  current = { key, kept }
  try {
    storageOf(kept).setItem(KEY_SLOT, JSON.stringify(key))
  } catch {
    // Storage is denied: it lasts as long as the page.
  }
}

/** Removes the key from memory and storage. */
export function forgetKey(): void {
  current = null
  for (const keeping of ['tab', 'device'] as const) {
    try {
      storageOf(keeping).removeItem(KEY_SLOT)
    } catch {
      // Storage is denied: there is nothing in it.
    }
  }
}

/** Reads the key again if another tab changed the storage's `slot`; false if that changes nothing for this tab. */
export function rereadKey(slot: string | null): boolean {
  if ((slot !== KEY_SLOT && slot !== null) || savedKey()?.kept === 'tab') return false
  current = undefined
  return true
}

function savedKey(): SavedKey | null {
  if (current === undefined) current = read('tab') ?? read('device')
  return current
}

function read(kept: KeyStorage): SavedKey | null {
  try {
    const key: unknown = JSON.parse(storageOf(kept).getItem(KEY_SLOT) ?? 'null')
    return isApiKey(key) ? { key, kept } : null
  } catch {
    return null // Storage is denied or damaged.
  }
}

function isApiKey(value: unknown): value is ApiKey {
  if (typeof value !== 'object' || value === null) return false
  const { key, scheme, origin } = value as Record<string, unknown>
  return typeof key === 'string' && typeof origin === 'string' && (scheme === 'bearer' || scheme === 'apikey')
}

/** Throws where the browser denies storage. */
function storageOf(keeping: KeyStorage): Storage {
  return keeping === 'tab' ? sessionStorage : localStorage
}
