import { sameHash } from './hash'
import { hexSize } from './hex'
import { nameInSignature } from './revertReason'
import { sentence, type Fact, type Summary } from './summaryParts'
import { type CalledToken, tokenCall } from './tokenCall'
import type { AddressRecord, Currency, TransactionRecord } from './transactionRecords'

/** What a transaction asks for, whether or not it came about: a verb in its past and plain form, and the rest. */
export interface Intent {
  /** A call says no more than that it was made: what came of it is the contract's to tell. */
  readonly kind: 'creation' | 'payment' | 'approval' | 'transfer' | 'call'
  readonly did: string
  readonly do: string
  readonly rest: Summary
}

/** What a transaction asks for, by its value, its recipient, its call data, and what is known of a token that it calls. */
export function intentOf(transaction: TransactionRecord, currency: Currency, called: CalledToken): Intent {
  const { to, created_contract, raw_input, from, value } = transaction
  if (to === null && (created_contract !== null || (hexSize(raw_input ?? '') ?? 0) > 0)) {
    const contract =
      created_contract === null ? ['a contract'] : ['contract ', addressFact(created_contract, 'created')]
    return {
      kind: 'creation',
      did: 'Deployed',
      do: 'deploy',
      rest: sentence(' ', ...contract, ...sending(transaction, currency)),
    }
  }
  // Call data sent to an account that is no contract is read by nobody, and of an unknown one nothing is known.
  const known = to === null || to.is_contract === false ? null : tokenCall(transaction, called)
  if (known !== null) return { ...known, rest: sentence(...known.rest, ...sending(transaction, currency)) }
  if (isPlainPayment(transaction) && value !== null) {
    const self = sameHash(from?.hash, to?.hash)
    const recipient = self ? ['itself'] : to === null ? ['an unknown address'] : [addressFact(to, 'recipient')]
    const data = (hexSize(raw_input ?? '') ?? 0) > 0 ? [', with data'] : []
    return {
      kind: 'payment',
      did: 'Sent',
      do: 'send',
      rest: sentence(' ', coinFact(value, currency), ' to ', ...recipient, ...data),
    }
  }
  const name = methodFact(transaction)
  const callee = to === null ? ['an unknown address'] : [addressFact(to, 'contract')]
  return {
    kind: 'call',
    did: 'Called',
    do: 'call',
    rest: sentence(' ', ...(name === null ? [] : [name, ' on ']), ...callee, ...sending(transaction, currency)),
  }
}

/** Whether no more than coins can have been meant: there is no call data, or nobody there to read it. */
function isPlainPayment({ raw_input, to, method, decoded_input, transaction_types }: TransactionRecord): boolean {
  if (raw_input !== null && hexSize(raw_input) === 0) return true
  if (to?.is_contract === false) return true
  const paysOnly = transaction_types?.length === 1 && transaction_types[0] === 'coin_transfer'
  return raw_input === null && paysOnly && method === null && decoded_input === null
}

/** The name of the called method, else its selector; null where neither is known. */
export function methodFact({ decoded_input, method, raw_input }: TransactionRecord): Fact | null {
  const decoded = nameInSignature(decoded_input?.method_call ?? null)
  if (decoded !== null) return { kind: 'method', name: decoded, evidence: ['decoded_input'] }
  if (method) return { kind: 'method', name: method, evidence: ['method'] }
  const selector = (hexSize(raw_input ?? '') ?? 0) < 4 ? null : (raw_input?.slice(0, 10) ?? null)
  return selector === null ? null : { kind: 'method', name: selector, evidence: ['raw_input'] }
}

/** A named address as a part of a sentence. */
export function addressFact(address: AddressRecord, role: Extract<Fact, { kind: 'address' }>['role']): Fact {
  const evidence = role === 'created' ? 'created_contract' : 'to'
  return { kind: 'address', address, role, evidence: [evidence] }
}

function coinFact(value: bigint, { decimals }: Currency): Fact {
  return { kind: 'amount', value, decimals, token: 'coin', evidence: ['value'] }
}

/** The coins that go with a call, where there are any. */
export function sending({ value }: TransactionRecord, currency: Currency): (string | Fact)[] {
  return value === null || value === 0n ? [] : [', sending ', coinFact(value, currency)]
}
