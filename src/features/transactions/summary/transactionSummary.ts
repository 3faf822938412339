import {
  type Intent,
  listed,
  type SummaryFact,
  type Summary,
  type SummaryPart,
  sentence,
  tokenName,
} from '#/domain/transactions/summaryParts'
import { isBundle, operationsFact } from '#/features/transactions/summary/bundle'
import { crossing, delivery } from './crossing'
import { exchange } from './exchange'
import { liquidations, swapsIn } from '#/features/transactions/summary/protocolActions'
import { grouped } from '#/domain/amounts/numberFormat'
import { addressFact, intentOf, methodFact, sending } from './callIntent'
import { callTree, nativeTransfers } from '#/domain/transactions/callTree'
import { sameHash } from '#/domain/hashes/hash'
import {
  type NativeChange,
  type BalanceChange,
  type BalanceChanges,
  amountsOf,
  balanceChangesOf,
} from './balanceChanges'
import { reasonInResult, revertText, revertWords, triedTo } from '#/domain/transactions/revertReason'
import { decimalsOf, quantityOf, rawQuantityOf } from '#/domain/amounts/tokenAmount'
import { namedNft } from './namedNft'
import { upgradeIn } from './upgrade'
import { amountIntent, type KnownAmounts } from './amountIntent'
import { batchedCalls } from '#/domain/transactions/batchedCalls'
import { type CalledToken, tokenCall, transferFromOf } from '#/domain/transactions/tokenCall'
import type { Currency } from '#/domain/amounts/currency'
import { type CallRecord, type TransactionRecord, ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'

type Pieces = readonly (string | SummaryPart)[]

/** What is known about a transaction in addition to its record. */
export interface SummaryContext {
  /** All of its internal transactions; without them, native currency that the sender received is unknown. */
  readonly calls?: readonly CallRecord[] | null
  /** The called token, if the callee is a token contract. */
  readonly token?: CalledToken
  /** Hash of the mined transaction with its sender and nonce, if it is in no block itself. */
  readonly replacedBy?: string | null
  /** Whether it was pending when its record was loaded, and the API no longer finds it. */
  readonly isLost?: boolean
  /** What its call was to move, with the tokens that have loaded, if it did not succeed. */
  readonly amounts?: KnownAmounts | null
}

/**
 * Summarizes in one sentence what a transaction did or tried to do, each value with its source.
 *
 * It is about the sender only: a contract can log any transfers between others.
 */
export function summarize(
  transaction: TransactionRecord,
  currency: Currency,
  { calls = null, token = null, replacedBy = null, isLost = false, amounts = null }: SummaryContext = {},
): Summary {
  const { status, result, block_number } = transaction
  const plain = intentOf(transaction, currency, token)
  if (status === 'ok') return done(transaction, currency, { calls, intent: plain, token })
  const intent = (plain.kind === 'call' && amounts && amountIntent(transaction, currency, amounts)) || plain
  if (replacedBy !== null && block_number === null) {
    const by: SummaryFact = { kind: 'transaction', hash: replacedBy, evidence: ['nonce'] }
    return sentence('Replaced by ', by, '; tried to ', intent.do, ...intent.rest)
  }
  if (/dropped|replaced/i.test(result ?? '')) return sentence('Dropped or replaced: ', intent.do, ...intent.rest)
  if (status === 'error') {
    const reason = reasonFact(transaction)
    const failed = reason === null ? ['Failed without a reason'] : ['Failed: ', reason]
    return sentence(...failed, triedTo(textOfReason(reason)), intent.do, ...intent.rest)
  }
  if (isLost) return sentence('Not found (was pending): ', intent.do, ...intent.rest)
  const pending = block_number === null && (status === null || result === 'pending')
  return sentence(pending ? 'Pending: ' : 'Status unknown: ', intent.do, ...intent.rest)
}

/** Why a transaction failed: the revert reason, else the API's result if that says more than that it failed; null without either. */
export function reasonFact({
  revert_reason,
  result,
}: Pick<TransactionRecord, 'revert_reason' | 'result'>): SummaryFact | null {
  const revert = revertWords(revert_reason)
  if (revert.kind !== 'none') return { kind: 'reason', revert, evidence: ['revert_reason'] }
  if (
    result === null ||
    /^(?:error|(?:(?:transaction|execution) )?(?:failed|failure|reverted)(?:: 0x)?|success|)$/i.test(result)
  )
    return null
  const inResult = reasonInResult(result)
  if (inResult !== null) return { kind: 'reason', revert: inResult, evidence: ['result'] }
  return { kind: 'quote', text: result, evidence: ['result'] }
}

function textOfReason(reason: SummaryFact | null): string {
  if (reason?.kind === 'reason') return revertText(reason.revert)
  return reason?.kind === 'quote' ? reason.text : ''
}

function done(
  transaction: TransactionRecord,
  currency: Currency,
  { calls, intent, token: ofCall }: { calls: readonly CallRecord[] | null; intent: Intent; token: CalledToken },
): Summary {
  const { from, created_contract } = transaction
  if (created_contract !== null) return deployment(transaction, currency, intent)
  const liquidated = liquidations(transaction)
  if (liquidated !== null) return liquidated
  const transfers = transaction.token_transfers ?? []
  const coin = nativeChange(transaction, calls)
  // Such as a state sync of Polygon.
  const isSenderless = !from?.hash || sameHash(from.hash, ZERO_ADDRESS)
  const moved =
    from?.hash && !isSenderless ? balanceChangesOf(from.hash, transfers, coin, currency) : { out: [], in: [] }
  const complete = transaction.token_transfers_overflow !== true
  // A bundler's own tokens are not what its bundle is about.
  const told = isBundle(transaction)
    ? null
    : ((complete
        ? (delivery(transaction, currency, calls) ??
          crossing(transaction, moved) ??
          exchange(transaction, moved, currency, calls))
        : null) ??
      oneWay(transaction, moved, complete) ??
      elsewhere(transaction, moved))
  if (told !== null) return told
  const onlyNative = [...moved.out, ...moved.in].every(({ token }) => token === 'native')
  if (isSenderless && intent.kind === 'payment' && transaction.value === 0n) return withoutSender(transaction)
  const sure = /^(?:payment|approval|deposit)$/.test(intent.kind)
  if (onlyNative && moved.in.length === 0 && sure) return sentence(intent.did, ...intent.rest)
  // The API does not report whose tokens were swapped: none are named if the sender’s own changed.
  const isOwn = moved.out.some(({ token }) => token !== 'native') || moved.in.length > 0
  const swaps = isOwn ? [] : swapsIn(transaction.actions ?? [])
  const moves = [...flows(transaction, moved, complete), ...swaps]
  if (moves.length > 0) return sentence(...called(transaction), ...moves, ...ownApprovals(transaction, ofCall))
  const method = methodFact(transaction)
  // Rows of lists have no transfers: the call says what it was to do.
  if (intent.kind === 'transfer' && method !== null && transaction.token_transfers === null)
    return sentence('Called ', method, ' to ', intent.do, ...intent.rest)
  return sentence(
    ...called(transaction),
    ...ownApprovals(transaction, ofCall),
    ...namedNft(transaction, currency, ofCall),
    ...upgradeIn(transaction),
  )
}

function withoutSender({ to }: TransactionRecord): Summary {
  const isNobody = to === null || sameHash(to.hash, ZERO_ADDRESS)
  return sentence('Transaction without a sender', ...(isNobody ? [] : [' to ', addressFact(to, 'recipient')]))
}

/** The sender's net change of the native currency, without the fee. */
function nativeChange(transaction: TransactionRecord, calls: readonly CallRecord[] | null): NativeChange | null {
  const { from, to, value } = transaction
  if (value === null || !from?.hash) return null
  const toSelf = sameHash(from.hash, to?.hash)
  let net = toSelf ? 0n : -value
  const evidence: NativeChange['evidence'][number][] = net === 0n ? [] : ['value']
  for (const node of calls === null ? [] : nativeTransfers(callTree(calls, transaction))) {
    const back = sameHash(node.to, from.hash)
    if (back === sameHash(node.from, from.hash) || node.value === null) continue
    net += back ? node.value : -node.value
    evidence.push(`internal_transactions[${node.index ?? 0}]`)
  }
  return { net, others: to === null ? [] : [to], evidence }
}

function deployment(transaction: TransactionRecord, currency: Currency, { did, rest }: Intent): Summary {
  const { created_contract, token_transfers, transaction_types } = transaction
  const index = (token_transfers ?? []).findIndex(({ token }) => sameHash(token?.address_hash, created_contract?.hash))
  const token = token_transfers?.[index]?.token
  if (token) {
    const named: SummaryFact = {
      kind: 'token',
      token: tokenName(token),
      evidence: ['created_contract', `token_transfers[${index}]`],
    }
    return sentence(did, ' token ', named, ...sending(transaction, currency))
  }
  if (!transaction_types?.includes('token_creation') || created_contract === null) return sentence(did, ...rest)
  return sentence(did, ' token ', addressFact(created_contract, 'created'), ...sending(transaction, currency))
}

/** Tokens only sent, only burnt or only minted by the sender. */
function oneWay(transaction: TransactionRecord, moved: BalanceChanges, complete: boolean): Summary | null {
  const { to } = transaction
  const least = complete ? '' : 'at least '
  if (moved.out.length === 0 && moved.in.length > 0 && moved.in.every(({ fromNothing }) => fromNothing)) {
    return sentence('Minted ', least, ...amountsOf(moved.in))
  }
  if (moved.in.length > 0 || moved.out.length === 0 || moved.out.some(({ token }) => token === 'native')) return null
  if (moved.out.every(({ fromNothing }) => fromNothing)) return sentence('Burned ', least, ...amountsOf(moved.out))
  const recipients = new Map(
    moved.out.flatMap(({ others }) => others.map((other) => [other.hash?.toLowerCase(), other])),
  )
  const [recipient] = recipients.values()
  // What the called contract received is a payment, not a plain transfer.
  if (recipient === undefined || (to?.hash && recipients.has(to.hash.toLowerCase()))) return null
  // Part of it was burnt.
  if (recipients.has(ZERO_ADDRESS)) return null
  const evidence = moved.out.flatMap((change) => change.evidence)
  const whom: Pieces =
    recipients.size > 1
      ? [`${least}${grouped(recipients.size)} addresses`]
      : [{ kind: 'address', address: recipient, role: 'recipient', evidence }]
  return sentence('Sent ', least, ...amountsOf(moved.out), ' to ', ...whom)
}

/** A single transfer between others: minted for them, or sent with their approval. */
function elsewhere(transaction: TransactionRecord, moved: BalanceChanges): Summary | null {
  const { to, token_transfers, token_transfers_overflow } = transaction
  const [transfer, ...rest] = token_transfers ?? []
  if (!transfer || rest.length > 0 || token_transfers_overflow === true || moved.out.length + moved.in.length > 0)
    return null
  const quantity = quantityOf(transfer)
  if (!sameHash(transfer.token?.address_hash, to?.hash) || quantity === null || quantity === 0n) return null
  const what: SummaryFact = {
    kind: 'amount',
    value: quantity,
    raw: rawQuantityOf(transfer),
    decimals: decimalsOf(transfer),
    token: tokenName(transfer.token),
    ...(transfer.total?.token_id == null ? {} : { tokenId: String(transfer.total.token_id) }),
    evidence: ['token_transfers[0]'],
  }
  if (transfer.to === null || transfer.from === null) return null
  const whom: SummaryFact = {
    kind: 'address',
    address: transfer.to,
    role: 'recipient',
    evidence: ['token_transfers[0]'],
  }
  if (sameHash(transfer.from.hash, ZERO_ADDRESS)) return sentence('Minted ', what, ' to ', whom)
  const asked = transferFromOf(transaction)
  const asAsked = sameHash(asked?.from, transfer.from.hash) && sameHash(asked?.to, transfer.to.hash)
  if (!asAsked) return null
  const whose: SummaryFact = {
    kind: 'address',
    address: transfer.from,
    role: 'source',
    evidence: ['token_transfers[0]'],
  }
  return sentence('Moved ', what, ' from ', whose, ' to ', whom)
}

function called(transaction: TransactionRecord): Pieces {
  const method = methodFact(transaction)
  const { to } = transaction
  const callee = to === null ? 'an unknown address' : addressFact(to, 'contract')
  if (isBundle(transaction)) return ['Bundle of ', operationsFact(transaction), ' on ', callee]
  return method === null ? ['Called ', callee] : ['Called ', method, ' on ', callee]
}

/** The approvals that an account with code (EIP-7702) gave or revoked in a batch of its own: the first ones, in a clause. */
function ownApprovals(transaction: TransactionRecord, token: CalledToken): Pieces {
  const { from, to, raw_input: data, decoded_input: decoded } = transaction
  if (!from?.hash || !sameHash(from.hash, to?.hash)) return []
  const clauses = batchedCalls({ data, decoded }, from).flatMap((call) => {
    const isKnown = token === 'loading' || sameHash(token?.address_hash, call.to?.hash)
    const intent = tokenCall(call, isKnown ? token : null)
    return intent?.kind === 'approval' ? [[intent.did.toLowerCase(), ...intent.rest]] : []
  })
  return clauses.length === 0 ? [] : [' and ', ...listed(clauses)]
}

function flows(transaction: TransactionRecord, moved: BalanceChanges, complete: boolean): Pieces {
  const { token_transfers_overflow } = transaction
  const bound = (list: readonly BalanceChange[]) =>
    !complete && token_transfers_overflow && list.some(({ token }) => token !== 'native') ? 'at least ' : ''
  const out = moved.out.length === 0 ? [] : ['sending ', bound(moved.out), ...amountsOf(moved.out)]
  const got = moved.in.length === 0 ? [] : ['receiving ', bound(moved.in), ...amountsOf(moved.in)]
  const joined = [...out, ...(out.length > 0 && got.length > 0 ? [' and '] : []), ...got]
  // Not what the users of the operations got.
  const who = isBundle(transaction) ? 'the bundler ' : ''
  return joined.length === 0 ? [] : [`, ${who}`, ...joined]
}
