import { isObject } from '#/domain/isObject'

/** Replaces a secret. */
export const HIDDEN = '•••'

const SECRET_NAME = /key|secret|token|passw|credential|private|mnemonic|auth/i

/** Deeper than any real response; deeper parts are left out. */
const MAX_DEPTH = 40

/** Replaces all strings in a JSON value whose field name suggests a secret; flags and empty strings stay. */
export function hideNamedSecrets(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return value !== '' && SECRET_NAME.test(name) ? HIDDEN : hideCredentials(value)
  if (depth > MAX_DEPTH) return HIDDEN
  if (Array.isArray(value)) return value.map((entry: unknown) => hideNamedSecrets(entry, name, depth + 1))
  if (!isObject(value)) return typeof value === 'number' && SECRET_NAME.test(name) ? HIDDEN : value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([key, field]) => [key, hideNamedSecrets(field, key || name, depth + 1)]))
}

/** Removes user name, password and keys in the query from the URLs in a text. */
export function hideCredentials(text: string): string {
  return text
    .replace(/\b([a-z][a-z\d+.-]*:\/\/)[^/?#\s]*@/gi, `$1${HIDDEN}@`)
    .replace(/([?&][\w.-]*(?:key|secret|token|passw|credential|auth)[\w.-]*=)[^&#\s"'<>]+/gi, `$1${HIDDEN}`)
}

/** The secrets in a URL: user name and password, encoded and decoded, and keys in its query. */
export function credentialsIn(address: string): string[] {
  if (!URL.canParse(address) || hideCredentials(address) === address) return []
  const { username, password, searchParams } = new URL(address)
  const before = password === '' ? username : password
  const meant = [...searchParams].flatMap(([name, value]) => (SECRET_NAME.test(name) ? value : []))
  return [before, decoded(before), ...meant].filter((part) => part !== '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Replaces all `secrets` in a JSON value, in any encoding, in its strings, numbers and keys. */
export function withoutSecrets(value: unknown, secrets: readonly string[]): unknown {
  const forms = [...new Set(secrets.flatMap(formsOf))].filter(Boolean).toSorted((a, b) => b.length - a.length)
  return withoutForms(value, forms, 0)
}

/** The encodings in which a server may repeat a secret: plain, JSON, URL, HTML. */
function formsOf(secret: string): string[] {
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    html,
    html.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
  ]
}

function withoutForms(value: unknown, forms: readonly string[], depth: number): unknown {
  if (typeof value === 'string') return forms.reduce(withoutForm, value)
  if (typeof value === 'number' || typeof value === 'bigint') return forms.includes(String(value)) ? HIDDEN : value
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return HIDDEN
  if (Array.isArray(value)) return value.map((entry: unknown) => withoutForms(entry, forms, depth + 1))
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, field]) => [forms.reduce(withoutForm, key), withoutForms(field, forms, depth + 1)]),
  )
}

function withoutForm(text: string, secret: string): string {
  const clean = text.replace(new RegExp(secret.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi'), HIDDEN)
  if (!clean.endsWith('…')) return clean
  // A truncated text may end within the secret.
  const words = clean.slice(0, -1)
  const ends = Array.from(secret, (_, length) => secret.slice(0, length + 1)).filter((start) => words.endsWith(start))
  return `${words.slice(0, words.length - (ends.at(-1)?.length ?? 0))}…`
}
