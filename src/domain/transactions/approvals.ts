import { parseDecimal } from '#/domain/amounts/amount'
import { groupBy } from '#/domain/groupBy'
import { isAddressHash, isTransactionHash, sameHash } from '#/domain/hashes/hash'
import { hexWords } from '#/domain/hashes/hex'
import { isObject } from '#/domain/isObject'

/** Topic of `Approval(address,address,uint256)`, which ERC-20 and ERC-721 share. */
export const APPROVAL_TOPIC = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
/** Topic of `ApprovalForAll(address,address,bool)` of ERC-721 and ERC-1155. */
export const APPROVAL_FOR_ALL_TOPIC = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'

/** Permit2 of Uniswap, which has allowances of its own for tokens that it may transfer; at this address on all chains. */
export const PERMIT2: `0x${string}` = '0x000000000022d473030f116ddee9f6b43ac78ba3'
/** Topics of its `Approval`, `Permit` and `Lockdown`. */
const PERMIT2_APPROVAL = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'
const PERMIT2_PERMIT = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec'
const PERMIT2_LOCKDOWN = '0x89b1add15eff56b3dfe299ad94e01f2b52fbcb80ae1a3baea6ae8c04cb2b98a4'

/** The topics of all events that are read. */
export const APPROVAL_TOPICS = [
  APPROVAL_TOPIC,
  APPROVAL_FOR_ALL_TOPIC,
  PERMIT2_APPROVAL,
  PERMIT2_PERMIT,
  PERMIT2_LOCKDOWN,
] as const

/** An approval as its owner gave, changed or revoked it in one transaction. */
export interface ApprovalEvent {
  /** An amount of an ERC-20 token, by the token or by Permit2, all NFTs of a collection, or one NFT. */
  readonly kind: 'amount' | 'permit2' | 'all' | 'nft'
  readonly token: string
  readonly spender: string
  /** The amount in base units; for NFTs 1, or 0 where it is revoked. Null if only that it changed is known. */
  readonly granted: bigint | null
  /** The approved NFT; null for the other kinds. */
  readonly tokenId: bigint | null
  readonly block: number
  /** Position among the events of the block. */
  readonly index: number
  readonly transaction: string
  readonly at: Date | null
}

/** A log as a node or the API returns it, its numbers parsed. */
export interface ApprovalLog {
  readonly address: unknown
  readonly topics: unknown
  readonly data: unknown
  readonly block: number | null
  readonly index: number | null
  readonly transaction: unknown
  readonly at: Date | null
}

/** Reads a log as an approval of this owner; 'other' if it is another event or owner, null if it is malformed. */
export function approvalOfLog(log: ApprovalLog, owner: string): ApprovalEvent | 'other' | null {
  const { address, block, index, transaction, at } = log
  const topics: unknown[] = Array.isArray(log.topics) ? log.topics : []
  const [topic] = topics
  if (typeof topic !== 'string') return null
  if (!APPROVAL_TOPICS.some((each) => each === topic)) return 'other'
  const from = addressIn(topics[1])
  if (!from || !isAddressHash(address) || !isTransactionHash(transaction) || block === null || index === null)
    return null
  if (!sameHash(from, owner)) return 'other'
  const isOfToken = topic === APPROVAL_TOPIC || topic === APPROVAL_FOR_ALL_TOPIC
  // Copies of Permit2 log the same events.
  if (!isOfToken && !sameHash(address, PERMIT2)) return 'other'
  const given = isOfToken ? givenByToken(address, topics, log.data) : givenByPermit2(topics, log.data)
  return given && { ...given, block, index, transaction, at }
}

type Given = Pick<ApprovalEvent, 'kind' | 'token' | 'spender' | 'granted' | 'tokenId'>

function givenByToken(token: string, [topic, , to, id, ...more]: readonly unknown[], data: unknown): Given | null {
  const spender = addressIn(to)
  if (!spender || more.length > 0) return null
  const base = { token, spender, tokenId: null }
  if (id === undefined) {
    const value = numberIn(data)
    if (value === null) return null
    return topic === APPROVAL_TOPIC
      ? { ...base, kind: 'amount', granted: value }
      : { ...base, kind: 'all', granted: value === 0n ? 0n : 1n }
  }
  const tokenId = numberIn(id)
  if (tokenId === null || topic !== APPROVAL_TOPIC) return null
  // An NFT has one approved address: approving the zero address revokes it.
  return { ...base, kind: 'nft', granted: BigInt(spender) === 0n ? 0n : 1n, tokenId }
}

function givenByPermit2([topic, , first, second]: readonly unknown[], data: unknown): Given | null {
  const isLockdown = topic === PERMIT2_LOCKDOWN
  const words = hexWords(typeof data === 'string' ? data : '')?.words ?? []
  const token = addressIn(isLockdown ? words[0] : first)
  const spender = addressIn(isLockdown ? words[1] : second)
  const granted = isLockdown ? 0n : numberIn(data)
  return token && spender && granted !== null
    ? { kind: 'permit2', token, spender, granted: permit2Amount(granted), tokenId: null }
    : null
}

const MAX_UINT160 = 2n ** 160n - 1n

/** An amount of Permit2, whose largest number means that it is unlimited, as one of a token. */
export function permit2Amount(amount: bigint): bigint {
  return amount === MAX_UINT160 ? 2n ** 256n - 1n : amount
}

/** Whether an approval is of an amount, and not of NFTs. */
export function isOfAmount({ kind }: Pick<ApprovalEvent, 'kind'>): boolean {
  return kind === 'amount' || kind === 'permit2'
}

/** Reads a log of `eth_getLogs`, whose numbers are hex. */
export function nodeLog(raw: unknown): ApprovalLog {
  const { address, topics, data, blockNumber, logIndex, transactionHash, blockTimestamp } = isObject(raw) ? raw : {}
  const seconds = heightIn(blockTimestamp)
  return {
    address,
    topics,
    data,
    block: heightIn(blockNumber),
    index: heightIn(logIndex),
    transaction: transactionHash,
    at: seconds === null ? null : new Date(seconds * 1000),
  }
}

/** A hex quantity as a number; null if it is none, or too large for one. */
export function heightIn(value: unknown): number | null {
  return typeof value === 'string' && /^0x[\da-f]{1,13}$/i.test(value) ? Number(value) : null
}

function addressIn(topic: unknown): string | null {
  return typeof topic === 'string' && /^0x0{24}[\da-f]{40}$/i.test(topic) ? `0x${topic.slice(-40).toLowerCase()}` : null
}

/** The first word of some data. */
function numberIn(data: unknown): bigint | null {
  return typeof data === 'string' && /^0x[\da-f]{64}/i.test(data) ? BigInt(data.slice(0, 66)) : null
}

/** The functions that give or change an approval, by selector, with the positions of spender and value among their arguments. */
const METHODS: Readonly<
  Record<string, { kind: 'amount' | 'all'; owner?: number; spender: number; value: number | null }>
> = {
  '0x095ea7b3': { kind: 'amount', spender: 0, value: 1 },
  '0x39509351': { kind: 'amount', spender: 0, value: null },
  '0xa457c2d7': { kind: 'amount', spender: 0, value: null },
  '0xa22cb465': { kind: 'all', spender: 0, value: 1 },
  // permit of ERC-2612 and of Dai, which anyone may send for the owner.
  '0xd505accf': { kind: 'amount', owner: 0, spender: 1, value: 2 },
  '0x8fcbaf0c': { kind: 'amount', owner: 0, spender: 1, value: null },
}

/** The fields of a transaction that an approval is read from. */
export interface ApprovingTransaction {
  readonly hash: string | null
  readonly status: unknown
  readonly method: string | null
  readonly raw_input: string | null
  readonly block_number: number | null
  readonly timestamp: Date | null
  readonly from: { readonly hash: string | null } | null
  readonly to: { readonly hash: string | null } | null
}

/** Whether a transaction may have given an approval, by its selector or the name of its method; its logs say so for certain. */
export function mayApprove({ status, method, raw_input }: ApprovingTransaction): boolean {
  if (status === 'error') return false
  const selector = raw_input?.slice(0, 10).toLowerCase() ?? ''
  return Object.hasOwn(METHODS, selector) || /approv|permit|allowance|multicall|^execute/i.test(method ?? '')
}

/** The approval that the input data of a transaction gives; null if it is another call. Its amount is null where it adds to another. */
export function approvalOfInput(transaction: ApprovingTransaction, owner: string): ApprovalEvent | null {
  const { hash, raw_input, block_number: block, timestamp, from, to } = transaction
  const { selector, words } = hexWords(raw_input ?? '') ?? { selector: null, words: [] }
  const name = selector?.toLowerCase() ?? ''
  const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  if (!method || !isTransactionHash(hash) || !isAddressHash(to?.hash) || block === null) return null
  const approver = method.owner === undefined ? from?.hash : addressIn(words[method.owner])
  const spender = addressIn(words[method.spender])
  const value = method.value === null ? null : numberIn(words[method.value])
  if (!sameHash(approver, owner) || !spender || (method.value !== null && value === null)) return null
  const granted = method.kind === 'all' && value !== null ? BigInt(value !== 0n) : value
  return {
    kind: method.kind,
    token: to.hash,
    spender,
    granted,
    tokenId: null,
    block,
    // One call has one approval.
    index: 0,
    transaction: hash,
    at: timestamp,
  }
}

/** The last state of an approval that was found, and when it was given. */
export interface Approval {
  readonly key: string
  /** The newest event. */
  readonly last: ApprovalEvent
  /** The newest event that did not lower it: many tokens log an approval also when the spender uses a part of it. */
  readonly given: ApprovalEvent
}

/** What an event changes: the allowance of a spender, its approval for a collection, or the approved address of an NFT. */
export function approvalKey({ kind, token, spender, tokenId }: ApprovalEvent): string {
  return `${kind} ${token} ${kind === 'nft' ? String(tokenId) : spender}`.toLowerCase()
}

/** The approvals that some events leave, each with its newest event; events that occur twice count once. */
export function approvalsOf(events: readonly ApprovalEvent[]): Approval[] {
  return Array.from(groupBy(events, approvalKey), ([key, group]) => {
    const [first, ...later] = group.toSorted((a, b) => a.block - b.block || a.index - b.index)
    let given = first
    let last = first
    for (const event of later) {
      if ((event.granted ?? 0n) >= (last?.granted ?? 0n)) given = event
      last = event
    }
    return given && last && { key, given, last }
  }).filter((approval) => approval !== undefined)
}

/** What a spender can take: no more than it may, and no more than there is; null if either is unknown. */
export function amountAtRisk(allowance: bigint | null, balance: bigint | null): bigint | null {
  if (allowance === 0n || balance === 0n) return 0n
  if (allowance === null || balance === null) return null
  return allowance < balance ? allowance : balance
}

/** The same for all spenders of one token together, which take from one balance. */
export function amountAtRiskOfAll(allowances: readonly (bigint | null)[], balance: bigint | null): bigint | null {
  if (allowances.some((each) => each === null)) return null
  return amountAtRisk(
    allowances.reduce<bigint>((sum, each) => sum + (each ?? 0n), 0n),
    balance,
  )
}

/** What is known of an approval: as it was found, its current value, and what is at risk. */
export interface ApprovalFacts {
  /** As it was last given; null if only that it changed is known. */
  readonly lastGranted: bigint | null
  /** Undefined where it was not checked. */
  readonly granted: bigint | null | undefined
  /** What is at risk in USD; null without a price. */
  readonly dollars: bigint | null
}

/** Where an approval is listed: with its value, without a price, not checked, or no longer open. */
export type ApprovalGroup = 'priced' | 'unpriced' | 'unchecked' | 'closed'

/** The list that an approval belongs to. */
export function groupOfApproval({ lastGranted, granted, dollars }: ApprovalFacts): ApprovalGroup {
  if (granted === undefined || granted === null) return lastGranted === 0n ? 'closed' : 'unchecked'
  if (granted === 0n) return 'closed'
  return dollars === null ? 'unpriced' : 'priced'
}

/** Decimals of values that are compared. */
const DOLLAR_DECIMALS = 12

/** The value of an amount in 10⁻¹² USD; null without an amount, its decimals or a price. */
export function dollarsOf(amount: bigint | null, decimals: number | null, rate: string | null): bigint | null {
  const price = parseDecimal(rate ?? '')
  if (amount === null || decimals === null || !price || price.value < 0n) return null
  return (amount * price.value * 10n ** BigInt(DOLLAR_DECIMALS)) / 10n ** BigInt(decimals + price.decimals)
}
