import type { Credential } from '#/api/client'
import { originOf } from '#/api/url'

/** How the reader's key is sent (contract §5): as the configuration says, unless he chose. */
export type Scheme = Credential['scheme']

/** Where the reader's key is kept: until the tab is closed, or on the device until it is forgotten. */
export type Keeping = 'tab' | 'device'

/** The reader's own key with all that belongs to it. */
interface HeldKey extends Credential {
  /** The server that it was entered for, and the only one that it is sent to. */
  readonly origin: string
}

/** The one place in either storage that holds the key, and never in anything that is shown, shared or exported. */
export const KEY_SLOT = 'astrolabe.key'

let held: { key: HeldKey; kept: Keeping } | null | undefined

/** The storage of a way to keep the key; throws where the browser denies it. */
export function storageOf(keeping: Keeping): Storage {
  return keeping === 'tab' ? sessionStorage : localStorage
}

function read(keeping: Keeping): { key: HeldKey; kept: Keeping } | null {
  try {
    const key: unknown = JSON.parse(storageOf(keeping).getItem(KEY_SLOT) ?? 'null')
    return isHeldKey(key) ? { key, kept: keeping } : null
  } catch {
    return null // Storage is denied, or holds something else: the key then lives in memory only.
  }
}

function isHeldKey(value: unknown): value is HeldKey {
  if (typeof value !== 'object' || value === null) return false
  const { key, scheme, origin } = value as Record<string, unknown>
  return typeof key === 'string' && typeof origin === 'string' && (scheme === 'bearer' || scheme === 'apikey')
}

/** The reader's key, for credentials.ts and keyring.ts alone. */
export function heldKey(): { key: HeldKey; kept: Keeping } | null {
  if (held === undefined) held = read('tab') ?? read('device')
  return held
}

/** Holds another key, or none; undefined to read it from where it is kept. */
export function holdKey(key: typeof held): void {
  held = key
}

/** Whether a configured URL is on the page's own origin, whose server then adds whatever credential is needed. */
export function isSameOrigin(url: string): boolean {
  return url.startsWith('/') || new URL(url).origin === location.origin
}

/** What authorizes at the multichain API: the reader's key, if it was entered for that very server; none at the page's own origin. */
export function credentialFor({ proUrl }: { proUrl?: string | undefined }): Credential | null {
  if (!proUrl || isSameOrigin(proUrl)) return null
  const key = heldKey()?.key
  if (key?.origin !== originOf(proUrl)) return null
  return { scheme: key.scheme, key: key.key, ...(typeof key.rate === 'number' && { rate: key.rate }) }
}
