import { kindOfAddress, type LabeledAddress } from '#/domain/addresses/address'
import { counted } from '#/domain/amounts/numberFormat'
import { sameHash } from '#/domain/hashes/hash'
import type { Open } from '#/domain/open'
import { isTaggedAsPoisoning } from '#/domain/addresses/poisoningWords'
import { isDeceptive } from '#/domain/tokens/tokenNames'
import {
  isNftTransfer,
  type TransactionRecord,
  type TransferRecord,
  ZERO_ADDRESS,
} from '#/domain/transactions/transactionRecords'
import { isBundle } from '#/features/transactions/summary/bundle'

type Labels = Pick<LabeledAddress, 'metadata' | 'public_tags'>

interface Sender extends Labels {
  readonly hash: string | null
  readonly is_contract: boolean | null
  readonly proxy_type: Open<string> | null
}

/** A token transfer as this judges it. */
export interface JudgedTransfer extends TransferRecord {
  readonly from: (TransferRecord['from'] & Sender) | null
  readonly to: (TransferRecord['to'] & Labels) | null
}

/** Why a token transfer moved nothing of value, or not what it seems to. */
type Suspicion = 'scam' | 'deceptive' | 'nothing' | 'tagged' | 'namesake'

/** What is known of a transaction all of whose token transfers are suspect. */
export interface SuspectTransfers {
  readonly suspicions: ReadonlySet<Suspicion>
  /** The number of transfers, and whether there are no others. */
  readonly count: number
  readonly isComplete: boolean
  /** Number of senders of the transfers that are accounts, and those of them that did not sign the transaction. */
  readonly senders: number
  readonly unsigned: readonly string[]
}

interface SuspectContext {
  readonly transfers: readonly JudgedTransfer[]
  readonly isComplete: boolean
  /** Tokens with the name of a better-known one, by contracts in lower case. */
  readonly namesakes: ReadonlyMap<string, string>
  /** Whether a token's record or its contract is flagged as scam. */
  readonly isScam: (token: string | null) => boolean
}

/**
 * Judges a transaction by its token transfers: null unless each is of a token flagged as scam or with a deceptive name, or from an account
 * that did not sign the transaction and of zero value, of a token with the name of a better-known one, or with an address whose public tag
 * names address poisoning. The token's contract may let others send, so "did not sign" is all that is known.
 */
export function suspectTransfers(
  transaction: Pick<TransactionRecord, 'from' | 'status' | 'value' | 'raw_input' | 'method'>,
  { transfers, isComplete, namesakes, isScam }: SuspectContext,
): SuspectTransfers | null {
  const signer = transaction.from?.hash
  if (transaction.status !== 'ok' || !signer || transfers.length === 0) return null
  // The users of a bundle signed their operations.
  const hasSigned = (from: Sender | null) => isBundle(transaction) || sameHash(from?.hash, signer)

  const suspicions = new Set<Suspicion>()
  for (const transfer of transfers) {
    const { from, to, token, total } = transfer
    const isNothing = total?.value === 0n && !isNftTransfer(transfer) && transaction.value === 0n
    // A contract that pays nothing, such as rewards, is no forgery.
    const isForged = isSender(from) && from !== null && kindOfAddress(from) !== 'unknown' && !hasSigned(from)
    if (isScam(token?.address_hash ?? null)) suspicions.add('scam')
    else if (isForged && [from, to].some((each) => each && isTaggedAsPoisoning(each))) suspicions.add('tagged')
    else if (isForged && isNothing) suspicions.add('nothing')
    else if (isForged && namesakes.has(token?.address_hash?.toLowerCase() ?? '')) suspicions.add('namesake')
    else if (token && isDeceptive(token)) suspicions.add('deceptive')
    else return null
  }
  const senders = new Map(
    transfers.flatMap(({ from }) => (isSender(from) ? [[from?.hash?.toLowerCase(), from] as const] : [])),
  )
  const unsigned = [...senders.values()].flatMap((from) => (hasSigned(from) ? [] : (from?.hash ?? [])))
  // A name with letters of several alphabets may be meant.
  if (!suspicions.has('scam') && unsigned.length === 0) return null
  return { suspicions, count: transfers.length, isComplete, senders: senders.size, unsigned }
}

/** Whether the sender of a transfer is, or may be, an account. */
export function isSender(from: Sender | null): boolean {
  return from !== null && from.hash !== null && !sameHash(from.hash, ZERO_ADDRESS) && kindOfAddress(from) !== 'contract'
}

const WORDS: Record<Suspicion, string> = {
  scam: 'of tokens flagged as scam',
  deceptive: 'of tokens with hidden or imitating letters in their names',
  nothing: 'of zero value',
  namesake: 'of tokens with the same name as another token',
  tagged: 'with addresses tagged as look-alike or poisoning',
}

/** What the listed senders can do: nothing, where none but worthless transfers are known; null if all of them signed. */
export function suspectAdvice({ suspicions, isComplete, unsigned }: SuspectTransfers): string | null {
  if (unsigned.length === 0) return null
  // A transfer with a tagged address may be of a real token.
  const isWorthless = isComplete && !suspicions.has('tagged')
  return `${isWorthless ? 'No other token was transferred, so there is nothing to undo. ' : ''}Do not copy an address from these transfers.`
}

/** What the transfers are, and who signed them, in one or two sentences. */
export function suspectText({ suspicions, count, isComplete, senders, unsigned }: SuspectTransfers): string {
  const what = [...suspicions].map((each) => WORDS[each]).join(' or ')
  const all = isComplete ? 'All' : 'The first'
  const transfers =
    count === 1 && isComplete
      ? 'The token transfer is'
      : `${all} ${counted(count, 'token transfer is', 'token transfers are')}`
  const signed =
    unsigned.length === 0
      ? ''
      : unsigned.length < senders
        ? ` ${counted(unsigned.length, 'listed sender', 'listed senders')} did not sign this transaction.`
        : ` The listed ${senders === 1 ? 'sender' : 'senders'} did not sign this transaction.`
  return `${transfers} ${what}.${signed}`
}
