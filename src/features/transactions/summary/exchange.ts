import { callTree, nativeTransfers } from '#/domain/transactions/callTree'
import { selectorOf } from '#/domain/transactions/decoded'
import { sameHash } from '#/domain/hashes/hash'
import type { Currency } from '#/domain/amounts/currency'
import type { CallRecord, TransactionRecord } from '#/domain/transactions/transactionRecords'
import { type BalanceChange, type BalanceChanges, amountPart } from './balanceChanges'
import { addressFact, methodName } from './callIntent'
import { type Summary, type SummaryPart, sentence } from '#/domain/transactions/summaryParts'

type Pieces = readonly (string | SummaryPart)[]

/**
 * One asset sent and one received: a swap, a wrap, a purchase, a sale or a paid mint; null if it is none of them for certain. `calls` are
 * all internal transactions, null if they are unknown.
 */
export function exchange(
  transaction: TransactionRecord,
  moved: BalanceChanges,
  currency: Currency,
  calls: readonly CallRecord[] | null,
): Summary | null {
  const [gave, more] = moved.out
  const [got, others] = moved.in
  if (gave === undefined || got === undefined || more !== undefined || others !== undefined) return null
  const same = gave.quantity === got.quantity && gave.decimals === got.decimals
  if (same && gave.token === 'native' && isWrapping(transaction, got, currency)) {
    return sentence('Wrapped ', ...amountPart(gave), ' into ', ...amountPart(got))
  }
  if (same && got.token === 'native' && isWrapping(transaction, gave, currency)) {
    return sentence('Unwrapped ', ...amountPart(gave), ' into ', ...amountPart(got))
  }
  // Without the internal transactions, a refund is unknown.
  const price = [gave.token === 'native' && calls === null ? 'up to ' : '', ...amountPart(gave)]
  const where = venue(transaction, [gave, got])
  if (got.fromNothing) {
    return gave.token === 'native' ? sentence('Minted ', ...amountPart(got), ' for ', ...price, ...where) : null
  }
  if (gave.fromNothing) return null
  if (got.nft !== gave.nft && isSale(transaction, got.nft ? got : gave, got.nft ? gave : got, calls)) {
    if (got.nft)
      return sentence('Bought ', ...amountPart(got), ...party(transaction, got, 'from'), ' for ', ...price, ...where)
    return sentence(
      'Sold ',
      ...amountPart(gave),
      ...party(transaction, gave, 'to'),
      ' for ',
      ...amountPart(got),
      ...where,
    )
  }
  const swap = /swap/i.test(methodName(transaction)) || transaction.actions?.some(({ type }) => type === 'swap')
  const did = swap && !got.nft && !gave.nft ? 'Swapped ' : 'Exchanged '
  return sentence(did, ...price, ' for ', ...amountPart(got), ...where)
}

/** What methods of marketplaces are named. */
const SALE = /buy|purchase|fulfill?|order|sale|sell|accept/i

/**
 * Whether an NFT changed hands against payment: the method's name says so, or its other holder, an account that was not called, is
 * whom the payment went to or came from.
 */
function isSale(
  transaction: TransactionRecord,
  nft: BalanceChange,
  payment: BalanceChange,
  calls: readonly CallRecord[] | null,
): boolean {
  if (SALE.test(methodName(transaction))) return true
  const [holder, other] = nft.others
  if (
    !holder?.hash ||
    other !== undefined ||
    holder.is_contract === true ||
    sameHash(holder.hash, transaction.to?.hash)
  )
    return false
  if (payment.others.some(({ hash }) => sameHash(hash, holder.hash))) return true
  const paid = payment.token === 'native' && calls !== null ? nativeTransfers(callTree(calls, transaction)) : []
  return paid.some(({ from, to }) => sameHash(from, holder.hash) || sameHash(to, holder.hash))
}

/** " from Bob": the other party of an NFT's transfer, if it is only one, and not the called contract. */
function party({ to }: TransactionRecord, { others, evidence }: BalanceChange, word: 'from' | 'to'): Pieces {
  const [other, more] = others
  if (!other?.hash || more !== undefined || sameHash(other.hash, to?.hash)) return []
  return [` ${word} `, { kind: 'address', address: other, role: word === 'from' ? 'source' : 'recipient', evidence }]
}

/** " on Router": the called contract, if it has a name and is none of the exchanged tokens. */
export function venue(
  { to }: TransactionRecord,
  changes: readonly BalanceChange[],
  word: 'on' | 'through' = 'on',
): Pieces {
  if (to === null || to.is_contract === false || !to.name) return []
  const isToken = changes.some(({ token }) => token !== 'native' && sameHash(token.hash, to.hash))
  return isToken ? [] : [` ${word} `, addressFact(to, 'contract')]
}

/** Whether the token is that of the called contract, wrapped or unwrapped one to one with the native currency. */
function isWrapping(
  { to, raw_input, decoded_input }: TransactionRecord,
  { token, decimals }: BalanceChange,
  currency: Currency,
): boolean {
  const method = (raw_input?.slice(0, 10) ?? selectorOf(decoded_input?.method_id ?? '')).toLowerCase()
  const wraps = ['0x', '0xd0e30db0', '0x2e1a7d4d'].includes(method)
  return token !== 'native' && sameHash(token.hash, to?.hash) && decimals === currency.decimals && wraps
}
