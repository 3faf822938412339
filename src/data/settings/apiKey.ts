import type { Credential } from '#/api/apiRoot'
import { originOf } from '#/api/url'
import { type StorageArea, storedJson, storeText } from '#/data/persistence/browserStorage'
import { isObject } from '#/domain/isObject'

/** How the key is sent (contract §5): as the configuration says, unless you chose. */
export type Scheme = Credential['scheme']

interface ApiKey extends Credential {
  /** The server that it was entered for, and the only one that it is sent to. */
  readonly origin: string
}

interface SavedKey {
  readonly key: ApiKey
  readonly kept: StorageArea
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
export function keyInUse(proUrl: string): { kept: StorageArea; scheme: Scheme; rate: number | null } | null {
  const saved = credentialFor({ proUrl }) && savedKey()
  return saved && { kept: saved.kept, scheme: saved.key.scheme, rate: saved.key.rate ?? null }
}

/** Saves a key for the server at `proUrl`, in one place only. */
export function saveKey(proUrl: string, credential: Credential, kept: StorageArea): void {
  forgetKey()
  const key = { ...credential, origin: originOf(proUrl) }
  current = { key, kept }
  storeText(kept, KEY_SLOT, JSON.stringify(key))
}

/** Removes the key from memory and storage. */
export function forgetKey(): void {
  current = null
  for (const area of ['tab', 'device'] as const) storeText(area, KEY_SLOT, null)
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

function read(kept: StorageArea): SavedKey | null {
  const key = storedJson(kept, KEY_SLOT)
  return isApiKey(key) ? { key, kept } : null
}

function isApiKey(value: unknown): value is ApiKey {
  if (!isObject(value)) return false
  const { key, scheme, origin } = value
  return typeof key === 'string' && typeof origin === 'string' && (scheme === 'bearer' || scheme === 'apikey')
}
