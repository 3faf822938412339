import { isoTime } from '#/served/bodies/values'
import { blockAt, callsByAddress, rowsBy, transactionsByAddress, transactionsByHash } from '#/served/indexes'
import { changeOrder } from '#/served/orders'
import { byInteger, type Order } from '#/served/paging'
import { RESPONDERS } from '#/served/respond'
import { listing, type Responder, type Responders, type ServedName } from '#/served/responder'
import { stateChangeBody, transactionDetailBody, transactionFiles } from '#/served/bodies/transaction'
import { notFound } from '#/served/responses'
import type { BlockFacts, StateFacts } from '#/served/recording'
import type { ChainIndex } from './chainIndex'
import { isUsed, readBalances, readCodes } from './headState'
import { NO_RECORDS, NO_TRACES, OF_OTHER_SERVICES, OF_TRACES } from './lacks'
import type { NodeClient } from './nodeClient'
import { nodeCannot, nodeError, nodeLacks, noTrace, throwUnlessLacking } from './nodeError'
import { LATE_RECEIPTS } from './blockEntry'
import { addressWriter, decimalIn, hex, objectsIn, quantity } from './values'

/** Where facts are from: the index of a chain, or blocks that were read for one request. */
type FactsSource = Pick<ChainIndex, 'facts' | 'progress' | 'offersTraces'>

/** The most blocks that the balances of an address are read at. */
const MAX_HISTORY = 200

/** The response to a request for what only a Blockscout with another service has. */
async function noRecords(): Promise<never> {
  throw nodeLacks(NO_RECORDS)
}

/** The responders of several endpoints, all made in the same way. */
function respondersOf<N extends ServedName>(names: readonly N[], responderOf: (name: N) => Responder<N>) {
  return Object.fromEntries(names.map((name) => [name, responderOf(name)])) as Pick<Responders, N>
}

/**
 * The responders of a chain that is read from its node: they read the state at the latest block when it is requested. `onCode` is called
 * after they read the code of an address.
 */
export function nodeResponders(id: string, index: FactsSource, client: NodeClient, onCode = () => {}): Responders {
  const write = addressWriter(id)
  /** Adds an address that has something, though no block has named it. */
  const refresh = async (hash: string) => {
    const facts = index.facts()
    const address = write(hash)
    if (facts.addressAt(address) === undefined) {
      if (!(await isUsed(client, hash))) return
      facts.addAddress(address)
    }
    await readCodes(client, facts, [address], write)
    onCode()
    await readBalances(client, facts, [address])
  }
  const refreshBalances = () => {
    const facts = index.facts()
    return readBalances(
      client,
      facts,
      facts.recording.addresses.map(({ hash }) => hash),
    )
  }
  /** Balances that are being read: the list and the chart of a page show the same. */
  const running = new Map<string, Promise<BlockBalance[]>>()
  const balancesAt = (hash: string) => {
    const rows = running.get(hash) ?? balancesOf(index, client, hash).finally(() => running.delete(hash))
    running.set(hash, rows)
    return rows
  }
  /** Throws where the calls of the transaction or block that a request names are not known: there would seem to be none. */
  const demandCalls = (name: string) => {
    const { recording, untraced } = index.facts()
    const { blocks, transactions } = recording
    const lacking = [...untraced]
      .flatMap((position) => transactions[position] ?? [])
      .find(({ hash, block }) => [hash, String(block), blockAt(blocks, block)?.hash].includes(name.toLowerCase()))
    if (lacking) throw noTrace(lacking.block ?? 0)
  }
  /** Throws where a transaction has no receipt: there would seem to be no logs. */
  const demandReceipt = (hash: string) => {
    const { chain, transactions } = index.facts().recording
    const row = transactions[transactionsByHash(transactions).get(hash)?.[0] ?? -1]
    if (row?.block === undefined || row.gasUsed !== undefined) return
    if (chain.head - row.block < LATE_RECEIPTS) throw nodeError('The node has no receipt of this transaction yet.')
    throw nodeCannot('The node has no receipt of this transaction: it may have pruned it.')
  }
  /** The usual responder, which must not respond without traces of calls. */
  const demandingTraces =
    <N extends ServedName>(name: N): Responder<N> =>
    async (request) => {
      if (index.offersTraces() === false) throw nodeLacks(NO_TRACES)
      for (const named of Object.values<string>(request.params)) demandCalls(named)
      return RESPONDERS[name](request)
    }

  return {
    ...RESPONDERS,
    ...respondersOf(OF_OTHER_SERVICES, () => noRecords),
    ...respondersOf(OF_TRACES, demandingTraces),
    indexingStatus: async () => {
      const { indexed, total } = index.progress() ?? { indexed: 0, total: 0 }
      const isDone = indexed >= total
      const ratio = isDone ? 1 : indexed / total
      return {
        finished_indexing: isDone,
        finished_indexing_blocks: isDone,
        indexed_blocks_ratio: ratio,
        indexed_internal_transactions_ratio: ratio,
        indexed_blocks: indexed,
        total_blocks: total,
      }
    },
    address: async (request) => {
      await refresh(request.params.hash)
      return RESPONDERS.address(request)
    },
    addresses: async (request) => {
      await refreshBalances()
      return RESPONDERS.addresses(request)
    },
    hotContracts: async (request) => {
      await refreshBalances()
      return RESPONDERS.hotContracts(request)
    },
    smartContract: async (request) => {
      await refresh(request.params.hash)
      return RESPONDERS.smartContract(request)
    },
    transactionLogs: async (request) => {
      demandReceipt(request.params.hash)
      return RESPONDERS.transactionLogs(request)
    },
    transactionTokenTransfers: async (request) => {
      demandReceipt(request.params.hash)
      return RESPONDERS.transactionTokenTransfers(request)
    },
    transactionStateChanges: async ({ open, params: { hash } }) => {
      const view = await open('addresses', 'transactions', 'blocks')
      const transaction = view.transactions.find((row) => row.hash === hash)
      if (transaction === undefined) throw notFound()
      const changes = await changesOf(client, hash, blockAt(view.blocks, transaction.block), write)
      const rows = changes.map((change, place) => ({ change, count: place + 1 }))
      return listing(rows, changeOrder, ({ change }) => stateChangeBody(view, change))
    },
    // With its transfers a row of a list shows amounts in the units of their token.
    addressTransactions: async (request) => {
      const list = await RESPONDERS.addressTransactions(request)
      const view = await request.open('transfers', ...transactionFiles)
      const page: typeof list.page = (query) => {
        const { items, next } = list.page(query)
        const hashes = (items as { hash: string }[]).map(({ hash }) => hash)
        const positions = hashes.flatMap((hash) => transactionsByHash(view.transactions).get(hash) ?? [])
        return { items: positions.map((position) => transactionDetailBody(view, position)), next }
      }
      return { ...list, page }
    },
    addressBalanceHistory: async ({ open, params: { hash } }) => {
      const view = await open('blocks', 'transactions')
      const rows = await balancesAt(hash)
      return listing(rows, balanceOrder, ({ block, transaction, before, after }) => ({
        block_number: block,
        block_timestamp: isoTime(blockAt(view.blocks, block)?.timestamp ?? 0),
        transaction_hash: transaction === undefined ? null : (view.transactions[transaction]?.hash ?? null),
        delta: String(after - before),
        value: String(after),
      }))
    },
    addressBalanceByDay: async ({ open, params: { hash } }) => {
      const { blocks } = await open('blocks')
      const days = new Map(
        (await balancesAt(hash)).map(({ block, after }) => [
          isoTime(blockAt(blocks, block)?.timestamp ?? 0).slice(0, 10),
          String(after),
        ]),
      )
      return { days: 10, items: Array.from(days, ([date, value]) => ({ date, value })) }
    },
  }
}

/** The balances that a transaction changed, as the node's prestate tracer has them. */
async function changesOf(
  client: NodeClient,
  hash: string,
  block: Pick<BlockFacts, 'height' | 'miner'> | undefined,
  write: (hash: string) => string,
): Promise<StateFacts['changes']> {
  const options = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }
  const [outcome] = await client.outcomes([{ method: 'debug_traceTransaction', params: [hash, options] }])
  if (outcome) throwUnlessLacking(outcome, block?.height ?? 0)
  const [diff] = objectsIn([outcome?.result])
  const [pre] = objectsIn([diff?.['pre']])
  const [post] = objectsIn([diff?.['post']])
  if (!pre || !post) throw nodeLacks('This node offers no state changes.')
  const balanceIn = (state: typeof pre, address: string) => decimalIn(objectsIn([state[address]])[0]?.['balance'])
  return [...new Set([...Object.keys(pre), ...Object.keys(post)])].flatMap((address) => {
    const before = balanceIn(pre, address) ?? '0'
    // A balance that stays is left out; so is an account that was removed.
    const after = balanceIn(post, address) ?? (address in post ? before : '0')
    const written = write(address)
    return before === after
      ? []
      : [{ address: written, before, after, ...(written === block?.miner && { miner: true as const }) }]
  })
}

/** A balance before and after a block, wei. */
interface BlockBalance {
  block: number
  /** Index of the last transaction of the block that named the address. */
  transaction: number | undefined
  before: bigint
  after: bigint
}

const balanceOrder: Order<BlockBalance> = {
  columns: [byInteger('block_number', ({ block }) => block)],
  itemsCount: true,
}

/** The balances of an address at the latest blocks that named it and changed its balance, oldest first. */
async function balancesOf(index: FactsSource, client: NodeClient, hash: string): Promise<BlockBalance[]> {
  const { recording } = index.facts()
  const { blocks, calls, transactions, withdrawals } = recording
  const touched = new Map<number, number | undefined>()
  for (const block of blocks) if (block.miner?.toLowerCase() === hash) touched.set(block.height, undefined)
  for (const { block, receiver } of withdrawals) if (receiver.toLowerCase() === hash) touched.set(block, undefined)
  const positions = [
    ...(transactionsByAddress(transactions).get(hash) ?? []),
    ...rowsBy(calls, callsByAddress, hash).map(({ transaction }) => transaction),
  ]
  for (const position of positions.toSorted((a, b) => a - b)) {
    const block = transactions[position]?.block
    if (block !== undefined) touched.set(block, position)
  }
  const chosen = [...touched].toSorted(([a], [b]) => a - b).slice(-MAX_HISTORY)
  const heights = [...new Set(chosen.flatMap(([block]) => [Math.max(0, block - 1), block]))]
  const outcomes = await client.outcomes(
    heights.map((height) => ({ method: 'eth_getBalance', params: [hash, hex(height)] })),
  )
  for (const [place, outcome] of outcomes.entries()) throwUnlessLacking(outcome, heights[place] ?? 0)
  if (outcomes.some(({ error }) => error !== null)) throw nodeLacks('This node has no balances at earlier blocks.')
  const balances = new Map(heights.map((height, place) => [height, quantity(outcomes[place]?.result) ?? 0n]))
  return chosen.flatMap(([block, transaction]) => {
    const before = block === 0 ? 0n : (balances.get(block - 1) ?? 0n)
    const after = balances.get(block) ?? 0n
    return before === after ? [] : [{ block, transaction, before, after }]
  })
}
