import { parseDecimal } from '#/domain/amounts/amount'
import type { Direction } from '#/domain/addresses/direction'
import { isAddressHash, sameHash } from '#/domain/hashes/hash'

/** The lists of an address that are polled for movements. */
export const WATCH_LISTS = ['addressTransactions', 'addressTokenTransfers', 'addressInternalTransactions'] as const

/** A list of an address that is polled for movements. */
export type WatchList = (typeof WATCH_LISTS)[number]

/** Which movements of an address are listed. */
export interface WatchRule {
  readonly in: boolean
  readonly out: boolean
  /** Approvals by transactions of the address itself. */
  readonly approvals: boolean
  /** 'any', 'native', or the address of a token in lowercase. */
  readonly asset: string
  /** Only amounts above this decimal number of whole units of whatever is moved; null for all. */
  readonly above: string | null
  /** IDs of the chains; null for the default ones. */
  readonly chains: readonly string[] | null
}

/** The rule that a new watch starts with. */
export const EVERYTHING: WatchRule = { in: true, out: true, approvals: true, asset: 'any', above: null, chains: null }

/** A token as a movement stores it; its texts are untrusted. */
interface MovedToken {
  readonly hash: string | null
  readonly symbol: string | null
  readonly name: string | null
  readonly decimals: number | null
  readonly isScam: boolean
  /** Whether an unknown amount is one that the token encrypts (ERC-7984). */
  readonly isConfidential?: boolean | undefined
}

/** What an approval allows its spender: an amount, any amount, all NFTs of a collection, or nothing any more. */
export type Approved = 'amount' | 'unlimited' | 'all' | 'revoked'

/** A transaction, token transfer, internal transaction or approval of a watched address. */
export interface Movement {
  /** The identity of its row; unique within its chain, address and list. */
  readonly id: string
  readonly chain: string
  /** The watched address, in lowercase. */
  readonly address: string
  readonly list: WatchList
  readonly transaction: string
  /** Unix ms. */
  readonly time: number
  /** Null where it is neither sent nor received by the address. */
  readonly direction: Direction | null
  /** The other address: sender, recipient or spender. */
  readonly counterparty: string | null
  /** In base units, as decimal digits; null if unknown. */
  readonly amount: string | null
  /** The same before the multiplier of the token (ERC-8056), if it differs. */
  readonly raw?: string | null | undefined
  /** Null for the native currency. */
  readonly token: MovedToken | null
  readonly tokenId: string | null
  readonly approved: Approved | null
  /** The called function, by the API; untrusted text. */
  readonly method: string | null
  readonly isFailed: boolean
}

/** The lists that a rule needs. */
export function listsOf({ in: incoming, out, approvals, asset }: WatchRule): readonly WatchList[] {
  const moves = incoming || out
  const isToken = isAddressHash(asset)
  return WATCH_LISTS.filter((list) => {
    if (list === 'addressTransactions') return approvals || (moves && !isToken)
    return moves && (list === 'addressTokenTransfers' ? asset !== 'native' : !isToken)
  })
}

/** Whether a rule lists a movement; `nativeDecimals` are those of the chain's currency. An unknown amount is not taken for a small one. */
export function isListed(rule: WatchRule, movement: Movement, nativeDecimals: number): boolean {
  const { token, direction, approved } = movement
  if (isAddressHash(rule.asset) && !sameHash(token?.hash, rule.asset)) return false
  if (approved !== null && rule.approvals) return true
  if (rule.asset === 'native' && token !== null && approved === null) return false
  const isDirection = direction === 'in' ? rule.in : direction === 'out' ? rule.out : rule.in || rule.out
  return isDirection && isAbove(rule.above, movement, nativeDecimals)
}

function isAbove(
  above: string | null,
  { amount, token, tokenId, approved }: Movement,
  nativeDecimals: number,
): boolean {
  const least = above === null ? null : parseDecimal(above)
  if (least === null) return true
  // An approval that is listed as an outgoing call moves nothing.
  if (approved !== null) return false
  // An NFT without an amount is one.
  const value = amount ?? (tokenId === null ? null : '1')
  const decimals = token === null ? nativeDecimals : (token.decimals ?? (tokenId === null ? null : 0))
  if (value === null || decimals === null) return true
  return BigInt(value) * 10n ** BigInt(least.decimals) > least.value * 10n ** BigInt(decimals)
}

/** The fields of the form of a rule, as typed. */
export interface WatchFields {
  readonly in: boolean
  readonly out: boolean
  readonly approvals: boolean
  readonly asset: 'any' | 'native' | 'token'
  readonly token: string
  readonly above: string
  readonly chains: readonly string[] | null
}

/** The fields of a rule's form; those of a new one if there is none. */
export function formFieldsOf(rule: WatchRule = EVERYTHING): WatchFields {
  const { asset, above, ...others } = rule
  const isToken = asset !== 'any' && asset !== 'native'
  return { ...others, asset: isToken ? 'token' : asset, token: isToken ? asset : '', above: above ?? '' }
}

/** What is wrong with a form, by its field. */
export type WatchProblems = Partial<Record<'kinds' | 'token' | 'above' | 'chains', string>>

/** Reads the form of a rule. */
export function readWatchFields(fields: WatchFields): { rule: WatchRule } | { problems: WatchProblems } {
  const token = fields.token.trim().toLowerCase()
  const above = fields.above.trim()
  const least = above === '' ? null : parseDecimal(above)
  const problems: WatchProblems = {}
  if (!fields.in && !fields.out && !fields.approvals) problems.kinds = 'Select what to list: in, out or approvals.'
  if (fields.asset === 'token' && !isAddressHash(token))
    problems.token = 'Enter the token’s contract address: 0x and 40 hex digits.'
  if (above !== '' && (least === null || least.value < 0n))
    problems.above = 'Enter a number with a point and without separators, such as 1500.5, or leave it empty.'
  if (fields.chains?.length === 0) problems.chains = 'Select at least one chain.'
  if (Object.keys(problems).length > 0) return { problems }
  const { in: incoming, out, approvals, chains } = fields
  const asset = fields.asset === 'token' ? token : fields.asset
  return { rule: { in: incoming, out, approvals, asset, above: above === '' ? null : above, chains } }
}

/** A rule in a few words ("in, out, approvals, above 1.5"). */
export function ruleText({ in: incoming, out, approvals, asset, above, chains }: WatchRule): string {
  return [
    incoming && 'in',
    out && 'out',
    approvals && 'approvals',
    asset === 'native' && 'native currency only',
    isAddressHash(asset) && `token ${asset} only`,
    above !== null && `above ${above}`,
    chains !== null && `${chains.length} ${chains.length === 1 ? 'chain' : 'chains'}`,
  ]
    .filter(Boolean)
    .join(', ')
}
