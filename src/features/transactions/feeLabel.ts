import type { Fee } from '#/domain/amounts/fee'

/** The label of a transaction's fee; until it is executed, that is the most that it can cost. */
export function feeLabel({ maximum }: Pick<Fee, 'maximum'>): string {
  return maximum ? 'Max txn fee' : 'Txn fee'
}
