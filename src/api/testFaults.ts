import type { ServerResponse } from 'node:http'
import type { ErrorKind } from './errors'

/** What a test's server does with a request: answers it, or drops the connection without a word. */
export type FaultAnswer = 'reset' | Body

/** An answer as it goes over the wire. */
interface Body {
  status: number
  body: string | Uint8Array
  /** Content type; JSON by default. */
  type?: string
  headers?: Readonly<Record<string, string>>
  /** Whether a page of another origin may read it; true by default. */
  readable?: boolean
  /** How it ends: by breaking off after half of the body, or by never coming. */
  end?: 'cut' | 'never'
}

/** A request that a rule decides on. */
export interface Ask {
  url: URL
  headers: Headers
  /** How often this path has been requested, including this request. */
  times: number
  /** Requests the body that would be the answer. */
  real: () => Promise<string>
}

/** Decides on the requests for a path; null leaves them alone. */
export type Rule = (ask: Ask) => FaultAnswer | null | Promise<FaultAnswer | null>

/** A JSON answer; text is sent as it is. */
export function json(body: unknown, status = 200, headers?: Readonly<Record<string, string>>): FaultAnswer {
  return { status, body: typeof body === 'string' ? body : JSON.stringify(body), ...(headers && { headers }) }
}

const readable = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'retry-after, x-credits-remaining, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset',
}

/** Gives an answer over a real connection. */
export function play(answer: FaultAnswer, response: ServerResponse): void {
  if (answer === 'reset') {
    response.destroy()
    return
  }
  const { status, body, type = 'application/json', headers, end } = answer
  if (end === 'never') return
  response.writeHead(status, { ...(answer.readable !== false && readable), 'Content-Type': type, ...headers })
  if (end !== 'cut') response.end(body)
  else response.write(body.slice(0, body.length / 2), () => setTimeout(() => response.destroy(), 20))
}

/** A way in which a request fails, what it is to the client, and what a page must say of it. */
export interface FaultCase {
  readonly name: string
  readonly answer: FaultAnswer
  readonly kind: ErrorKind
  readonly says: RegExp
}

const page = '<!doctype html><html><body><h1>Attention required</h1></body></html>'
const complaint = { title: 'Invalid value', source: { pointer: '/index' }, detail: 'Invalid integer' }
const half = '{"items":[{"hash":"0x12'

function row(name: string, answer: FaultAnswer, kind: ErrorKind, says: RegExp): FaultCase {
  return { name, answer, kind, says }
}

/** Every way in which a request was seen to fail, for any endpoint. */
export const FAULTS: readonly FaultCase[] = [
  row('401', json({ error: 'Unauthorized' }, 401), 'unauthorized', /requires a valid API key.*Unauthorized.*HTTP 401/s),
  row('402 no key', json({ error: 'API key required' }, 402), 'unauthorized', /requires a valid API key.*HTTP 402/s),
  row('402 out of credits', json({ error: 'Out of credits' }, 402), 'out-of-credits', /Out of API credits.*HTTP 402/s),
  row('403', json({ message: 'Service is disabled' }, 403), 'forbidden', /Access denied.*Service is disabled/s),
  row('403 HTML', { status: 403, type: 'text/html', body: page }, 'forbidden', /Bot protection.*HTTP 403/s),
  row('404', json({ message: 'Not found' }, 404), 'not-found', /not found|No .+ found/is),
  row('422', json({ errors: [complaint] }, 422), 'invalid', /\/index Invalid integer.*HTTP 422/s),
  row('422 older', json({ message: 'Invalid parameter(s)' }, 422), 'invalid', /Invalid parameter\(s\).*HTTP 422/s),
  row(
    '429 with headers',
    json({ message: 'Too many requests' }, 429, { 'x-ratelimit-limit': '5', 'x-ratelimit-reset': '9000' }),
    'rate-limited',
    /Rate limited/,
  ),
  row('429 without', json({ message: 'Too many requests' }, 429), 'rate-limited', /Rate limited/),
  row(
    '429 unreadable',
    { status: 429, body: '{"message":"Too many requests"}', readable: false },
    'offline',
    /didn’t respond|Rate limited/,
  ),
  row('500 string', json('"Internal server error"', 500), 'server', /Internal server error.*HTTP 500/s),
  row('500 nothing', json('', 500), 'server', /reported a server error.*HTTP 500/s),
  row('502', json({ error: 'bad gateway', source: 'upstream' }, 502), 'server', /bad gateway.*HTTP 502/s),
  row('503', json({ error: 'unavailable', source: 'internal' }, 503), 'server', /unavailable.*HTTP 503/s),
  row('504', json({ error: 'timed out', source: 'upstream' }, 504), 'server', /timed out.*HTTP 504/s),
  row('timeout', { status: 200, body: '', end: 'never' }, 'timeout', /timed out/),
  row('connection refused', 'reset', 'offline', /didn’t respond|Rate limited/),
  row('reset in mid-body', { status: 200, body: half.repeat(50), end: 'cut' }, 'interrupted', /broke off/),
  row(
    'gzip garbage',
    { status: 200, body: half, headers: { 'Content-Encoding': 'gzip' } },
    'interrupted',
    /broke off.*damaged/s,
  ),
  row('truncated JSON', json(half), 'contract', /incomplete JSON/),
  row('HTML as success', { status: 200, type: 'text/html', body: page }, 'contract', /HTML page instead of JSON/),
  row('HTML as JSON', json(page), 'contract', /HTML page instead of JSON/),
  row('a bare JSON string', json('"maintenance"'), 'contract', /unexpected response.*maintenance/s),
  row(
    'plain text',
    { status: 200, type: 'text/plain', body: 'maintenance' },
    'contract',
    /text instead of JSON.*maintenance/s,
  ),
  row('an empty body', json(''), 'contract', /empty response/),
  row('null', json('null'), 'contract', /unexpected response/),
  row('another shape', json({ data: 1, items: 7 }), 'contract', /unexpected response/),
]
