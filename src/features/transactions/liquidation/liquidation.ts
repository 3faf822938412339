import { isAddressHash, sameHash } from '#/domain/hashes/hash'
import { nameInSignature } from '#/domain/transactions/decoded'
import { soleParameter } from '#/domain/transactions/soleParameter'
import type { Evidence } from '#/domain/transactions/summaryParts'
import type { DecodedRecord, TransferRecord } from '#/domain/transactions/transactionRecords'
import { BORROWER, LIQUIDATION } from '#/features/transactions/summary/protocolActions'

const DEBT = /^_*(?:debt_?to_?cover|purchase_?amount|repay_?amount|repaid_?assets|base_?paid_?out)$/i
const DEBT_TOKEN = /^_*(?:debt_?asset|reserve)$/i
const COLLATERAL = /^_*(?:liquidated_?collateral_?amount|seize_?tokens|seized_?assets|collateral_?absorbed)$/i
const COLLATERAL_TOKEN = /^_*(?:collateral(?:_?asset)?|(?:c_?)?token_?collateral|asset)$/i

/** An amount of an event, in base units of a token; `token` is null where neither the event nor a transfer of that amount names it. */
export interface LogAmount {
  readonly value: bigint
  readonly token: string | null
  readonly evidence: readonly Evidence[]
}

/** What the logs of a transaction say of a liquidated loan. */
export interface Liquidation {
  readonly borrower: string
  /** What was paid back of the debt. */
  readonly debt: readonly LogAmount[]
  /** What was taken of the collateral. */
  readonly collateral: readonly LogAmount[]
}

interface EventLog {
  readonly decoded: DecodedRecord | null
}

/** The loans that a transaction liquidated, by borrower, as its decoded logs say; `transfers` show the token of an amount that an event does not name. */
export function liquidationsIn(
  logs: readonly EventLog[],
  transfers: readonly TransferRecord[],
): readonly Liquidation[] {
  const found = new Map<string, { borrower: string; debt: LogAmount[]; collateral: LogAmount[] }>()
  for (const [place, { decoded }] of logs.entries()) {
    const borrower = soleParameter(decoded, BORROWER, 'address')?.value
    if (!isAddressHash(borrower) || !LIQUIDATION.test(nameInSignature(decoded?.method_call ?? null) ?? '')) continue
    const loan = found.get(borrower.toLowerCase()) ?? { borrower, debt: [], collateral: [] }
    found.set(borrower.toLowerCase(), loan)
    const amountOf = (amount: RegExp, token: RegExp) => amountIn(decoded, { amount, token, transfers, place })
    loan.debt.push(...amountOf(DEBT, DEBT_TOKEN))
    loan.collateral.push(...amountOf(COLLATERAL, COLLATERAL_TOKEN))
  }
  return [...found.values()]
}

interface Place {
  readonly amount: RegExp
  readonly token: RegExp
  readonly transfers: readonly TransferRecord[]
  readonly place: number
}

function amountIn(decoded: DecodedRecord | null, { amount, token, transfers, place }: Place): LogAmount[] {
  const text = soleParameter(decoded, amount)?.value
  if (typeof text !== 'string' || !/^\d{1,78}$/.test(text)) return []
  const value = BigInt(text)
  const named = soleParameter(decoded, token, 'address')?.value
  return [{ value, token: isAddressHash(named) ? named : tokenMoved(value, transfers), evidence: [`logs[${place}]`] }]
}

/** The token of the transfers of an amount; null if there are none, or of several tokens. */
function tokenMoved(value: bigint, transfers: readonly TransferRecord[]): string | null {
  const tokens = transfers.flatMap(({ total, token }) => (total?.value === value ? (token?.address_hash ?? []) : []))
  const [first] = tokens
  return first !== undefined && tokens.every((token) => sameHash(token, first)) ? first : null
}
