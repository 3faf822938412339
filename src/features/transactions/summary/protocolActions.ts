import { parseDecimal } from '#/domain/amounts/amount'
import { isAddressHash } from '#/domain/hashes/hash'
import { soleParameter } from '#/domain/transactions/soleParameter'
import type { ActionRecord, DecodedRecord, TransactionRecord } from '#/domain/transactions/transactionRecords'
import { methodName } from './callIntent'
import { type SummaryFact, listed, sentence, type Summary, type SummaryPart } from '#/domain/transactions/summaryParts'

/** Beginnings of the names of events and functions of liquidations, of Aave, Compound, Morpho and their like. */
export const LIQUIDATION = /^(?:liquidat|absorb)/i

/** Whether a transaction that succeeded may have liquidated a loan, by its actions or the function that it called; its logs say so for certain. */
export function mayLiquidate(transaction: TransactionRecord): boolean {
  const { status, actions } = transaction
  if (status !== 'ok') return false
  return (actions ?? []).some(({ type }) => type === 'liquidation_call') || LIQUIDATION.test(methodName(transaction))
}

/** Parameters of lending protocols for the account whose debt is paid. */
export const BORROWER = /^_*(?:user|borrower|violator)$/i

/** What a transaction liquidated, by the actions that the API reports, and of whom if its decoded call names that; null if nothing. */
export function liquidations({ actions, decoded_input }: TransactionRecord): Summary | null {
  const all = (actions ?? []).flatMap(({ type, data }, index) => {
    if (type !== 'liquidation_call' || data === null) return []
    const debt = actionAmount(data, (field) => `debt_${field}`, index)
    const collateral = actionAmount(data, (field) => `collateral_${field}`, index)
    return debt === null || collateral === null
      ? []
      : [
          [
            [debt, ' of debt'],
            [' for ', collateral, ' of collateral'],
          ] as const,
        ]
  })
  const borrower = all.length === 1 ? borrowerIn(decoded_input) : []
  return all.length === 0
    ? null
    : sentence('Liquidated ', ...listed(all.map(([owed, taken]) => [owed, borrower, taken].flat())))
}

/** " of" the account that a call of a liquidation names as its borrower; empty if it names none or several. */
function borrowerIn(call: DecodedRecord | null): readonly (string | SummaryPart)[] {
  if (!LIQUIDATION.test(call?.method_call ?? '')) return []
  const hash = soleParameter(call, BORROWER, 'address')?.value
  if (typeof hash !== 'string' || !isAddressHash(hash)) return []
  const address = { hash, name: null, ens_domain_name: null, is_contract: null }
  return [' of ', { kind: 'address', address, role: 'source', evidence: ['decoded_input'] }]
}

/** An amount of an action, which has a decimal number, and the token's symbol and address. */
function actionAmount(
  data: Readonly<Record<string, unknown>>,
  nameOf: (field: string) => string,
  index: number,
): SummaryFact | null {
  const textOf = (field: string) => {
    const value = data[nameOf(field)]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const decimal = parseDecimal(textOf('amount') ?? '')
  const token = { hash: textOf('address'), symbol: textOf('symbol'), name: null }
  if (decimal === null || decimal.value < 0n || (token.symbol ?? token.hash) === null) return null
  return { kind: 'amount', ...decimal, token, evidence: [`actions[${index}]`] }
}

/** The swaps that the API reports, as a clause; empty if there are none. */
export function swapsIn(actions: readonly ActionRecord[]): readonly (string | SummaryPart)[] {
  const swaps = actions.flatMap(({ type, data }, index) => {
    if (type !== 'swap' || data === null) return []
    const [given, got] = ['0', '1'].map((nth) => actionAmount(data, (field) => `${field}${nth}`, index))
    return given && got ? [[given, ' for ', got]] : []
  })
  return swaps.length === 0 ? [] : [', which swapped ', ...listed(swaps)]
}
