import { ApiError, type ErrorKind, type Found } from '#/api/errors'
import { grouped } from '#/domain/amounts/numberFormat'

/** For each kind of error: what happened, and what it means or what to do about it. */
const TEXTS: Record<ErrorKind, readonly [reason: string, advice: string]> = {
  offline: [
    'The API didn’t respond.',
    'Your network or the API may be down, or the API blocks requests from other sites (CORS).',
  ],
  timeout: ['The request timed out.', 'The API may be busy.'],
  interrupted: ['The response broke off.', 'The connection was lost, or the response is damaged.'],
  'rate-limited': ['Rate limited.', 'The API accepts fewer requests at the moment.'],
  unauthorized: ['Unauthorized.', 'This API requires a valid API key. Enter yours in Settings.'],
  'out-of-credits': ['Out of API credits.', 'Wait until they reset, or enter another API key in Settings.'],
  forbidden: ['Access denied.', 'Try another API key or contact the API operator.'],
  'not-found': ['Not found.', 'It may not exist, or may not be indexed yet.'],
  unsupported: ['Not available for this chain.', 'The API doesn’t have this endpoint.'],
  invalid: ['Invalid request.', 'The link may be damaged or outdated.'],
  server: ['The API reported a server error.', 'Try again later.'],
  node: ['The node of this chain failed.', ''],
  contract: ['The API returned an unexpected response.', 'Another data source may work: see API status.'],
  'too-large': ['The response is too large: more than 16 MB.', 'Loading it may freeze this page.'],
  aborted: ['The request was canceled.', ''],
}

/** The same for a response that is not JSON, or JSON of another shape. */
const UNEXPECTED_TEXTS: Record<Found, readonly [reason: string, advice: string]> = {
  html: [
    'The API returned an HTML page instead of JSON.',
    'It may be bot protection, a login page or a wrong URL. Open the API in a new tab to check.',
  ],
  nothing: ['The API returned an empty response.', 'Try again later.'],
  part: ['The API returned incomplete JSON.', 'If it happens again, the API or a proxy is at fault.'],
  text: ['The API returned text instead of JSON.', ''],
  other: ['The API returned an unexpected response.', 'Its JSON differs from the documented format.'],
}

/** What happened, and what it means or what to do about it; the advice may be empty. */
export function errorText(error: ApiError): readonly [reason: string, advice: string] {
  const { kind, found, status, serverMessage, isOfNode } = error
  if (kind === 'node' && serverMessage !== null) return [serverMessage, '']
  if (kind === 'unsupported' && isOfNode && serverMessage !== null) return [TEXTS[kind][0], serverMessage]
  if (kind === 'offline' && !navigator.onLine) return ['You’re offline.', 'Loading resumes when you reconnect.']
  // Not sent, because the API allows no more requests now, or has stopped responding to a burst of them.
  if (kind === 'rate-limited' && status === null) return ['Rate limited.', 'Requests to this API are paused.']
  if (kind === 'forbidden' && found === 'html')
    return ['Access denied.', 'Bot protection in front of the API blocks this browser or IP address.']
  return found !== null && kind === 'contract' ? UNEXPECTED_TEXTS[found] : TEXTS[kind]
}

const SUMMARIES: Partial<Record<ErrorKind, string>> = {
  unauthorized: 'needs an API key',
  'out-of-credits': 'out of API credits',
  'rate-limited': 'rate limited',
  offline: 'no response',
  timeout: 'timed out',
  unsupported: 'not available',
  forbidden: 'access denied',
}

/** What happened, in a few words. */
export function errorSummary(error: Error): string {
  return (error instanceof ApiError && SUMMARIES[error.kind]) || 'failed'
}

/** When a failed request is retried automatically. */
export function retryText(seconds: number): string {
  if (seconds === 0) return 'Retrying…'
  const wait =
    seconds < 120
      ? `${grouped(seconds)} s`
      : seconds < 7200
        ? `${grouped(Math.ceil(seconds / 60))} min`
        : `${grouped(Math.ceil(seconds / 3600))} h`
  return `Retrying in ${wait}`
}

/** "Couldn’t load transactions", for a name as headings have it ("Transactions", "NFTs"). */
export function couldNotLoad(what: string): string {
  // "NFTs" and "ENS names" keep their capitals.
  return `Couldn’t load ${/^[A-Z][a-z]/.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what}`
}
