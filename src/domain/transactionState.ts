import { isOther, type Open } from './open'

/** What of a transaction tells how far it came; null is what the server did not say. */
interface Told {
  readonly status: Open<'ok' | 'error'> | null
  readonly result: string | null
  readonly block_number: number | null
  readonly timestamp: Date | null
  readonly nonce: number | null
}

/** How a transaction ended or stands; 'other' carries the server's own word, 'unknown' that it gave none. */
export type TransactionState =
  | { readonly kind: 'success' | 'failed' | 'pending' | 'dropped' | 'unknown' }
  | { readonly kind: 'other'; readonly word: string }

/**
 * Reads a transaction's state from all that was said of it (contract §2.5, §3): it is pending only where no block holds it and
 * nothing else became of it, dropped where another took its place, and a word that the contract does not know is passed on as it is.
 */
export function transactionState({ status, result, block_number, timestamp, nonce }: Told): TransactionState {
  if (status === 'ok') return { kind: 'success' }
  if (block_number === null && /dropped|replaced/i.test(result ?? '')) return { kind: 'dropped' }
  if (status === 'error') return { kind: 'failed' }
  if (status !== null && isOther(status)) return { kind: 'other', word: status.other }
  if (block_number === null) {
    if (result === 'pending') return { kind: 'pending' }
    // Servers of few words leave out the result, too; a record of which not even the nonce is known is no transaction.
    if (result === null && timestamp === null && nonce !== null) return { kind: 'pending' }
  }
  return result ? { kind: 'other', word: result } : { kind: 'unknown' }
}
