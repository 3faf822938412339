import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { title } from '#/domain/summaryParts'
import { type Beside, summarise } from '#/domain/transactionSummary'

/** What a transaction did or tried to do, as a text of one line; no token is asked for to say how large its units are. */
export function transactionText(
  transaction: Transaction,
  { forgotten = false }: Pick<Beside, 'forgotten'>,
  { name, currency }: Chain,
): string {
  const did = title(summarise(transaction, currency, { token: 'asked', forgotten }), currency)
  const { block_number: block } = transaction
  return `${did}; ${block === null ? 'on' : `in block ${block} of`} ${name}.`
}
