import { plus } from '#/domain/amounts/plus'
import { shortAmount } from '#/domain/amounts/amount'
import { type BlockGasRecord, gasShare, type RewardRecord, validatorReward } from '#/domain/blocks/block'
import { blockKind } from '#/domain/blocks/blockKind'
import { type FeeRecord, gasToken } from '#/domain/amounts/fee'
import { sameHash, shortHash } from '#/domain/hashes/hash'
import { grouped } from '#/domain/amounts/numberFormat'
import { plainText } from '#/domain/text/text'
import type { Currency } from '#/domain/amounts/currency'
import { type AddressRecord, ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'

/** The fields of a block that its summary uses; null is unknown. */
export interface BlockRecord extends BlockGasRecord {
  readonly height: number | null
  readonly type: string | null
  readonly transactions_count: number | null
  readonly miner: AddressRecord | null
  readonly rewards: readonly RewardRecord[] | null
}

type TextPart = { readonly kind: 'text'; readonly text: string }

/** A value in a block's note, which is shown with a link. */
type NoteValue =
  | { readonly kind: 'transactions'; readonly count: number }
  | { readonly kind: 'validator'; readonly address: AddressRecord }
  /** The canonical block of the same height. */
  | { readonly kind: 'block'; readonly height: number }

/** A value in a block's summary. */
type Value =
  | NoteValue
  | { readonly kind: 'gas'; readonly share: string }
  | { readonly kind: 'amount'; readonly wei: bigint }

/** A part of a block's note: text, or a value that is shown with a link. */
type BlockNotePart = TextPart | NoteValue

/** A part of a block's summary. */
export type BlockPart = TextPart | Value

/** Summarizes a block in one sentence: its note, else its transactions, gas and reward. */
export function summarizeBlock(block: BlockRecord): BlockPart[] {
  const note = blockNote(block)
  if (note !== null) return note
  const details = [transactionsOf(block), gasOf(block), rewardOf(block)].filter((pieces) => pieces.length > 0)
  const [first = ['no details available'], ...others] = details
  return parts<Value>(`${nameOf(block)}: `, ...first, ...others.flatMap((pieces) => withComma(pieces)))
}

function withComma(pieces: readonly (string | Value)[]): (string | Value)[] {
  return [', ', ...pieces]
}

const nameOf = ({ height }: BlockRecord) => (height === null ? 'This block' : `Block ${height}`)

/** What the facts of a block do not say, in one sentence: why it is not canonical, or that it is the genesis block; else null. */
export function blockNote(block: BlockRecord): BlockNotePart[] | null {
  const { height } = block
  const name = nameOf(block)
  const canonical: string | NoteValue = height === null ? 'another block' : { kind: 'block', height }
  switch (blockKind(block)) {
    case 'uncle':
      return parts(
        height === null ? 'This uncle' : `Uncle ${height}`,
        ' is valid but not canonical: ',
        canonical,
        ' is part of the chain',
        ...nonCanonicalDetails(block),
      )
    case 'reorged':
      return parts(`${name} was reorged: `, canonical, ' replaced it in the chain', ...nonCanonicalDetails(block))
    case 'other':
      return parts(`${name} may not be canonical`, ...nonCanonicalDetails(block))
    case 'canonical':
      return height === 0 ? genesisNote(block) : null
  }
}

function genesisNote({ transactions_count: count }: BlockRecord): BlockNotePart[] {
  return parts('Block 0 is the genesis block of the chain', ...(count ? [', with ', ...counted(count)] : []))
}

function nonCanonicalDetails(block: BlockRecord): (string | NoteValue)[] {
  const { transactions_count: count } = block
  const validator = validatorOf(block)
  return [
    ...(validator === null ? [] : ['; validated by ', validator]),
    ...(count
      ? [
          '. Its ',
          ...counted(count),
          count === 1
            ? ' counts only if a canonical block includes it'
            : ' count only if a canonical block includes them',
        ]
      : []),
  ]
}

function transactionsOf({ transactions_count: count }: BlockRecord): (string | Value)[] {
  if (count === null) return []
  return count === 0 ? ['no transactions'] : counted(count)
}

function gasOf(block: BlockRecord): (string | Value)[] {
  const share = block.transactions_count === 0 ? null : gasShare(block)
  return share === null ? [] : [{ kind: 'gas', share }, ' gas used']
}

function counted(count: number): (string | NoteValue)[] {
  return [{ kind: 'transactions', count }, count === 1 ? ' transaction' : ' transactions']
}

function rewardOf(block: BlockRecord): (string | Value)[] {
  const validator = validatorOf(block)
  if (validator === null) return []
  const wei = validatorReward(block.rewards)
  if (wei === null) return ['validated by ', validator]
  if (wei === 0n) return ['no block reward to ', validator]
  return ['block reward of ', { kind: 'amount', wei }, ' to ', validator]
}

/** Null for the zero address, which chains without validators report. */
function validatorOf({ miner }: BlockRecord): NoteValue | null {
  return miner?.hash && !sameHash(miner.hash, ZERO_ADDRESS) ? { kind: 'validator', address: miner } : null
}

/** Joins texts and values; adjacent texts become one part. */
function parts<Fact extends Value>(...pieces: readonly (string | Fact)[]): (TextPart | Fact)[] {
  const joined: (TextPart | Fact)[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (typeof piece !== 'string') joined.push(piece)
    else if (last?.kind === 'text') joined[joined.length - 1] = { kind: 'text', text: last.text + piece }
    else joined.push({ kind: 'text', text: piece })
  }
  return joined
}

/** A block's summary as plain text, for titles and descriptions. */
export function blockText(summary: readonly BlockPart[], currency: Currency): string {
  return summary.map((part) => partText(part, currency)).join('')
}

function partText(part: BlockPart, { symbol, decimals }: Currency): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'transactions':
      return grouped(part.count)
    case 'gas':
      return part.share
    case 'amount':
      return `${shortAmount(part.wei, decimals)} ${visibleText(symbol)}`
    case 'validator':
      return visibleText(part.address.ens_domain_name || part.address.name || shortHash(part.address.hash ?? 'unknown'))
    default:
      return `block ${part.height}`
  }
}

/** Names are untrusted: hidden characters are made visible, and long names cut. */
function visibleText(text: string): string {
  return plainText(text, 60)
}

/** The fields of a transaction that describe its block. */
export interface MinedTransaction {
  readonly block_number: number | null
  readonly timestamp: Date | null
  readonly base_fee_per_gas: bigint | null
  readonly gas_used: bigint | null
  readonly fee: { readonly value: bigint | null } | null
  readonly transaction_burnt_fee: bigint | null
  readonly priority_fee: bigint | null
  readonly celo: FeeRecord['celo']
}

/** The fields of a block that follow from its transactions; a sum is null if any part is unknown, or paid in a token. */
export function blockFromTransactions(transactions: readonly MinedTransaction[]) {
  const first = <T>(of: (transaction: MinedTransaction) => T | null) =>
    transactions.map(of).find((each) => each !== null) ?? null
  const sum = (of: (transaction: MinedTransaction) => bigint | null) => transactions.map(of).reduce(plus, 0n)
  const native = (of: (transaction: MinedTransaction) => bigint | null) =>
    sum((transaction) => (gasToken(transaction) ? null : of(transaction)))
  return {
    height: first(({ block_number }) => block_number),
    timestamp: first(({ timestamp }) => timestamp),
    base_fee_per_gas: first(({ base_fee_per_gas }) => base_fee_per_gas),
    gas_used: sum(({ gas_used }) => gas_used),
    transaction_fees: native(({ fee }) => fee?.value ?? null),
    burnt_fees: native(({ transaction_burnt_fee }) => transaction_burnt_fee),
    priority_fee: native(({ priority_fee }) => priority_fee),
  }
}
