import { isOther, type Open } from '#/domain/open'

/** The fields of a transaction that determine its status; null is unknown. */
interface StatusFields {
  readonly status: Open<'ok' | 'error'> | null
  readonly result: string | null
  readonly block_number: number | null
  readonly timestamp: Date | null
  readonly nonce: number | null
}

/** The status of a transaction; 'other' has the API's own word, 'unknown' means that it reported none. */
export type TransactionState =
  | { readonly kind: 'success' | 'failed' | 'pending' | 'dropped' | 'unknown' }
  | { readonly kind: 'other'; readonly word: string }

/**
 * The status of a transaction (contract §2.5, §3): pending only if no block includes it and nothing else is reported, dropped if
 * another transaction replaced it; undocumented words are passed on as they are.
 */
export function transactionState({ status, result, block_number, timestamp, nonce }: StatusFields): TransactionState {
  if (status === 'ok') return { kind: 'success' }
  if (block_number === null && /dropped|replaced/i.test(result ?? '')) return { kind: 'dropped' }
  if (status === 'error') return { kind: 'failed' }
  if (status !== null && isOther(status)) return { kind: 'other', word: status.other }
  if (block_number === null) {
    if (result === 'pending') return { kind: 'pending' }
    // Some APIs leave out the result, too; a record without a nonce is not a transaction.
    if (result === null && timestamp === null && nonce !== null) return { kind: 'pending' }
  }
  return result ? { kind: 'other', word: result } : { kind: 'unknown' }
}
