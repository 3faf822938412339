import { ApiError, type ErrorKind } from '#/api/errors'

const failures: Partial<Record<ErrorKind, string>> = {
  unauthorised: 'needs a key',
  'out-of-credits': 'out of credits',
  'rate-limited': 'too many requests',
  offline: 'no answer',
  timeout: 'no answer in time',
  unsupported: 'not served',
  forbidden: 'refused',
}

/** Why a chain could not be asked, in a word or two. */
export function errorSummary(error: Error): string {
  return (error instanceof ApiError && failures[error.kind]) || 'failed'
}
