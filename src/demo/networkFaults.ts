import { ErrorResponse, jsonResponse } from '#/served/responses'

/** The HTTP status of each gRPC code. */
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

/** An error of the administration API: a gRPC code with its usual HTTP status; `details` may be absent. */
export function grpcError(code: number, message: string, details?: readonly object[]): ErrorResponse {
  return new ErrorResponse(STATUS[code] ?? 500, { code, message, details })
}

/** An entry of an error's `details` with the errors of fields. */
export function badRequest(violations: readonly object[], key = 'fieldViolations'): object {
  return { '@type': 'type.googleapis.com/google.rpc.BadRequest', [key]: violations }
}

/** The first half of a response body. */
const HALF = '{"network":{"na'

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }

/** A body whose connection breaks after `part`. */
function brokenBody(part: string): ReadableStream<Uint8Array> {
  const chunks = [new TextEncoder().encode(part)]
  return new ReadableStream({
    pull: (control) => {
      const chunk = chunks.shift()
      if (chunk) control.enqueue(chunk)
      else control.error(new TypeError('The connection was lost'))
    },
  })
}

/** Longer than the timeout of any client. */
const FOREVER_MS = 120_000

/**
 * Errors on demand, by the new name of a network, to try how a failed change looks. `change` still makes the other changes, for
 * responses that are lost.
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
    thrown(grpcError(3, `Can’t take ${JSON.stringify(sent)}`, [{ '@type': 'points.example/Request', request: sent }])),
  'fail bare': () => thrown(grpcError(9, 'The network is locked by a migration')),
  'fail camel': () => thrown(violating('rpcUrl', 'explorerApiKey')),
  'fail snake': () => thrown(violating('network.rpc_url', 'network.block_timestamp_skew', 'field_violations')),
  'fail details': () =>
    thrown(
      grpcError(8, 'Too many changes', [
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
    return new Response(brokenBody(HALF), { headers: JSON_HEADERS })
  },
  'fail timeout': async (change) => {
    change()
    return new Promise((resolve) => setTimeout(() => resolve(jsonResponse(200, {})), FOREVER_MS))
  },
}

/** The error that a network's new name requests: one of the above, or `fail 13` for gRPC code 13; undefined for other names. */
export function faultNamed(sent: { name?: string }, change: () => void): Response | Promise<Response> | undefined {
  const { name = '' } = sent
  const code = /^fail (\d+)$/.exec(name)?.[1]
  if (code !== undefined) return thrown(grpcError(Number(code), `Code ${code}, as requested by the name`, []))
  return Object.hasOwn(FAULTS, name) ? FAULTS[name]?.(change, sent) : undefined
}

function thrown(fault: ErrorResponse): never {
  throw fault
}

function violating(first: string, second: string, key?: string): ErrorResponse {
  const violations = [
    { field: first, description: 'Is not reachable' },
    { field: second, description: 'Is not accepted' },
    { field: 'region', description: 'Must be set' },
  ]
  return grpcError(3, 'Invalid argument', [badRequest(violations, key)])
}

function page(status: number, title: string): Response {
  const headers = { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' }
  return new Response(`<!doctype html><title>${title}</title><h1>${title}</h1>`, { status, headers })
}
