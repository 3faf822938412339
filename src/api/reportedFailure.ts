import type { AdminError } from './errors'
import { adminErrorIn, messageOf, reportedErrors } from './failedResponse'
import { codeName, isCodeName } from './networkErrors'
import { NETWORK_FIELDS, snakeCased } from './networkFields'
import { isObject } from '#/domain/isObject'

/** Fields under which a response wraps its result. */
const WRAPPERS = ['status', 'result', 'response', 'data']

/**
 * The failure that a response to a change reports although its HTTP status is a success: an error, a code, a status or a flag;
 * null if it reports none. A network that the host returns may have fields of such names, so there only an error counts.
 */
export function failureOfChange(body: unknown): AdminError | null {
  if (!isObject(body)) return null
  const hasErrors = body['error'] === true || reportedErrors(body) !== null
  return hasErrors ? failureFrom(body) : failureWithoutNetwork(body)
}

/** As above for a response that should be a network: what it reports next to a network is a field of the network. */
export function failureWithoutNetwork(body: unknown): AdminError | null {
  if (!isObject(body) || isNetwork(body)) return null
  if (reportedErrors(body) !== null || hasFailingField(body)) return failureFrom(body)
  for (const wrapper of WRAPPERS) {
    const failure = failureWithoutNetwork(body[wrapper])
    if (failure) return failure
  }
  return null
}

/** An error with a code and words, in any response of the administration; null if there is none, or a code of success. */
export function refusalIn(body: unknown): AdminError | null {
  const admin = adminErrorIn(body)
  if (admin?.code === undefined || !isFailingCode(admin.code)) return null
  return admin.message !== '' || admin.details.length > 0 ? admin : null
}

function failureFrom(body: Readonly<Record<string, unknown>>): AdminError {
  const admin = adminErrorIn(body)
  if (admin) return admin
  const { message, ...others } = body
  const words = messageOf({ body, text: '', contentType: null }) ?? ''
  return { code: null, message: words, details: [], others: message === words ? others : body }
}

/** Whether an object is a network: it has a chain ID or a field that errors have not, as they have a `name`. */
export function isNetwork(body: Readonly<Record<string, unknown>>): boolean {
  const names = new Set(Object.keys(body).map(snakeCased))
  return names.has('chain_id') || NETWORK_FIELDS.some((field) => field !== 'name' && names.has(field))
}

function hasFailingField({ code, status, status_code: snake, statusCode = snake, ...rest }: Record<string, unknown>) {
  if (isFailingCode(code) || [status, statusCode].some((value) => isHttpError(value))) return true
  if ([rest['success'], rest['ok']].some((flag) => flag === false || flag === 'false')) return true
  return [code, status, rest['result'], rest['message'], rest['detail'], rest['title']].some(saysFailure)
}

/** Whether a number, or digits in quotes, is an error code: neither gRPC's OK nor a success status of HTTP. */
function isFailingCode(code: unknown): boolean {
  const number = numberIn(code)
  return number !== null && number !== 0 && !(number >= 200 && number < 300)
}

/** Whether a status is an HTTP error. A smaller one is a count or a flag of servers that differ. */
function isHttpError(status: unknown): boolean {
  return (numberIn(status) ?? 0) >= 400
}

function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : null
}

/** Whether a text names a failure: gRPC's names but OK, and the usual words. */
function saysFailure(text: unknown): boolean {
  if (typeof text !== 'string') return false
  if (isCodeName(text.toUpperCase())) return text.toUpperCase() !== codeName(0)
  return (
    !/\b(?:no|without|zero|0)[ _-]*(?:err|fail)/i.test(text) &&
    /err(?:or|s)?\b|error|fail|denied|forbidden|reject|refus|invalid|unauthori[sz]ed|not[ _-]?(?:ok\b|found|allowed|saved)/i.test(
      text,
    )
  )
}
