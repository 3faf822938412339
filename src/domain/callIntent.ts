import { sameHash } from './hash'
import { hexSize, hexWords } from './hex'
import { nameInSignature, selectorOf } from './revertReason'
import { sentence, type Evidence, type Fact, type Summary, type TokenName } from './summaryParts'
import type { AddressRecord, Currency, TransactionRecord } from './transactionRecords'

/** What a transaction asks for, whether or not it came about: a verb in its past and plain form, and the rest. */
export interface Intent {
  /** A call says no more than that it was made: what came of it is the contract's to tell. */
  readonly kind: 'creation' | 'payment' | 'approval' | 'transfer' | 'call'
  readonly did: string
  readonly do: string
  readonly rest: Summary
}

/** What a transaction asks for, by its value, its recipient and its call data alone. */
export function intentOf(transaction: TransactionRecord, currency: Currency): Intent {
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
  const known = to === null || to.is_contract === false ? null : (approvalOf(transaction) ?? tokenMove(transaction))
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

const APPROVE = { selector: '0x095ea7b3', types: ['address', 'uint256'] }
const APPROVE_ALL = { selector: '0xa22cb465', types: ['address', 'bool'] }
const TRANSFER = { selector: '0xa9059cbb', types: ['address', 'uint256'] }
const TRANSFER_FROM = { selector: '0x23b872dd', types: ['address', 'address', 'uint256'] }

/** Nobody has so much of a token: half of what a uint256 can count. */
const UNLIMITED = 2n ** 255n

/** Leave to spend the sender's tokens, given or taken back; null where the call is none. */
function approvalOf(transaction: TransactionRecord): Intent | null {
  const { to } = transaction
  const token: Fact = { kind: 'token', token: unnamed(to), evidence: ['to'] }
  const all = argumentsOf(transaction, APPROVE_ALL)
  if (all !== null) {
    const [operator, approved] = all.values
    const rest = [fact(operator, 'spender', all.evidence), ' to move any of ', token]
    return approved === 'true' || approved === '1' ? approve(rest) : revoke(rest)
  }
  const one = argumentsOf(transaction, APPROVE)
  if (one === null) return null
  const [spender, amount] = one.values
  const whom = fact(spender, 'spender', one.evidence)
  const value = bigintOf(amount)
  if (one.lastIsId) {
    const nft = { kind: 'amount', value: 1n, decimals: 0, token: unnamed(to), tokenId: amount } as const
    return approve([whom, ' to move ', { ...nft, evidence: [one.evidence] }])
  }
  if (value === 0n) return revoke([whom, ' to spend ', token])
  if (value !== null && value >= UNLIMITED) return approve([whom, ' to spend unlimited ', token])
  // The number of a method whose parameters nobody named may be an amount or the id of an NFT.
  if (value === null || !one.lastIsAmount) return approve([whom, ' to spend ', token])
  const spent = { kind: 'amount', value, decimals: null, token: unnamed(to), evidence: [one.evidence] } as const
  return approve([whom, ' to spend ', spent])
}

function approve(rest: readonly (string | Fact)[]): Intent {
  return { kind: 'approval', did: 'Approved', do: 'approve', rest: sentence(' ', ...rest) }
}

function revoke(rest: readonly (string | Fact)[]): Intent {
  return { kind: 'approval', did: 'Revoked', do: 'revoke', rest: sentence(' the approval of ', ...rest) }
}

/** A call of the token itself to move some of it, where its call data says how much; null for any other. */
function tokenMove(transaction: TransactionRecord): Intent | null {
  const call = argumentsOf(transaction, TRANSFER)
  const [recipient, amount] = call?.values ?? []
  const value = bigintOf(amount)
  if (call === null || value === null || !call.lastIsAmount) return null
  const token = unnamed(transaction.to)
  const moved = { kind: 'amount', value, decimals: null, token, evidence: [call.evidence] } as const
  return {
    kind: 'transfer',
    did: 'Sent',
    do: 'send',
    rest: sentence(' ', moved, ' to ', fact(recipient, 'recipient', call.evidence)),
  }
}

/** Whose tokens, whom to and how many a call of transferFrom names; null for any other call. */
export function transferFromOf(transaction: TransactionRecord) {
  const call = argumentsOf(transaction, TRANSFER_FROM)
  const [from, to, amount] = call?.values ?? []
  const value = bigintOf(amount)
  return from === undefined || to === undefined || value === null ? null : { from, to, value }
}

interface Arguments {
  readonly values: readonly string[]
  readonly lastIsId: boolean
  readonly lastIsAmount: boolean
  readonly evidence: Evidence
}

/**
 * The arguments of a call, as the server decoded them or from the bytes themselves; null where it is of another method. The
 * selector says which method it is: its name can be anything that somebody once published for the selector.
 */
function argumentsOf(
  { decoded_input, raw_input }: TransactionRecord,
  { selector, types }: { selector: string; types: readonly string[] },
): Arguments | null {
  const parameters = decoded_input?.parameters ?? []
  if (sameHash(decoded_input?.method_id && selectorOf(decoded_input.method_id), selector)) {
    const values = parameters.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
    const sameTypes = types.every((type, place) => parameters[place]?.type === type)
    const last = parameters.at(-1)?.name ?? ''
    const lastIsId = /id$/i.test(last)
    const lastIsAmount = /amount|value|wad|^amt$/i.test(last)
    if (sameTypes && values.length === types.length) {
      return { values, lastIsId, lastIsAmount, evidence: 'decoded_input' }
    }
  }
  const { words, selector: called } = hexWords(raw_input ?? '') ?? { words: [], selector: null }
  if (!sameHash(called, selector) || words.length !== types.length || words.at(-1)?.length !== 66) return null
  const values = words.map((word, place) =>
    types[place] === 'address' ? `0x${word.slice(-40)}` : BigInt(word).toString(),
  )
  return { values, lastIsId: false, lastIsAmount: false, evidence: 'raw_input' }
}

function bigintOf(text: string | undefined): bigint | null {
  return text !== undefined && /^\d{1,78}$/.test(text) ? BigInt(text) : null
}

/** A token of which no more is known than the address that was called. */
function unnamed(to: AddressRecord | null): TokenName {
  return { hash: to?.hash ?? null, symbol: null, name: to?.name ?? null }
}

function fact(hash: string | undefined, role: 'spender' | 'recipient', evidence: Evidence): Fact {
  const address = { hash: hash ?? null, name: null, ens_domain_name: null, is_contract: null }
  return { kind: 'address', address, role, evidence: [evidence] }
}
