import { CancelledError } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { NetworkField } from '#/api/networkFields'
import { codeName, isUncertainCode, UNAUTHENTICATED, type Violation } from '#/api/networkErrors'
import type { Network } from '#/api/readNetworks'

/** The host took a change. */
export interface Changed {
  kind: 'changed'
  /** What it answered, which is nothing by the contract. */
  said: Readonly<Record<string, unknown>>
  /** The network as it was read afterwards, null where it could not be. */
  now: Network | null
  /** What it tells otherwise then. */
  contradicted: NetworkField[]
}

/** What came of a change that was to be sent. */
export type Outcome =
  | Changed
  /** The host refused it: nothing was changed. */
  | { kind: 'refused'; error: ApiError; violations: Violation[] }
  /** Nobody knows: there was no readable answer, or the host failed over it. */
  | { kind: 'unknown'; error: ApiError }
  /** Not sent, or refused: the token is not taken, or was forgotten. */
  | { kind: 'locked' }
  /** Not sent: the network is another than the one that was looked at; `now` is null where another tab said so. */
  | { kind: 'conflict'; now: Network | null; fields: readonly NetworkField[] }
  /** Not sent: the network could not be read again before. */
  | { kind: 'unchecked'; error: ApiError }
  /** Not sent: a change is on its way from this tab already. */
  | { kind: 'busy' }
  /** Not sent: another tab of this browser is sending one. */
  | { kind: 'elsewhere' }

/** Why a change was not sent although it was told to be; `free` once another tab that was sending is done. */
export type SendObstacle = Exclude<Outcome, { kind: 'changed' | 'refused' | 'unknown' | 'locked' }> | { kind: 'free' }

/**
 * Whether a failed PATCH may have been carried out all the same: unless the host said in as many words that it was not, by its
 * code or else by its status. What was given up, by either side, what broke off on its way back, and an error that came as a
 * success does, prove nothing.
 */
export function isUncertain({ status, admin }: ApiError): boolean {
  if (status === null || status < 400 || status === 408 || status === 499) return true
  if (admin && codeName(admin.code)) return isUncertainCode(admin.code)
  return status >= 500 && status !== 501
}

/** Whether the host does not take the token: 401 always, 403 unless it is a guard's page before a host that can't be read. */
export function isRefusedToken({ kind, status, admin }: ApiError, method: 'GET' | 'PATCH'): boolean {
  if (status === null || status < 400) return false
  if (kind === 'unauthorised' || admin?.code === UNAUTHENTICATED) return true
  return kind === 'forbidden' && (method === 'PATCH' || admin !== null)
}

/** Whether a GET failed because the host has none: the contract shows no way to read. */
export function isUnreadable({ kind, admin }: ApiError): boolean {
  return kind === 'unsupported' || kind === 'not-found' || (kind === 'forbidden' && admin === null)
}

/** A failure in a few words, for the journal. */
export function failureSummary(error: ApiError): string {
  const { kind, status, admin } = error
  const code = admin && `${codeName(admin.code) ?? 'code'} (${admin.code})`
  return [code ?? kind, status && `HTTP ${status}`, hostMessage(error)].filter(Boolean).join(', ')
}

/** What the host said, as much of it as there is. */
export function hostMessage({ admin, serverMessage }: ApiError): string {
  return admin?.message || (serverMessage ?? '')
}

/** Everything that a request rejects with as an ApiError, one that a lock cut off too; a fault of our own is thrown on. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof CancelledError) return new ApiError({ kind: 'aborted', resource: 'networks', path: '' })
  if (error instanceof ApiError) return error
  throw error
}
