import type { Transaction } from '#/api/schemas/transaction'

/** Pages of a list that are requested automatically; the rest only on request, as every page costs credits. */
export const MAX_PAGES = 4

/** Which lists are needed because the transaction's record does not have all transfers of value. */
export function incompleteLists({ status, to, token_transfers, token_transfers_overflow }: Transaction) {
  const isExecuted = status === 'ok'
  return {
    transfers: isExecuted && (token_transfers === null || token_transfers_overflow === true),
    // A transaction to an EOA has no internal transactions.
    calls: isExecuted && to?.is_contract !== false,
  }
}
