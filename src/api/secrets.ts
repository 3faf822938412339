import { isObject } from './reader'

/** What stands where a secret was. */
export const HIDDEN = '•••'

const SECRET_NAME = /key|secret|token|passw|credential|private|mnemonic|auth/i

/** Deeper than any answer nests; what lies below is left out. */
const MAX_DEPTH = 40

/** A JSON value with every text under a name that a secret might bear replaced; flags and empty texts stay. */
export function hideNamedSecrets(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return value !== '' && SECRET_NAME.test(name) ? HIDDEN : hideCredentials(value)
  if (depth > MAX_DEPTH) return HIDDEN
  if (Array.isArray(value)) return value.map((entry: unknown) => hideNamedSecrets(entry, name, depth + 1))
  if (!isObject(value)) return typeof value === 'number' && SECRET_NAME.test(name) ? HIDDEN : value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([key, field]) => [key, hideNamedSecrets(field, key || name, depth + 1)]))
}

/** A text without what stands between an address's scheme and its host, which can be a password. */
export function hideCredentials(text: string): string {
  return text.replace(/\b([a-z][a-z\d+.-]*:\/\/)[^/?#\s]*@/gi, `$1${HIDDEN}@`)
}

/** A JSON value in which none of `secrets` occurs, in its texts or in its keys. */
export function withoutSecrets(value: unknown, secrets: readonly string[], depth = 0): unknown {
  if (typeof value === 'string') return secrets.filter(Boolean).reduce(withoutSecret, value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return HIDDEN
  if (Array.isArray(value)) return value.map((entry: unknown) => withoutSecrets(entry, secrets, depth + 1))
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, field]) => [String(withoutSecrets(key, secrets)), withoutSecrets(field, secrets, depth + 1)]),
  )
}

function withoutSecret(text: string, secret: string): string {
  const clean = text.replaceAll(secret, HIDDEN)
  if (!clean.endsWith('…')) return clean
  // A clamped text may end inside of the secret.
  const words = clean.slice(0, -1)
  const ends = Array.from(secret, (_, length) => secret.slice(0, length + 1)).filter((start) => words.endsWith(start))
  return `${words.slice(0, words.length - (ends.at(-1)?.length ?? 0))}…`
}
