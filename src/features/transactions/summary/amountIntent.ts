import type { Currency } from '#/domain/amounts/currency'
import { MIN_UNLIMITED } from '#/domain/amounts/amount'
import type { TokenAmountIn } from '#/domain/amounts/tokenAmountIn'
import { shownAmount } from '#/domain/amounts/tokenAmount'
import { sameHash } from '#/domain/hashes/hash'
import type { CallAmount } from '#/domain/transactions/callAmounts'
import { type Intent, sentence, type SummaryFact, tokenName } from '#/domain/transactions/summaryParts'
import { isErc20, type TokenRecord, type TransactionRecord } from '#/domain/transactions/transactionRecords'
import { addressFact, methodName } from '#/features/transactions/summary/callIntent'

/** The amounts of a decoded call, and the records of tokens that they may be of. */
export interface KnownAmounts {
  readonly amounts: readonly CallAmount[]
  readonly tokens: readonly TokenRecord[]
}

/** Calls of lending pools and vaults that are said by their own verb. */
const VERBS: ReadonlyMap<string, string> = new Map([
  ['borrow', 'Borrowed'],
  ['repay', 'Repaid'],
  ['supply', 'Supplied'],
  ['deposit', 'Deposited'],
  ['withdraw', 'Withdrew'],
  ['stake', 'Staked'],
])

/** What a decoded call was to swap, to borrow or to deposit, if all of its tokens are known; null for any other call. */
export function amountIntent(
  transaction: TransactionRecord,
  { decimals }: Currency,
  { amounts, tokens }: KnownAmounts,
): Intent | null {
  const { to, value } = transaction
  if (to === null) return null
  const facts = amounts.map((amount) => ({ ...amount, fact: factOf(amount, tokens) }))
  const [first, second, more] = facts
  const where = [' on ', addressFact(to, 'contract')] as const
  const verb = methodName(transaction)
  const did = VERBS.get(verb)
  if (first?.role === null && first.fact && second === undefined && did !== undefined && !value)
    // A single amount leaves room for its value.
    return { kind: 'call', did, do: verb, rest: sentence(' ', first.fact, ...where) }
  if (first === undefined || more !== undefined) return null
  const out = facts.find(({ role }) => role === 'out')
  const given = facts.find(({ role }) => role === 'in')
  const paid: SummaryFact | null =
    given === undefined && value
      ? { kind: 'amount', value, decimals, token: 'native', evidence: ['value'] }
      : withoutValue(given?.fact)
  const got = withoutValue(out?.fact)
  if (paid === null || !out || got === null || (given !== undefined && value)) return null
  const rest = sentence(
    given?.isBound ? ' at most ' : ' ',
    paid,
    out.isBound ? ' for at least ' : ' for ',
    got,
    ...where,
  )
  return { kind: 'call', did: 'Swapped', do: 'swap', rest }
}

type AmountFact = Extract<SummaryFact, { kind: 'amount' }>

function withoutValue(fact: AmountFact | null | undefined): AmountFact | null {
  return fact ? { ...fact, isIntended: true } : null
}

/** An amount in units of its token; null if that is not known. */
function factOf({ value, token }: CallAmount, tokens: readonly TokenRecord[]): AmountFact | null {
  const record = token === null ? undefined : tokens.find(({ address_hash }) => sameHash(address_hash, token))
  // The largest number stands for everything.
  if (record?.decimals == null || !isErc20(record.type) || value >= MIN_UNLIMITED) return null
  return {
    kind: 'amount',
    value: shownAmount(value, record),
    raw: value,
    decimals: record.decimals,
    token: tokenName(record),
    evidence: ['decoded_input'],
  }
}

/** The amounts of tokens that are known, by the places of their arguments. */
export function amountsByPlace({ amounts, tokens }: KnownAmounts): readonly TokenAmountIn[] {
  return amounts.flatMap((amount) => {
    const fact = factOf(amount, tokens)
    if (amount.place === null || fact === null || fact.token === 'native' || !fact.token.symbol) return []
    const { symbol } = fact.token
    return [{ place: amount.place, value: fact.value, decimals: fact.decimals ?? 0, symbol, isUnlimited: false }]
  })
}
