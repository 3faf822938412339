import { type Intent, type SummaryFact, sentence } from '#/domain/transactions/summaryParts'
import { nameInSignature } from '#/domain/transactions/decoded'
import { sameHash } from '#/domain/hashes/hash'
import { operationsFact, isBundle } from '#/features/transactions/summary/bundle'
import { hexSize } from '#/domain/hashes/hex'
import { validatorFact } from '#/features/transactions/summary/stakingDeposit'
import { type CalledToken, tokenCall } from '#/domain/transactions/tokenCall'
import type { Currency } from '#/domain/amounts/currency'
import type { AddressRecord, TransactionRecord } from '#/domain/transactions/transactionRecords'

const BLOB_TYPE = 3

/** The intent of a transaction, by its value, recipient, input data and the token that it calls, if any. */
export function intentOf(transaction: TransactionRecord, currency: Currency, called: CalledToken): Intent {
  const { to, created_contract, raw_input, from, value } = transaction
  if (isCreation(transaction)) {
    const contract =
      created_contract === null ? ['a contract'] : ['contract ', addressFact(created_contract, 'created')]
    return {
      kind: 'creation',
      did: 'Deployed',
      do: 'deploy',
      rest: sentence(' ', ...contract, ...sending(transaction, currency)),
    }
  }
  // Input data has no effect if the recipient is not a contract, and its effect is unknown if the recipient is unknown.
  const known = to === null || to.is_contract === false ? null : tokenCall(transaction, called)
  if (known !== null) return { ...known, rest: sentence(...known.rest, ...sending(transaction, currency)) }
  if (isPlainPayment(transaction) && value !== null) {
    const self = sameHash(from?.hash, to?.hash)
    const recipient = self ? ['itself'] : to === null ? ['an unknown address'] : [addressFact(to, 'recipient')]
    // What a transaction with blobs is for is in them (EIP-4844).
    if (transaction.type === BLOB_TYPE && value === 0n)
      return { kind: 'payment', did: 'Posted', do: 'post', rest: sentence(' blobs to ', ...recipient) }
    const data = (hexSize(raw_input ?? '') ?? 0) > 0 ? [', with data'] : []
    return {
      kind: 'payment',
      did: 'Sent',
      do: 'send',
      rest: sentence(' ', nativeFact(value, currency), ' to ', ...recipient, ...data),
    }
  }
  const validator = validatorFact(transaction)
  if (validator !== null && value !== null && value > 0n) {
    const rest = sentence(' ', nativeFact(value, currency), ' for validator ', validator)
    return { kind: 'deposit', did: 'Deposited', do: 'deposit', rest }
  }
  const callee = to === null ? ['an unknown address'] : [addressFact(to, 'contract')]
  if (isBundle(transaction)) {
    const rest = sentence(
      ' a bundle of ',
      operationsFact(transaction),
      ' on ',
      ...callee,
      ...sending(transaction, currency),
    )
    return { kind: 'call', did: 'Executed', do: 'execute', rest }
  }
  const name = methodFact(transaction)
  return {
    kind: 'call',
    did: 'Called',
    do: 'call',
    rest: sentence(' ', ...(name === null ? [] : [name, ' on ']), ...callee, ...sending(transaction, currency)),
  }
}

/** Whether a transaction has no recipient because it deploys a contract, also where that failed. */
export function isCreation({
  to,
  created_contract,
  raw_input,
}: Pick<TransactionRecord, 'to' | 'created_contract' | 'raw_input'>): boolean {
  return to === null && (created_contract !== null || (hexSize(raw_input ?? '') ?? 0) > 0)
}

/** Whether it can only be a native transfer: there is no input data, or the recipient is not a contract. */
function isPlainPayment(transaction: TransactionRecord): boolean {
  const { raw_input, to, method, decoded_input, transaction_types, value } = transaction
  // Some servers report the method, and not the input data.
  const isNamedCall = value === 0n && to?.is_contract !== false && methodFact(transaction) !== null
  if (raw_input !== null && hexSize(raw_input) === 0) return !isNamedCall
  if (to?.is_contract === false) return true
  const paysOnly = transaction_types?.length === 1 && transaction_types[0] === 'coin_transfer'
  return raw_input === null && paysOnly && method === null && decoded_input === null
}

/** The name of the called method, else its selector; null if neither is known. */
export function methodFact({ decoded_input, method, raw_input }: TransactionRecord): SummaryFact | null {
  const decoded = nameInSignature(decoded_input?.method_call ?? null)
  if (decoded !== null) return { kind: 'method', name: decoded, evidence: ['decoded_input'] }
  if (method) return { kind: 'method', name: method, evidence: ['method'] }
  const selector = (hexSize(raw_input ?? '') ?? 0) < 4 ? null : (raw_input?.slice(0, 10) ?? null)
  return selector === null ? null : { kind: 'method', name: selector, evidence: ['raw_input'] }
}

/** The same as text; empty if it is unknown. */
export function methodName(transaction: TransactionRecord): string {
  const fact = methodFact(transaction)
  return fact?.kind === 'method' ? fact.name : ''
}

/** An address as a part of a summary. */
export function addressFact(
  address: AddressRecord,
  role: Extract<SummaryFact, { kind: 'address' }>['role'],
): SummaryFact {
  const evidence = role === 'created' ? 'created_contract' : 'to'
  return { kind: 'address', address, role, evidence: [evidence] }
}

function nativeFact(value: bigint, { decimals }: Currency): SummaryFact {
  return { kind: 'amount', value, decimals, token: 'native', evidence: ['value'] }
}

/** The native value sent with a call, if any. */
export function sending({ value }: TransactionRecord, currency: Currency): (string | SummaryFact)[] {
  return value === null || value === 0n ? [] : [', sending ', nativeFact(value, currency)]
}
