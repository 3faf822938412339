/** An error response: thrown where the reason is found, sent by `responding`. */
export class ErrorResponse extends Error {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`Response with status ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** One error of a 422 response: the parameter, and what is wrong with it. */
export interface InvalidField {
  title: string
  source: { pointer: string }
  detail: string
}

/** The 404 for a record that is not on the chain. */
export function notFound(): ErrorResponse {
  return new ErrorResponse(404, { message: 'Not found' })
}

/** The 422 for invalid or unknown parameters. */
export function invalid(errors: readonly InvalidField[]): ErrorResponse {
  return new ErrorResponse(422, { errors })
}

/** The error of a parameter's value. */
export function fieldError(name: string, detail: string): InvalidField {
  return { title: 'Invalid value', source: { pointer: `/${name}` }, detail }
}

/** Headers that pages of other origins may read; browsers hide all others. */
const EXPOSED_HEADERS = ['x-credits-remaining', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
}

/** A JSON response; bigints are written with all their digits. */
export function jsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(jsonText(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...CORS_HEADERS, ...headers },
  })
}

/** The response to a preflight request. */
export function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS_HEADERS,
      'Access-Control-Allow-Methods': 'GET, POST, PATCH, OPTIONS',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Max-Age': '600',
    },
  })
}

/** The response of a handler, or the error response that it throws. */
export async function responding(handler: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await handler()
  } catch (reason) {
    if (reason instanceof ErrorResponse) return jsonResponse(reason.status, reason.body, reason.headers)
    // An error of the code itself: real servers respond to those with a bare JSON string.
    return jsonResponse(500, reason instanceof Error ? reason.message : 'Internal server error')
  }
}

/** Prefix of a bigint's digits until their quotes are removed; random, so that no text contains it. */
const MARK = `bigint:${Math.random().toString(36).slice(2)}:`
const MARKED = new RegExp(`"${MARK}(-?\\d+)"`, 'g')

/** Writes JSON with bigints, which a token ID in a cursor can be; undefined fields are left out. */
function jsonText(body: unknown): string {
  const text = JSON.stringify(body, (_key, value: unknown) => (typeof value === 'bigint' ? `${MARK}${value}` : value))
  return text.includes(MARK) ? text.replace(MARKED, '$1') : text
}
