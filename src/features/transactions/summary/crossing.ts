import { isAddressHash, sameHash } from '#/domain/hashes/hash'
import { soleParameter } from '#/domain/transactions/soleParameter'
import { callTree, nativeTransfers } from '#/domain/transactions/callTree'
import type { Currency } from '#/domain/amounts/currency'
import {
  type CallRecord,
  type ParameterRecord,
  type TransactionRecord,
  ZERO_ADDRESS,
} from '#/domain/transactions/transactionRecords'
import { type BalanceChanges, type NativeChange, amountPart, balanceChangesOf } from './balanceChanges'
import { methodName } from './callIntent'
import { type Summary, type SummaryFact, sentence } from '#/domain/transactions/summaryParts'
import { venue } from './exchange'

/** Parameters of bridges for the ID of the chain that is to get something. */
export const CHAIN = /^_*(?:dest|destination|dst|target|remote|to)_?chain_?id$/i
/** The same for the chain that has sent something. */
export const ORIGIN = /^_*(?:src|source|origin|from)_?chain_?id$/i
/** Parameters for the account that gets it. */
export const RECEIVER = /^_*(?:to|(?:l2_?|dst_?|dest_?|destination_?)?(?:receiver|recipient))(?:_?address)?$/i

/**
 * A deposit for another chain: the decoded call names that chain by its ID, and the sender sent one asset and received none. It says
 * nothing of what happened there; null if it is none for certain.
 */
export function crossing(transaction: TransactionRecord, { out, in: received }: BalanceChanges): Summary | null {
  const [sent, more] = out
  const id = chainNamed(transaction, CHAIN)
  if (id === null || sent === undefined || more !== undefined || received.length > 0) return null
  const receiver = receiverNamed(transaction)
  const destination: SummaryFact = { kind: 'chain', chain: id, receiver, evidence: ['decoded_input'] }
  const did = /deposit/i.test(methodName(transaction)) ? 'Deposited ' : 'Sent '
  return sentence(did, ...amountPart(sent), ...venue(transaction, [sent], 'through'), ' for ', destination)
}

/** Whether the decoded call names the chain that is to get something, as a deposit does. */
export function namesDestination(transaction: TransactionRecord): boolean {
  return chainNamed(transaction, CHAIN) !== null
}

/** Methods that end a deposit of another chain, such as `finalizeDeposit` and `finalizeBridgeERC20`. */
const FINALIZATION = /^finali[sz]e(?:deposit|bridge|inbound|transfer)/i

/**
 * What a bridge delivered from another chain: the decoded call names that chain, or is one that ends a deposit, and names the receiver,
 * who got one asset. Null if it is none for certain; `calls` are all internal transactions, null if they are unknown.
 */
export function delivery(
  transaction: TransactionRecord,
  currency: Currency,
  calls: readonly CallRecord[] | null,
): Summary | null {
  const origin = chainNamed(transaction, ORIGIN)
  const receiver = receiverNamed(transaction)
  if (receiver === null || (origin === null && !FINALIZATION.test(methodName(transaction)))) return null
  const transfers = transaction.token_transfers ?? []
  const payments = nativePayments(transaction, receiver, calls)
  const { out, in: got } = balanceChangesOf(receiver, transfers, payments, currency)
  const [delivered, more] = got
  if (delivered === undefined || more !== undefined || out.length > 0) return null
  const whom: SummaryFact = {
    kind: 'address',
    address: transfers.flatMap(({ to }) => to ?? []).find(({ hash }) => sameHash(hash, receiver)) ?? {
      hash: receiver,
      name: null,
      ens_domain_name: null,
      is_contract: null,
    },
    role: 'recipient',
    evidence: delivered.evidence,
  }
  const from: SummaryFact[] =
    origin === null ? [] : [{ kind: 'chain', chain: origin, receiver: null, evidence: ['decoded_input'] }]
  return sentence(
    'Delivered ',
    ...amountPart(delivered),
    ' to ',
    whom,
    ...from.flatMap((chain) => [' from ', chain]),
    ...venue(transaction, [delivered], 'through'),
  )
}

/** What the internal transactions paid to an account in the native currency. */
function nativePayments(
  transaction: TransactionRecord,
  receiver: string,
  calls: readonly CallRecord[] | null,
): NativeChange {
  const paid = calls === null ? [] : nativeTransfers(callTree(calls, transaction))
  const own = paid.filter(({ to }) => sameHash(to, receiver))
  return {
    net: own.reduce((sum, { value }) => sum + (value ?? 0n), 0n),
    others: [],
    evidence: own.map(({ index }) => `internal_transactions[${index ?? 0}]` as const),
  }
}

/** The chain that one parameter of the decoded call names; null if none or several do. */
function chainNamed({ decoded_input }: TransactionRecord, names: RegExp): string | null {
  return chainIdIn(soleParameter(decoded_input, names))
}

/** The receiver that one parameter of the decoded call names; null if none or several do. */
function receiverNamed({ decoded_input }: TransactionRecord): string | null {
  return addressOf(soleParameter(decoded_input, RECEIVER, 'address'))
}

/** A chain ID (EIP-155); null for the short numbers that some bridges give to chains, which are others. */
function chainIdIn(parameter: ParameterRecord | null): string | null {
  const value = parameter?.value
  if (typeof value !== 'string' || !/^uint(?:256|128|64|32)$/.test(parameter?.type ?? '')) return null
  return /^[1-9]\d{0,15}$/.test(value) ? value : null
}

function addressOf(parameter: ParameterRecord | null): string | null {
  const value = parameter?.value
  return typeof value === 'string' && isAddressHash(value) && !sameHash(value, ZERO_ADDRESS) ? value : null
}
