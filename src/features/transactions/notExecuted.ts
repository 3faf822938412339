import { ApiError } from '#/api/errors'
import type { TransactionLookupState } from '#/data/queries/transaction'
import { transactionState } from '#/domain/transactionState'

/** Whether the API has no such transaction. */
export function isNotFound({ item, isLoading, error }: TransactionLookupState): boolean {
  return item === null && !isLoading && error instanceof ApiError && error.kind === 'not-found'
}

/** Whether a transaction is pending, was dropped or was not found, so that empty lists would say nothing about it. */
export function isNotExecuted(lookup: TransactionLookupState): boolean {
  const value = lookup.item?.value ?? null
  return isNotFound(lookup) || (value !== null && /pending|dropped/.test(transactionState(value).kind))
}
