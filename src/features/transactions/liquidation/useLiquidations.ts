import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { type Liquidation, liquidationsIn } from '#/features/transactions/liquidation/liquidation'
import { mayLiquidate } from '#/features/transactions/summary/protocolActions'
import { useAllPages } from '#/list/useAllPages'

/** Pages of logs that are requested. */
const MAX_PAGES = 2

/** Loans that are shown; the logs have all. */
const MAX_SHOWN = 3

/** The loans that a transaction liquidated, by its logs, which are requested if it may have. */
export function useLiquidations(transaction: Transaction, hash: string): readonly Liquidation[] {
  const list = useAllPages(
    useChain(),
    { resource: 'transactionLogs', params: { hash }, filters: {} },
    { most: MAX_PAGES, wanted: mayLiquidate(transaction) },
  )
  return liquidationsIn(list.rows, transaction.token_transfers ?? []).slice(0, MAX_SHOWN)
}

/** What a borrower can do; the lender, by its name or address, goes between. */
export const BORROWER_ADVICE = [
  'If this is your loan, check the rest of it in the app of ',
  ': this transaction does not show that. More collateral or less debt makes another liquidation less likely.',
] as const

/** What a lender without an address is called. */
export const UNKNOWN_LENDER = 'the lender'
