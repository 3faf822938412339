import { grouped } from './numberFormat'
import { parseDecimal } from './amount'
import { addressFact, type Intent, intentOf, methodFact, sending } from './callIntent'
import { callTree, coinMovements } from './callTree'
import { sameHash } from './hash'
import { type CoinChange, type Movement, type Movements, isNftTransfer, movementsOf, quantityOf } from './movements'
import { revertWords, selectorOf } from './revertReason'
import { type Fact, type Summary, type SummaryPart, listed, sentence, tokenName } from './summaryParts'
import { type CalledToken, transferFromOf } from './tokenCall'
import {
  type ActionRecord,
  type CallRecord,
  type Currency,
  type TransactionRecord,
  ZERO_ADDRESS,
} from './transactionRecords'

type Pieces = readonly (string | SummaryPart)[]

/** What is known of a transaction beside its record. */
export interface Beside {
  /** All of its internal transactions; without them it is not known whether coins came back. */
  readonly calls?: readonly CallRecord[] | null
  /** The token whose contract it called, where that is one. */
  readonly token?: CalledToken
  /** Whether it waited when its record was read, and its server knows it no more. */
  readonly forgotten?: boolean
}

/**
 * Says what a transaction did, or tried to do, in one sentence of which every fact names its source.
 *
 * It says what the sender did: transfers between others are in the transaction too, but anybody can write those into a log.
 */
export function summarise(
  transaction: TransactionRecord,
  currency: Currency,
  { calls = null, token = null, forgotten = false }: Beside = {},
): Summary {
  const { status, result, block_number } = transaction
  const intent = intentOf(transaction, currency, token)
  if (status === 'ok') return done(transaction, currency, { calls, intent })
  if (/dropped|replaced/i.test(result ?? '')) return sentence('Dropped or replaced: ', intent.do, ...intent.rest)
  if (status === 'error') {
    const reason = failureOf(transaction)
    const failed = reason === null ? ['Failed without a reason'] : ['Failed: ', reason]
    return sentence(...failed, '; tried to ', intent.do, ...intent.rest)
  }
  if (forgotten) return sentence('No longer known to the server: ', intent.do, ...intent.rest)
  const pending = block_number === null && (status === null || result === 'pending')
  return sentence(pending ? 'Waiting to be confirmed: ' : 'Outcome not known: ', intent.do, ...intent.rest)
}

function failureOf({ revert_reason, result }: TransactionRecord): Fact | null {
  const revert = revertWords(revert_reason)
  if (revert.kind !== 'none') return { kind: 'reason', revert, evidence: ['revert_reason'] }
  if (result === null || /^(?:error|execution reverted|reverted|success|)$/i.test(result)) return null
  return { kind: 'quote', text: result, evidence: ['result'] }
}

function done(
  transaction: TransactionRecord,
  currency: Currency,
  { calls, intent }: { calls: readonly CallRecord[] | null; intent: Intent },
): Summary {
  const { from, created_contract } = transaction
  if (created_contract !== null) return deployment(transaction, currency, intent)
  const liquidated = liquidation(transaction.actions ?? [])
  if (liquidated !== null) return liquidated
  const transfers = transaction.token_transfers ?? []
  const coin = coinChange(transaction, calls)
  const moved = from?.hash ? movementsOf(from.hash, transfers, coin, currency) : { out: [], in: [] }
  const complete = transaction.token_transfers_overflow !== true
  const told =
    (complete ? exchange(transaction, moved, currency, calls !== null) : null) ??
    oneWay(transaction, moved, complete) ??
    elsewhere(transaction, moved)
  if (told !== null) return told
  const onlyCoins = [...moved.out, ...moved.in].every(({ token }) => token === 'coin')
  const sure = intent.kind === 'payment' || intent.kind === 'approval'
  if (onlyCoins && moved.in.length === 0 && sure) return sentence(intent.did, ...intent.rest)
  return sentence(...called(transaction), ...flows(transaction, moved, complete), ...swapped(transaction, moved))
}

/** What the sender's coins came to, but for the fee. */
function coinChange(transaction: TransactionRecord, calls: readonly CallRecord[] | null): CoinChange | null {
  const { from, to, value } = transaction
  if (value === null || !from?.hash) return null
  const toSelf = sameHash(from.hash, to?.hash)
  let net = toSelf ? 0n : -value
  const evidence: CoinChange['evidence'][number][] = net === 0n ? [] : ['value']
  for (const node of calls === null ? [] : coinMovements(callTree(calls, transaction))) {
    const back = sameHash(node.to, from.hash)
    if (back === sameHash(node.from, from.hash) || node.value === null) continue
    net += back ? node.value : -node.value
    evidence.push(`internal_transactions[${node.place ?? 0}]`)
  }
  return { net, others: to === null ? [] : [to], evidence }
}

function deployment(transaction: TransactionRecord, currency: Currency, { did, rest }: Intent): Summary {
  const { created_contract, token_transfers, transaction_types } = transaction
  const place = (token_transfers ?? []).findIndex(({ token }) => sameHash(token?.address_hash, created_contract?.hash))
  const token = token_transfers?.[place]?.token
  if (token) {
    const named: Fact = {
      kind: 'token',
      token: tokenName(token),
      evidence: ['created_contract', `token_transfers[${place}]`],
    }
    return sentence(did, ' token ', named, ...sending(transaction, currency))
  }
  if (!transaction_types?.includes('token_creation') || created_contract === null) return sentence(did, ...rest)
  return sentence(did, ' token ', addressFact(created_contract, 'created'), ...sending(transaction, currency))
}

function liquidation(actions: readonly ActionRecord[]): Summary | null {
  const all = actions.flatMap(({ type, data }, place) => {
    if (type !== 'liquidation_call' || data === null) return []
    const debt = actionAmount(data, (field) => `debt_${field}`, place)
    const collateral = actionAmount(data, (field) => `collateral_${field}`, place)
    return debt === null || collateral === null ? [] : [[debt, ' of debt for ', collateral, ' of collateral']]
  })
  return all.length === 0 ? null : sentence('Liquidated ', ...listed(all))
}

/** An amount of an action, which has it as a decimal number beside the token's symbol and address. */
function actionAmount(
  data: Readonly<Record<string, unknown>>,
  nameOf: (field: string) => string,
  place: number,
): Fact | null {
  const textOf = (field: string) => {
    const value = data[nameOf(field)]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const decimal = parseDecimal(textOf('amount') ?? '')
  const token = { hash: textOf('address'), symbol: textOf('symbol'), name: null }
  if (decimal === null || decimal.value < 0n || (token.symbol ?? token.hash) === null) return null
  return { kind: 'amount', ...decimal, token, evidence: [`actions[${place}]`] }
}

/** One asset given and one got: a swap, a wrapped coin, a bought, sold or paid mint; null where it is none of them for sure. */
function exchange(
  transaction: TransactionRecord,
  moved: Movements,
  currency: Currency,
  callsKnown: boolean,
): Summary | null {
  const [gave, more] = moved.out
  const [got, others] = moved.in
  if (gave === undefined || got === undefined || more !== undefined || others !== undefined) return null
  const name = methodName(transaction)
  const same = gave.quantity === got.quantity && gave.decimals === got.decimals
  if (same && gave.token === 'coin' && isWrapping(transaction, got, currency)) {
    return sentence('Wrapped ', ...amount(gave), ' into ', ...amount(got))
  }
  if (same && got.token === 'coin' && isWrapping(transaction, gave, currency)) {
    return sentence('Unwrapped ', ...amount(gave), ' into ', ...amount(got))
  }
  // Without its calls it is not known how much of what was sent came back.
  const price = [gave.token === 'coin' && !callsKnown ? 'up to ' : '', ...amount(gave)]
  if (got.fromNothing) {
    return gave.token === 'coin' ? sentence('Minted ', ...amount(got), ' for ', ...price) : null
  }
  if (gave.fromNothing) return null
  if (got.nft !== gave.nft && /buy|purchase|fulfill?|order|sale|sell|accept/i.test(name)) {
    if (got.nft) return sentence('Bought ', ...amount(got), ' for ', ...price)
    return sentence('Sold ', ...amount(gave), ' for ', ...amount(got))
  }
  const swap = /swap/i.test(name) || transaction.actions?.some(({ type }) => type === 'swap')
  return sentence(swap && !got.nft && !gave.nft ? 'Swapped ' : 'Exchanged ', ...price, ' for ', ...amount(got))
}

/** Whether a token that moved is the called contract's own, made from or into the coin one to one. */
function isWrapping(
  { to, raw_input, decoded_input }: TransactionRecord,
  { token, decimals }: Movement,
  currency: Currency,
): boolean {
  const method = (raw_input?.slice(0, 10) ?? selectorOf(decoded_input?.method_id ?? '')).toLowerCase()
  const wraps = ['0x', '0xd0e30db0', '0x2e1a7d4d'].includes(method)
  return token !== 'coin' && sameHash(token.hash, to?.hash) && decimals === currency.decimals && wraps
}

/** Tokens only sent, only burned or only minted by the sender. */
function oneWay(transaction: TransactionRecord, moved: Movements, complete: boolean): Summary | null {
  const { to } = transaction
  const least = complete ? '' : 'at least '
  if (moved.out.length === 0 && moved.in.length > 0 && moved.in.every(({ fromNothing }) => fromNothing)) {
    return sentence('Minted ', least, ...amounts(moved.in))
  }
  if (moved.in.length > 0 || moved.out.length === 0 || moved.out.some(({ token }) => token === 'coin')) return null
  if (moved.out.every(({ fromNothing }) => fromNothing)) return sentence('Burned ', least, ...amounts(moved.out))
  const recipients = new Map(
    moved.out.flatMap(({ others }) => others.map((other) => [other.hash?.toLowerCase(), other])),
  )
  const [recipient] = recipients.values()
  // What goes to the called contract is a payment for something, not a transfer of its own.
  if (recipient === undefined || (to?.hash && recipients.has(to.hash.toLowerCase()))) return null
  // Some of it was burned, and not sent to anybody.
  if (recipients.has(ZERO_ADDRESS)) return null
  const evidence = moved.out.flatMap((movement) => movement.evidence)
  const whom: Pieces =
    recipients.size > 1
      ? [`${least}${grouped(recipients.size)} addresses`]
      : [{ kind: 'address', address: recipient, role: 'recipient', evidence }]
  return sentence('Sent ', least, ...amounts(moved.out), ' to ', ...whom)
}

/** What the sender had done with the tokens of others: minted for them by the token itself, or moved by their leave. */
function elsewhere(transaction: TransactionRecord, moved: Movements): Summary | null {
  const { to, token_transfers, token_transfers_overflow } = transaction
  const [transfer, ...rest] = token_transfers ?? []
  if (!transfer || rest.length > 0 || token_transfers_overflow === true || moved.out.length + moved.in.length > 0)
    return null
  const quantity = quantityOf(transfer)
  if (!sameHash(transfer.token?.address_hash, to?.hash) || quantity === null || quantity === 0n) return null
  const what: Fact = {
    kind: 'amount',
    value: quantity,
    decimals: isNftTransfer(transfer) ? 0 : (transfer.total?.decimals ?? transfer.token?.decimals ?? null),
    token: tokenName(transfer.token),
    ...(transfer.total?.token_id == null ? {} : { tokenId: String(transfer.total.token_id) }),
    evidence: ['token_transfers[0]'],
  }
  if (transfer.to === null || transfer.from === null) return null
  const whom: Fact = { kind: 'address', address: transfer.to, role: 'recipient', evidence: ['token_transfers[0]'] }
  if (sameHash(transfer.from.hash, ZERO_ADDRESS)) return sentence('Minted ', what, ' to ', whom)
  const asked = transferFromOf(transaction)
  const asAsked = sameHash(asked?.from, transfer.from.hash) && sameHash(asked?.to, transfer.to.hash)
  if (!asAsked) return null
  const whose: Fact = { kind: 'address', address: transfer.from, role: 'source', evidence: ['token_transfers[0]'] }
  return sentence('Moved ', what, ' from ', whose, ' to ', whom)
}

function called(transaction: TransactionRecord): Pieces {
  const method = methodFact(transaction)
  const { to } = transaction
  const callee = to === null ? 'an unknown address' : addressFact(to, 'contract')
  return method === null ? ['Called ', callee] : ['Called ', method, ' on ', callee]
}

function flows({ token_transfers_overflow }: TransactionRecord, moved: Movements, complete: boolean): Pieces {
  const bound = (list: readonly Movement[]) =>
    !complete && token_transfers_overflow && list.some(({ token }) => token !== 'coin') ? 'at least ' : ''
  const out = moved.out.length === 0 ? [] : ['sending ', bound(moved.out), ...amounts(moved.out)]
  const got = moved.in.length === 0 ? [] : ['receiving ', bound(moved.in), ...amounts(moved.in)]
  const joined = [...out, ...(out.length > 0 && got.length > 0 ? [' and '] : []), ...got]
  return joined.length === 0 ? [] : [', ', ...joined]
}

/** What the server saw swapped, where the sender's own tokens say nothing: by whom and with whose is not known. */
function swapped({ actions }: TransactionRecord, moved: Movements): Pieces {
  if (moved.out.some(({ token }) => token !== 'coin') || moved.in.length > 0) return []
  const swaps = (actions ?? []).flatMap(({ type, data }, place) => {
    if (type !== 'swap' || data === null) return []
    const [given, got] = ['0', '1'].map((nth) => actionAmount(data, (field) => `${field}${nth}`, place))
    return given && got ? [[given, ' for ', got]] : []
  })
  return swaps.length === 0 ? [] : [', which swapped ', ...listed(swaps)]
}

function methodName(transaction: TransactionRecord): string {
  const fact = methodFact(transaction)
  return fact?.kind === 'method' ? fact.name : ''
}

function amounts(movements: readonly Movement[]): Pieces {
  return listed(movements.map(amount))
}

function amount({ token, quantity, decimals, tokenId, evidence }: Movement): Pieces {
  if (quantity !== null) return [{ kind: 'amount', value: quantity, decimals, token, tokenId, evidence }]
  return token === 'coin' ? ['an unknown amount'] : ['some ', { kind: 'token', token, evidence }]
}
