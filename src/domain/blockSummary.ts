import { grouped } from './numberFormat'
import { shortAmount } from './amount'
import { type BlockGasRecord, gasShare } from './blockGas'
import { blockKind } from './blockKind'
import { producerReward, type RewardRecord } from './blockRewards'
import { sameHash, shortHash } from './hash'
import { inspectText, plainText } from './text'
import { type AddressRecord, type Currency, ZERO_ADDRESS } from './transactionRecords'

/** What is read of a block to say what it did; any field may be null, for unknown. */
export interface BlockRecord extends BlockGasRecord {
  readonly height: number | null
  readonly type: string | null
  readonly transactions_count: number | null
  readonly miner: AddressRecord | null
  readonly rewards: readonly RewardRecord[] | null
}

/** A part of a block's sentence: our own words, or a fact that leads to where more of it is. */
export type BlockPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'transactions'; readonly count: number }
  | { readonly kind: 'gas'; readonly share: string }
  | { readonly kind: 'amount'; readonly wei: bigint }
  | { readonly kind: 'producer'; readonly address: AddressRecord }
  /** The block of the chain at the same height. */
  | { readonly kind: 'block'; readonly height: number }

type Piece = string | BlockPart

/** Says in one sentence what a block is and did, and only what is sure. */
export function summariseBlock(block: BlockRecord): BlockPart[] {
  const { height } = block
  const name = height === null ? 'This block' : `Block ${height}`
  const same: Piece = height === null ? 'another block' : { kind: 'block', height }
  switch (blockKind(block)) {
    case 'uncle':
      return parts(
        `${height === null ? 'This uncle' : `Uncle ${height}`} is a valid block that did not become part of the chain; `,
        same,
        ' did',
        ...aside(block),
      )
    case 'reorg':
      return parts(
        `${name} was left behind by a reorganisation: `,
        same,
        ' of the chain took its place',
        ...aside(block),
      )
    case 'other':
      return parts(`${name} may not be part of the chain`, ...aside(block))
    default:
      return height === 0 ? genesis(block) : parts(`${name} `, ...deeds(block))
  }
}

function genesis({ transactions_count: count }: BlockRecord): BlockPart[] {
  if (!count) return parts('Block 0 is the genesis block: the chain begins here')
  return parts('Block 0 is the genesis block: the chain begins here, with ', ...counted(count))
}

function deeds(block: BlockRecord): Piece[] {
  const did = [contentsOf(block), earningsOf(block)].filter((pieces) => pieces.length > 0)
  const [first, second] = did
  if (first === undefined) return ['is known here by no more than its name']
  return second === undefined ? first : [...first, ' and ', ...second]
}

/** What a block beside the chain held, which may be in another one as well. */
function aside(block: BlockRecord): Piece[] {
  const { transactions_count: count } = block
  const producer = producerOf(block)
  return [
    ...(producer === null ? [] : ['; it was made by ', producer]),
    ...(count ? ['. What its ', ...counted(count), ' did counts only if a block of the chain holds them too'] : []),
  ]
}

function contentsOf(block: BlockRecord): Piece[] {
  const { transactions_count: count } = block
  const share = gasShare(block)
  const gas: Piece[] = share === null ? [] : [{ kind: 'gas', share }, ' of its gas']
  if (count === null) return share === null ? [] : ['used ', ...gas]
  if (count === 0) return ['holds no transactions']
  return ['packed ', ...counted(count), ...(share === null ? [] : [' into ', ...gas])]
}

function counted(count: number): Piece[] {
  return [{ kind: 'transactions', count }, count === 1 ? ' transaction' : ' transactions']
}

function earningsOf(block: BlockRecord): Piece[] {
  const producer = producerOf(block)
  if (producer === null) return []
  const wei = producerReward(block.rewards)
  if (wei === null) return ['was produced by ', producer]
  return ['paid ', ...(wei === 0n ? ['nothing'] : [{ kind: 'amount', wei } as const]), ' to ', producer]
}

/** On chains whose blocks name no producer it is the zero address, to which nothing was paid. */
function producerOf({ miner }: BlockRecord): BlockPart | null {
  return miner?.hash && !sameHash(miner.hash, ZERO_ADDRESS) ? { kind: 'producer', address: miner } : null
}

/** Puts words and facts together; words that meet become one part. */
function parts(...pieces: readonly Piece[]): BlockPart[] {
  const joined: BlockPart[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (typeof piece !== 'string' && piece.kind !== 'text') joined.push(piece)
    else {
      const text = typeof piece === 'string' ? piece : piece.text
      if (last?.kind === 'text') joined[joined.length - 1] = { kind: 'text', text: last.text + text }
      else joined.push({ kind: 'text', text })
    }
  }
  return joined
}

/** A block's sentence as plain text of one line, for titles and descriptions. */
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
      return `${shortAmount(part.wei, decimals)} ${harmless(symbol)}`
    case 'producer':
      return harmless(part.address.ens_domain_name || part.address.name || shortHash(part.address.hash ?? 'unknown'))
    default:
      return `block ${part.height}`
  }
}

/** Names are written by anybody: nothing hidden or endless gets into a title. */
function harmless(text: string): string {
  return plainText(inspectText(text, { maxLength: 60 }))
}
