import type { RecordedFile, Recording, TransactionFacts } from '#/served/recording'
import type { ChainStore, Facts } from '#/served/store'
import { addressesAt, holdingsAt, instancesAt, tokensAt } from './cutState'

/** A moment of a recorded chain. */
export interface Moment {
  /** Height of the latest block at the time. */
  readonly height: number
  /** Unix seconds. */
  readonly time: number
}

/** What a file is cut with. */
interface Cut extends Moment {
  /** The whole files. */
  readonly whole: ChainStore['load']
  /** The files as they were at the moment. */
  readonly cut: ChainStore['load']
  /** Number of transactions that were in a block: the first so many. */
  readonly mined: number
}

/**
 * The facts of a recorded chain as they were at a moment: what the blocks did until then, the transactions that waited, balances,
 * holdings and supplies. As at the end are only prices, the storage and source of contracts, and the metadata of NFTs.
 */
export function storeAt(recorded: ChainStore, moment: Moment): ChainStore {
  const cuts: { [N in RecordedFile]?: Promise<Recording[N]> } = {}

  async function cutOf<N extends RecordedFile>(file: N): Promise<Recording[N]> {
    const { blocks } = await recorded.load('blocks')
    const head = blocks[moment.height]
    const mined = (head?.firstTransaction ?? 0) + (head?.transactionsCount ?? 0)
    const cutFile: (cut: Cut) => Promise<Recording[N]> = CUTS[file]
    return cutFile({ ...moment, whole: recorded.load, cut: load, mined })
  }

  async function load<N extends RecordedFile>(...files: readonly N[]): Promise<Facts<N>> {
    const own: { [K in N]?: Promise<Recording[K]> } = cuts
    const entries = files.map(async (file) => [file, await (own[file] ??= cutOf(file))] as const)
    return Object.fromEntries(await Promise.all(entries)) as Facts<N>
  }

  return { load }
}

/** How each file is cut. */
const CUTS: {
  readonly [N in RecordedFile]: (cut: Cut) => Promise<Recording[N]>
} = {
  blocks: async ({ whole, height }) => (await whole('blocks')).blocks.slice(0, height + 1),
  async chain({ whole, cut, height, time }) {
    const [{ chain }, { addresses }] = await Promise.all([whole('chain'), cut('addresses')])
    const totalSupply = chain.totalSupply && String(sumOf(addresses.map(({ balance }) => BigInt(balance))))
    return {
      ...chain,
      head: height,
      recordedAt: time,
      ...(totalSupply !== undefined && { totalSupply }),
    }
  },
  async transactions({ whole, mined, time }) {
    const { transactions } = await whole('transactions')
    const waiting = unmined(transactions, mined, time)
    return [...transactions.slice(0, mined), ...waiting.map(({ facts }) => facts)]
  },
  async calldata({ whole, mined, time }) {
    const { calldata, transactions } = await whole('calldata', 'transactions')
    const waiting = unmined(transactions, mined, time)
    const sent = waiting.flatMap(({ place }) => calldata[place] ?? [])
    return [...calldata.slice(0, mined), ...sent.map(({ revert: _, ...rest }) => rest)]
  },
  calls: async ({ whole, mined }) => until(mined, (await whole('calls')).calls),
  transfers: async ({ whole, mined }) => until(mined, (await whole('transfers')).transfers),
  logs: async ({ whole, mined }) => until(mined, (await whole('logs')).logs),
  state: async ({ whole, mined }) => until(mined, (await whole('state')).state),
  deposits: async ({ whole, mined }) => until(mined, (await whole('deposits')).deposits),
  blobs: async ({ whole, mined }) => until(mined, (await whole('blobs')).blobs),
  operations: async ({ whole, mined }) => until(mined, (await whole('operations')).operations),
  withdrawals: async ({ whole, height }) =>
    (await whole('withdrawals')).withdrawals.filter(({ block }) => block <= height),
  addresses: async ({ whole, height, mined }) =>
    addressesAt(await whole('addresses', 'blocks', 'state', 'transactions', 'transfers', 'withdrawals'), {
      height,
      mined,
    }),
  async tokens({ whole, cut, mined }) {
    const [before, now] = await Promise.all([whole('holdings', 'tokens', 'transfers'), cut('addresses', 'holdings')])
    return tokensAt(before, mined, now)
  },
  holdings: async ({ whole, mined }) => holdingsAt(await whole('holdings', 'transfers'), mined),
  instances: async ({ whole, height, mined }) => instancesAt(await whole('instances', 'transfers'), { height, mined }),
  async accounts({ whole, cut }) {
    const [{ accounts }, { addresses }] = await Promise.all([whole('accounts'), cut('addresses')])
    const known = new Set(addresses.map(({ hash }) => hash))
    return accounts.filter(({ address }) => known.has(address))
  },
  async contracts({ whole, cut }) {
    const [{ contracts }, { addresses }] = await Promise.all([whole('contracts'), cut('addresses')])
    const known = new Set(addresses.flatMap(({ hash, contract }) => (contract ? [hash] : [])))
    return {
      ...contracts,
      deployed: contracts.deployed.filter(({ address }) => known.has(address)),
    }
  },
}

const sumOf = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n)

/** The rows of the first transactions. */
function until<Row extends { readonly transaction: number }>(mined: number, rows: readonly Row[]): Row[] {
  return rows.filter(({ transaction }) => transaction < mined)
}

/** The transactions that the pool had seen, with their position in the recording: the pending ones, then those that were replaced. */
function unmined(transactions: readonly TransactionFacts[], mined: number, time: number) {
  const done = new Set(transactions.slice(0, mined).map(({ from, nonce }) => `${from}/${nonce}`))
  const seen = transactions
    .map((facts, place) => ({ facts, place }))
    .slice(mined)
    .filter(({ facts: { seenAt = Infinity } }) => seenAt <= time)
  const isReplaced = ({ from, nonce }: TransactionFacts) => done.has(`${from}/${nonce}`)
  return [
    ...seen.filter(({ facts }) => !isReplaced(facts)).map(({ facts, place }) => ({ facts: pending(facts), place })),
    ...seen.filter(({ facts }) => isReplaced(facts)),
  ]
}

/** What the block of a transaction decides. */
const OF_BLOCK: ReadonlySet<string> = new Set([
  'actions',
  'block',
  'created',
  'firstTransfer',
  'gasUsed',
  'innerError',
  'l1',
  'position',
  'status',
  'transfersCount',
] satisfies (keyof TransactionFacts)[])

/** A transaction before it was in a block. */
function pending(facts: TransactionFacts): TransactionFacts {
  const sent = Object.entries(facts).filter(([name]) => !OF_BLOCK.has(name))
  const offered = {
    gasPrice: facts.maxFeePerGas ?? facts.gasPrice,
    result: 'pending',
  }
  return {
    ...(Object.fromEntries(sent) as unknown as TransactionFacts),
    ...offered,
  }
}
