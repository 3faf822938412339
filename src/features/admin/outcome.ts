import { CancelledError } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { NetworkField } from '#/api/networkFields'
import { codeName, isUncertainCode, PERMISSION_DENIED, UNAUTHENTICATED, type Violation } from '#/api/networkErrors'
import type { Network } from '#/api/readNetworks'

/** The host accepted a change. */
export interface SavedOutcome {
  kind: 'saved'
  /** The response, empty by the contract. */
  response: Readonly<Record<string, unknown>>
  /** The network read after the change; null where that failed. */
  now: Network | null
  /** Fields that still have another value. */
  differing: NetworkField[]
}

/** The outcome of sending a change. */
export type Outcome =
  | SavedOutcome
  /** The API rejected it: nothing was changed. */
  | { kind: 'rejected'; error: ApiError; violations: Violation[] }
  /** Unknown: there was no readable response, or the host failed. */
  | { kind: 'unknown'; error: ApiError }
  /** Not sent, or rejected: the token was rejected or cleared. */
  | { kind: 'locked' }
  /** Not sent: the network has changed since the review; `now` is null where only another tab reported that. */
  | { kind: 'conflict'; now: Network | null; fields: readonly NetworkField[] }
  /** Not sent: the network could not be read before. */
  | { kind: 'unchecked'; error: ApiError }
  /** Not sent: this tab is already sending a change. */
  | { kind: 'busy' }
  /** Not sent: another tab of this browser is sending a change. */
  | { kind: 'elsewhere' }

/** Why a change was not sent; `free` once the other tab has finished. */
export type SendObstacle = Exclude<Outcome, { kind: 'saved' | 'rejected' | 'unknown' | 'locked' }> | { kind: 'free' }

/**
 * Whether a failed PATCH may still have been applied. Only an error code or status that means the opposite proves that it
 * was not; timeouts, aborted connections and errors with a success status do not.
 */
export function isUncertain({ status, admin }: ApiError): boolean {
  if (status === null || status < 400 || status === 408 || status === 499) return true
  if (admin && codeName(admin.code)) return isUncertainCode(admin.code)
  return status >= 500 && status !== 501
}

/** Whether the host refuses the token, which ends the session: on 401, and on gRPC's code for it. */
export function isRejectedToken({ kind, status, admin }: ApiError): boolean {
  return status !== null && status >= 400 && (kind === 'unauthorized' || admin?.code === UNAUTHENTICATED)
}

/** Whether the token is accepted and not allowed to do this: on 403 unless that is a page of bot protection, and on gRPC's code for it. */
export function isMissingPermission(error: ApiError): boolean {
  const { kind, status, admin, found } = error
  if (status === null || status < 400 || isRejectedToken(error)) return false
  return admin?.code === PERMISSION_DENIED || (kind === 'forbidden' && found !== 'html')
}

/** Whether a GET failed because the host does not support reading, which the contract does not require. */
export function isUnreadable({ kind, admin }: ApiError): boolean {
  return kind === 'unsupported' || kind === 'not-found' || (kind === 'forbidden' && admin === null)
}

/** A short description of an error, for the journal. */
export function failureSummary(error: ApiError): string {
  const { kind, status, admin } = error
  const code = admin && admin.code !== null && `${codeName(admin.code) ?? 'code'} (${admin.code})`
  return [code || kind, status && `HTTP ${status}`, hostMessage(error)].filter(Boolean).join(', ')
}

/** The host's own error message, if there is one. */
export function hostMessage({ admin, serverMessage }: ApiError): string {
  return admin?.message || (serverMessage ?? '')
}

/** The ApiError of a failed request, also where a lock canceled it; rethrows programming errors. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof CancelledError) return new ApiError({ kind: 'aborted', resource: 'networks', path: '' })
  if (error instanceof ApiError) return error
  throw error
}
