import { isObject } from '#/domain/isObject'

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

/** A text without what stands between an address's scheme and its host, and without keys in its query. */
export function hideCredentials(text: string): string {
  return text
    .replace(/\b([a-z][a-z\d+.-]*:\/\/)[^/?#\s]*@/gi, `$1${HIDDEN}@`)
    .replace(/([?&][\w.-]*(?:key|secret|token|passw|credential|auth)[\w.-]*=)[^&#\s"'<>]+/gi, `$1${HIDDEN}`)
}

/** What is secret in an address: the parts before its host, as they stand there and as they are meant, and keys in its query. */
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

/** A JSON value in which none of `secrets` occurs, as it is or as others write it, in its texts, numbers and keys. */
export function withoutSecrets(value: unknown, secrets: readonly string[]): unknown {
  const forms = [...new Set(secrets.flatMap(formsOf))].filter(Boolean).toSorted((a, b) => b.length - a.length)
  return withoutForms(value, forms, 0)
}

/** A secret as it may come back: plain, in JSON, in an address, in HTML. */
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
  // A clamped text may end inside of the secret.
  const words = clean.slice(0, -1)
  const ends = Array.from(secret, (_, length) => secret.slice(0, length + 1)).filter((start) => words.endsWith(start))
  return `${words.slice(0, words.length - (ends.at(-1)?.length ?? 0))}…`
}
