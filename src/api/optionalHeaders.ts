import { ApiError } from './errors'
import type { ServerNotes } from './serverNotes'
import { type Request, send } from './transport'

/** Headers that change what an API responds. Browsers send a preflight request for them to another origin. */
export type OptionalHeaders = Readonly<Record<string, string>>

/** /stats says what each gas price consists of, and how long it takes. */
export const GAS_DETAILS: OptionalHeaders = { 'updated-gas-oracle': 'true' }

/** Lists hold what the API flags as scam as well; it acts on the resources that are marked `hidesScam`. */
export const WITH_SCAM: OptionalHeaders = { 'show-scam-tokens': 'true' }

/**
 * Sends a request with headers that its API may refuse: a browser then reports a network error. Without them it is sent again, and
 * they are not sent to this API any more if that succeeds.
 */
export async function sendWith(
  headers: OptionalHeaders,
  notes: ServerNotes,
  request: Request & { root: { url: string } },
): ReturnType<typeof send> {
  const { url } = request.root
  const accepted = Object.entries(headers).filter(([name]) => !notes.lacks(url, `header ${name}`))
  if (accepted.length === 0) return send(request)
  try {
    return await send({ ...request, init: { ...request.init, headers: Object.fromEntries(accepted) } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'offline') throw error
    const response = await send(request)
    for (const [name] of accepted) notes.noteLacking(url, `header ${name}`)
    return response
  }
}

/** Whether the API of a root URL refused headers since the page was opened. */
export function refusesHeaders(headers: OptionalHeaders, notes: ServerNotes, rootUrl: string): boolean {
  return Object.keys(headers).some((name) => notes.lacks(rootUrl, `header ${name}`))
}
