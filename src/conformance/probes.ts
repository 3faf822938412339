import type { Credential } from '#/api/apiRoot'
import { isObject } from '#/domain/isObject'
import { RESOURCES } from '#/api/resources'
import type { Fetch } from '#/api/transport'
import { requestPath } from '#/api/url'

/** One rule of the contract that is not about bodies: the expected and the actual behavior. */
export interface Probe {
  section: string
  what: string
  expected: string
  found: string
  ok: boolean
}

const HEADERS = ['x-credits-remaining', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']
const UNUSED_ADDRESS = `0x${'0'.repeat(39)}1`

/** A response with its body as JSON; undefined for any other. */
export interface ParsedResponse {
  status: number
  headers: Headers
  body: unknown
}

/** Requests a URL. */
export async function get(fetch: Fetch, url: string, headers: Record<string, string> = {}): Promise<ParsedResponse> {
  const response = await fetch(url, { headers: { Accept: 'application/json', ...headers } })
  const text = await response.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    body = undefined
  }
  return { status: response.status, headers: response.headers, body }
}

function holdersUrl(root: string, hash: string): string {
  return root + requestPath(RESOURCES.tokenInstanceHolders.path, { hash, id: '1' })
}

/** Checks authorization, error bodies and headers of the multichain API (contract §5, §7, §8). */
export async function probeMultichain(
  fetch: Fetch,
  { url, key }: { url: string; key: string | undefined },
): Promise<Probe[]> {
  const stats = `${url}${RESOURCES.stats.path}`
  const bearer: Record<string, string> = key === undefined ? {} : { Authorization: `Bearer ${key}` }
  const probes: Probe[] = []
  const add = (section: string, what: string, expected: string, found: string, ok: boolean) =>
    probes.push({ section, what, expected, found, ok })

  const schemes = key === undefined ? [] : (['bearer', 'apikey'] as const satisfies Credential['scheme'][])
  for (const scheme of schemes) {
    const query = `?apikey=${encodeURIComponent(key ?? '')}`
    const { status } = scheme === 'bearer' ? await get(fetch, stats, bearer) : await get(fetch, stats + query)
    add('5', `a key by ${scheme}`, '200', String(status), status === 200)
  }
  const bare = await get(fetch, stats)
  add('5', 'no key', key === undefined ? 'any status' : '401 or 402', String(bare.status), true)

  const { headers } = await get(fetch, stats, bearer)
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase()
  for (const name of HEADERS) {
    const value = headers.get(name)
    const shown = value !== null && (exposed.includes(name) || exposed.includes('*'))
    const found = value === null ? 'missing' : `${value}${shown ? '' : ', hidden from browsers'}`
    add('8', name, 'an integer', found, /^-?\d+$/.test(value ?? ''))
  }
  const missing = await get(fetch, holdersUrl(url, UNUSED_ADDRESS), bearer)
  const message = isObject(missing.body) && typeof missing.body['message'] === 'string'
  const empty = missing.status === 200
  add('7', 'holders of no token', '404 with a message', shapeOf(missing), empty || (missing.status === 404 && message))
  const wrong = await get(fetch, holdersUrl(url, 'not-an-address'), bearer)
  add('7', 'holders of a wrong address', '422 with errors[]', shapeOf(wrong), wrong.status === 422 && hasErrors(wrong))
  return probes
}

/** Reads the networks of an administration API, without changes (contract §4.3, §7). */
export async function probeMerits(fetch: Fetch, url: string, token: string | undefined): Promise<Probe[]> {
  const networks = `${url}/admin/api/v1/networks`
  const refused = await get(fetch, networks)
  const coded = isObject(refused.body) && typeof refused.body['code'] === 'number'
  const without = {
    section: '7',
    what: 'networks without a token',
    expected: 'an error with code and message',
    found: shapeOf(refused),
    ok: refused.status >= 400 && coded,
  }
  if (token === undefined) return [without]
  const listed = await get(fetch, networks, { Authorization: `Bearer ${token}` })
  const items = isObject(listed.body) ? listed.body['items'] : null
  const found = Array.isArray(items) ? `200 with ${items.length} networks` : shapeOf(listed)
  return [without, { section: 'served', what: 'the list of networks', expected: '200 with items[]', found, ok: true }]
}

function hasErrors({ body }: ParsedResponse): boolean {
  const errors = isObject(body) ? body['errors'] : null
  return (
    Array.isArray(errors) &&
    errors.every(
      (entry) =>
        isObject(entry) &&
        typeof entry['title'] === 'string' &&
        typeof entry['detail'] === 'string' &&
        isObject(entry['source']) &&
        typeof entry['source']['pointer'] === 'string',
    )
  )
}

/** The status and the keys of a body, without its values. */
function shapeOf({ status, body }: ParsedResponse): string {
  const keys = isObject(body) ? `{${Object.keys(body).join(', ')}}` : body === undefined ? 'no JSON' : typeof body
  return `${status} ${keys}`
}
