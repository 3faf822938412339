import { Fault } from './fault'

/** Headers that a page of another origin may read; without this list a browser hides them. */
const EXPOSED = ['x-credits-remaining', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED.join(', '),
}

/** A JSON answer; integers of any size keep their digits. */
export function jsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(jsonText(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...crossOrigin, ...headers },
  })
}

/** The answer to a browser that asks whether it may send a request from another origin. */
export function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      'Access-Control-Allow-Methods': 'GET, PATCH, OPTIONS',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Max-Age': '600',
    },
  })
}

/** Answers with what `answer` gives, or with the fault that it throws. */
export async function responding(answer: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (reason) {
    if (reason instanceof Fault) return jsonResponse(reason.status, reason.body, reason.headers)
    // A fault of the demo itself: real servers answer those with a bare JSON string.
    return jsonResponse(500, reason instanceof Error ? reason.message : 'Internal server error')
  }
}

/** Stands before the digits of a bigint until they are freed of their quotes; no recorded text holds it. */
const MARK = `bigint:${Math.random().toString(36).slice(2)}:`
const MARKED = new RegExp(`"${MARK}(-?\\d+)"`, 'g')

/** JSON with every digit of a bigint, as a token id in a cursor can be one; what is undefined is left out. */
function jsonText(body: unknown): string {
  const text = JSON.stringify(body, (_key, value: unknown) => (typeof value === 'bigint' ? `${MARK}${value}` : value))
  return text.includes(MARK) ? text.replace(MARKED, '$1') : text
}
