import type { Credential } from '#/api/client'
import { originOf } from '#/api/url'
import type { Config } from '#/data/config'

/** How the reader's key is sent (contract §5): as the configuration says, unless he chose. */
export type Scheme = Credential['scheme']

/** Where the reader's key is kept: until the tab is closed, or on the device until it is forgotten. */
export type Keeping = 'tab' | 'device'

/** The reader's own key with all that belongs to it. */
interface HeldKey {
  readonly key: string
  readonly scheme: Scheme
  /** The server that it was entered for, and the only one that it is sent to. */
  readonly origin: string
}

/** The one place in either storage that holds the key, and never in anything that is shown, shared or exported. */
const slot = 'astrolabe.key'

let held: { key: HeldKey; kept: Keeping } | null | undefined

function storageOf(keeping: Keeping): Storage {
  return keeping === 'tab' ? sessionStorage : localStorage
}

function read(keeping: Keeping): { key: HeldKey; kept: Keeping } | null {
  try {
    const key: unknown = JSON.parse(storageOf(keeping).getItem(slot) ?? 'null')
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

function heldKey(): { key: HeldKey; kept: Keeping } | null {
  if (held === undefined) held = read('tab') ?? read('device')
  return held
}

/** Whether a configured URL is on the page's own origin, whose server then adds whatever credential is needed. */
export function isSameOrigin(url: string): boolean {
  return url.startsWith('/') || new URL(url).origin === location.origin
}

/** What authorizes at the multichain API: the reader's key, if it was entered for that very server; none at the page's own origin. */
export function credentialFor({ proUrl }: Pick<Config, 'proUrl'>): Credential | null {
  if (!proUrl || isSameOrigin(proUrl)) return null
  const key = heldKey()?.key
  return key && key.origin === originOf(proUrl) ? { scheme: key.scheme, key: key.key } : null
}

/** Where the key is kept and how it is sent, or null when there is none; the key itself is not told. */
export function keyInUse(config: Pick<Config, 'proUrl'>): { kept: Keeping; scheme: Scheme } | null {
  const known = credentialFor(config) && heldKey()
  return known && { kept: known.kept, scheme: known.key.scheme }
}

/** Keeps a key for the server at `proUrl`, in one place alone. */
export function keepKey(proUrl: string, { scheme, key }: Credential, kept: Keeping): void {
  forgetKey()
  held = { key: { key, scheme, origin: originOf(proUrl) }, kept }
  try {
    storageOf(kept).setItem(slot, JSON.stringify(held.key))
  } catch {
    // As above: memory is enough.
  }
}

/** Erases the key from wherever it is kept. */
export function forgetKey(): void {
  held = null
  for (const keeping of ['tab', 'device'] as const) {
    try {
      storageOf(keeping).removeItem(slot)
    } catch {
      // As above.
    }
  }
}
