import {
  type Intent,
  type Evidence,
  type SummaryFact,
  sentence,
  type Summary,
  type NamedToken,
  tokenName,
} from '#/domain/transactions/summaryParts'
import { sameHash } from '#/domain/hashes/hash'
import { hexWords } from '#/domain/hashes/hex'
import { selectorOf } from '#/domain/transactions/decoded'
import { shownAmount } from '#/domain/amounts/tokenAmount'
import {
  type AddressRecord,
  isErc20,
  type TokenRecord,
  type TransactionRecord,
  ZERO_ADDRESS,
} from '#/domain/transactions/transactionRecords'
import { exceedsSupply, MIN_UNLIMITED } from '#/domain/amounts/amount'

/** The called token: null if there is none, 'loading' until its record with the decimals has loaded; amounts are left out until then. */
export type CalledToken = TokenRecord | 'loading' | null

interface Method {
  readonly selector: string
  readonly types: readonly string[]
  /** Whether its number is always the ID of an NFT. */
  readonly ofNft?: boolean
}

const APPROVE: Method = { selector: '0x095ea7b3', types: ['address', 'uint256'] }
const APPROVE_ALL: Method = { selector: '0xa22cb465', types: ['address', 'bool'] }
const TRANSFER: Method = { selector: '0xa9059cbb', types: ['address', 'uint256'] }
const TRANSFER_FROM: Method = { selector: '0x23b872dd', types: ['address', 'address', 'uint256'] }
const SAFE_TRANSFER_FROM: Method = { selector: '0x42842e0e', types: ['address', 'address', 'uint256'], ofNft: true }

/** What wallets use for an unlimited approval; no NFT has this ID. */
const LARGEST = 2n ** 256n - 1n

/** The fields of a call that its intent follows from. */
export type CallToToken = Pick<TransactionRecord, 'from' | 'to' | 'decoded_input' | 'raw_input'>

/** The intent of a transfer or approval call of a token; null for any other call. */
export function tokenCall(transaction: CallToToken, called: CalledToken): Intent | null {
  return approvalOf(transaction, called) ?? moveOf(transaction, called)
}

/** The token whose record the summary lacks, as only the input data names it; null if there is none. */
export function tokenToLoad(summary: Summary): string | null {
  for (const part of summary) {
    if ((part.kind !== 'token' && part.kind !== 'amount') || part.token === 'native' || part.token.symbol !== null)
      continue
    if (part.evidence.some((source) => fromCall.has(source))) return part.token.hash
  }
  return null
}

const fromCall: ReadonlySet<Evidence> = new Set(['to', 'decoded_input', 'raw_input'])

/** An approval or its revocation; null if the call is neither. */
function approvalOf(transaction: CallToToken, called: CalledToken): Intent | null {
  const name = nameOf(transaction.to, called)
  const token: SummaryFact = { kind: 'token', token: name, evidence: ['to'] }
  const all = argumentsOf(transaction, APPROVE_ALL)
  if (all !== null) {
    const [operator, approved] = all.values
    return approved === 'true' || approved === '1'
      ? approve([person(operator, 'spender', all), ' to move any of ', { ...token, isUnlimited: true }])
      : revoke([person(operator, 'former spender', all), ' to move any of ', token])
  }
  const one = argumentsOf(transaction, APPROVE)
  if (one === null) return null
  const [spender] = one.values
  const whom = person(spender, 'spender', one)
  const kind = kindOfNumber(one, called)
  if (kind === 'id') {
    const nft = numberFact(one, name, called)
    // An NFT has one approved address: approving the zero address revokes it.
    if (!sameHash(spender, ZERO_ADDRESS)) return approve([whom, ' to move ', nft])
    return { kind: 'approval', did: 'Revoked', do: 'revoke', rest: sentence(' the approval to move ', nft) }
  }
  if (one.number === 0n) return revoke([person(spender, 'former spender', one), ' to spend ', token])
  const least = kind === 'amount' ? MIN_UNLIMITED : LARGEST
  const supply = called === 'loading' || kind !== 'amount' ? null : called?.total_supply
  if (one.number !== null && (one.number >= least || exceedsSupply(one.number, supply)))
    return approve([whom, ' to spend unlimited ', { ...token, isUnlimited: true }])
  if (called === 'loading') return approve([whom, ' to spend some ', token])
  return approve([whom, ' to spend ', kind === 'amount' ? numberFact(one, name, called) : token])
}

function approve(rest: readonly (string | SummaryFact)[]): Intent {
  return { kind: 'approval', did: 'Approved', do: 'approve', rest: sentence(' ', ...rest) }
}

function revoke(rest: readonly (string | SummaryFact)[]): Intent {
  return { kind: 'approval', did: 'Revoked', do: 'revoke', rest: sentence(' the approval of ', ...rest) }
}

/** A transfer of the sender's tokens, or of others' with their approval; null if it is unclear what the call's number means. */
function moveOf(transaction: CallToToken, called: CalledToken): Intent | null {
  const own = argumentsOf(transaction, TRANSFER)
  const call = own ?? argumentsOf(transaction, TRANSFER_FROM) ?? argumentsOf(transaction, SAFE_TRANSFER_FROM)
  if (call === null || call.number === null) return null
  const kind = kindOfNumber(call, called)
  if (kind === null && called !== 'loading') return null
  const name = nameOf(transaction.to, called)
  const what =
    called === 'loading' && kind !== 'id'
      ? ['some ', { kind: 'token', token: name, evidence: [call.evidence] } as const]
      : [numberFact(call, name, called)]
  const to = person(call.values.at(-2), 'recipient', call)
  const [from] = own === null ? call.values : []
  if (from === undefined || sameHash(from, transaction.from?.hash)) {
    return { kind: 'transfer', did: 'Sent', do: 'send', rest: sentence(' ', ...what, ' to ', to) }
  }
  const whose = person(from, 'source', call)
  return { kind: 'transfer', did: 'Moved', do: 'move', rest: sentence(' ', ...what, ' from ', whose, ' to ', to) }
}

/** Owner, recipient and value of a transferFrom call; null for any other call. */
export function transferFromOf(transaction: CallToToken) {
  const call = argumentsOf(transaction, TRANSFER_FROM)
  const [from, to] = call?.values ?? []
  return call === null || from === undefined || to === undefined || call.number === null
    ? null
    : { from, to, value: call.number }
}

interface Arguments {
  readonly values: readonly string[]
  /** The last of them; null if it is not a number. */
  readonly number: bigint | null
  /** What the number is, by its name or the method. */
  readonly meant: 'id' | 'amount' | null
  readonly evidence: Evidence
}

/**
 * The arguments of a call, as decoded by the API or from the raw input; null if it calls another method. The selector decides, as
 * method names come from public signature databases and may be wrong.
 */
function argumentsOf(
  { decoded_input, raw_input }: CallToToken,
  { selector, types, ofNft = false }: Method,
): Arguments | null {
  const parameters = decoded_input?.parameters ?? []
  if (sameHash(decoded_input?.method_id && selectorOf(decoded_input.method_id), selector)) {
    const values = parameters.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
    const sameTypes = types.every((type, index) => parameters[index]?.type === type)
    const last = parameters.at(-1)?.name ?? ''
    const meant = ofNft || /id$/i.test(last) ? 'id' : /amount|value|wad|^amt$/i.test(last) ? 'amount' : null
    if (sameTypes && values.length === types.length) {
      return { values, number: bigintOf(values.at(-1)), meant, evidence: 'decoded_input' }
    }
  }
  const { words, selector: called } = hexWords(raw_input ?? '') ?? { words: [], selector: null }
  if (!sameHash(called, selector) || words.length !== types.length || words.at(-1)?.length !== 66) return null
  const values = words.map((word, index) =>
    types[index] === 'address' ? `0x${word.slice(-40)}` : BigInt(word).toString(),
  )
  return { values, number: bigintOf(values.at(-1)), meant: ofNft ? 'id' : null, evidence: 'raw_input' }
}

/** What a call's number is, by the token type, else by its name; null if neither decides. */
function kindOfNumber({ meant }: Arguments, called: CalledToken): Arguments['meant'] {
  const type = called === 'loading' ? null : (called?.type ?? null)
  if (type === 'ERC-721') return 'id'
  return isErc20(type) ? 'amount' : meant
}

function numberFact(call: Arguments, token: NamedToken, called: CalledToken): SummaryFact {
  const evidence = [call.evidence]
  const number = call.number ?? 0n
  if (kindOfNumber(call, called) === 'id') {
    return { kind: 'amount', value: 1n, decimals: 0, token, tokenId: String(number), evidence }
  }
  const record = called === 'loading' ? null : called
  const value = shownAmount(number, record)
  return { kind: 'amount', value, raw: number, decimals: record?.decimals ?? null, token, evidence }
}

function bigintOf(text: string | undefined): bigint | null {
  return text !== undefined && /^\d{1,78}$/.test(text) ? BigInt(text) : null
}

/** The names of the token; without its record, those of the called address. */
function nameOf(to: AddressRecord | null, called: CalledToken): NamedToken {
  const { hash = null, name = null } = to ?? {}
  if (called === null || called === 'loading') return { hash, symbol: null, name }
  const known = tokenName(called)
  return { ...known, hash, name: known.name ?? name }
}

function person(
  hash: string | undefined,
  role: 'spender' | 'former spender' | 'recipient' | 'source',
  { evidence }: Arguments,
): SummaryFact {
  const address = { hash: hash ?? null, name: null, ens_domain_name: null, is_contract: null }
  return { kind: 'address', address, role, evidence: [evidence] }
}
