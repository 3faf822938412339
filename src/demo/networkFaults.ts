import { Fault } from './fault'
import { jsonResponse } from './respond'

/** HTTP status of each gRPC code that the demo's administration API answers with. */
const STATUS: Readonly<Record<number, number>> = {
  1: 499,
  2: 500,
  3: 400,
  4: 504,
  5: 404,
  6: 409,
  7: 403,
  8: 429,
  9: 400,
  10: 409,
  11: 400,
  12: 501,
  13: 500,
  14: 503,
  15: 500,
  16: 401,
}

/** An answer of the administration API that is a gRPC code with its usual HTTP status; without `details` the key is absent. */
export function refusal(code: number, message: string, details?: readonly object[]): Fault {
  return new Fault(STATUS[code] ?? 500, { code, message, details })
}

/** An entry of an error's details that says what is wrong with which field. */
export function badRequest(violations: readonly object[], key = 'fieldViolations'): object {
  return { '@type': 'type.googleapis.com/google.rpc.BadRequest', [key]: violations }
}

/** The beginning of an answer. */
const HALF = '{"network":{"na'

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }

/** A body of which a part comes before the connection breaks. */
function breakingOff(part: string): ReadableStream<Uint8Array> {
  const chunks = [new TextEncoder().encode(part)]
  return new ReadableStream({
    pull: (control) => {
      const chunk = chunks.shift()
      if (chunk) control.enqueue(chunk)
      else control.error(new TypeError('The connection was lost'))
    },
  })
}

/** Longer than any client waits. */
const FOREVER = 120_000

/**
 * Faults on demand: a network that is to be called one of these is not changed but answered so, which lets everybody try how
 * a failed change looks. `change` makes the change all the same, for answers that are lost.
 */
const FAULTS: Readonly<Record<string, (change: () => void, sent: object) => Response | Promise<Response>>> = {
  'fail empty': (change) => {
    change()
    return new Response(null, { status: 204, headers: JSON_HEADERS })
  },
  'fail words': (change, sent) => {
    change()
    return jsonResponse(200, { warning: 'The name was left as it is', network: sent })
  },
  'fail code': () => jsonResponse(200, { code: 9, message: 'The network is locked by a migration', details: [] }),
  'fail echo': (_, sent) =>
    thrown(refusal(3, `Can’t take ${JSON.stringify(sent)}`, [{ '@type': 'points.example/Request', request: sent }])),
  'fail bare': () => thrown(refusal(9, 'The network is locked by a migration')),
  'fail camel': () => thrown(violating('rpcUrl', 'explorerApiKey')),
  'fail snake': () => thrown(violating('network.rpc_url', 'network.block_timestamp_skew', 'field_violations')),
  'fail details': () =>
    thrown(
      refusal(8, 'Too many changes', [
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '30s' },
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'RATE_LIMIT_EXCEEDED',
          domain: 'points.example',
          metadata: { limit: '10', window: '1m', note: 'Changed\u202e by <b>nobody</b>' },
        },
      ]),
    ),
  'fail html': () => page(502, 'Bad gateway'),
  'fail page': () => page(200, 'Sign in'),
  'fail network': () => Response.error(),
  'fail lost': (change) => {
    change()
    return Response.error()
  },
  'fail cut': (change) => {
    change()
    return new Response(HALF, { headers: JSON_HEADERS })
  },
  'fail reset': (change) => {
    change()
    return new Response(breakingOff(HALF), { headers: JSON_HEADERS })
  },
  'fail timeout': async (change) => {
    change()
    return new Promise((resolve) => setTimeout(() => resolve(jsonResponse(200, {})), FOREVER))
  },
}

/** The fault that what was sent asks for by its name: one of the above, or `fail 13` for the gRPC code 13; else undefined. */
export function faultCalled(sent: { name?: string }, change: () => void): Response | Promise<Response> | undefined {
  const { name = '' } = sent
  const code = /^fail (\d+)$/.exec(name)?.[1]
  if (code !== undefined) return thrown(refusal(Number(code), `Answered with code ${code}, as the name asked`, []))
  return Object.hasOwn(FAULTS, name) ? FAULTS[name]?.(change, sent) : undefined
}

function thrown(fault: Fault): never {
  throw fault
}

function violating(first: string, second: string, key?: string): Fault {
  const violations = [
    { field: first, description: 'Is not reachable' },
    { field: second, description: 'Is not accepted' },
    { field: 'region', description: 'Must be set' },
  ]
  return refusal(3, 'Invalid argument', [badRequest(violations, key)])
}

function page(status: number, title: string): Response {
  const headers = { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' }
  return new Response(`<!doctype html><title>${title}</title><h1>${title}</h1>`, { status, headers })
}
