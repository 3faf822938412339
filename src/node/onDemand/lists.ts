import type { ServedName } from '#/served/responder'
import type { BlockEntry } from '#/node/blockEntry'
import type { GrowingFacts } from '#/node/chainFacts'
import { demandCalls, shownRecipients } from './records'
import type { PlannedRequest, FoundBlocks, ResponsePlan, BlockSource } from './plan'
import { searchWindow } from './windows'

const countOf = {
  transactions: ({ transactions }: BlockEntry) => transactions.length,
  transfers: ({ transactions }: BlockEntry) => transactions.reduce((sum, { transfers }) => sum + transfers.length, 0),
  calls: ({ transactions }: BlockEntry) =>
    transactions.reduce((sum, { calls }) => sum + Math.max(0, (calls?.length ?? 0) - 1), 0),
  withdrawals: ({ withdrawals }: BlockEntry) => withdrawals.length,
}

/** Blocks of a page by default, and at most. */
const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 100

/** Blocks that the statistics are of. */
const STATS_BLOCKS = 10

/** A window of as many headers as a page has rows. */
async function headers({ query, range }: PlannedRequest, node: BlockSource): Promise<FoundBlocks> {
  // No node lists uncles and reorged blocks.
  if ((query.get('type') ?? 'block') !== 'block') return { entries: [] }
  const head = await node.head()
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, Number(query.get('items_count')) || PAGE_SIZE))
  const to = Math.min(range.to ?? head.height, head.height)
  const from = range.from ?? Math.max(0, to - size + 1)
  return { entries: await node.cache.headers(from, to, head), searched: { from, to } }
}

/** Parties and tokens of transfers. */
export const ofTransfers = ({ recording: { transfers }, touched }: GrowingFacts) => ({
  codes: new Set(transfers.flatMap(({ from, to, token }) => [from, to, token])),
  tokens: touched.tokens,
})

const ofCalls = ({ recording: { calls } }: GrowingFacts) => ({
  codes: new Set(calls.flatMap(({ index, from, to, created }) => (index === 0 ? [] : [from, to ?? created ?? from]))),
})

/** The latest blocks and transactions, which the home page and the statistics show. */
const latest: ResponsePlan = { find: (_, node) => node.latest(), shows: shownRecipients }

/** Lists of the chain, which continue into older blocks. */
export const LIST_PLANS: Partial<Record<ServedName, ResponsePlan>> = {
  mainPageBlocks: { find: (_, node) => node.latestBlocks() },
  mainPageTransactions: latest,
  stats: {
    // Its figures are of few blocks, and each page requests them.
    find: (_, node) => node.latest(STATS_BLOCKS),
    without: [
      'gas_used_today',
      'total_addresses',
      'total_blocks',
      'total_gas_used',
      'total_transactions',
      'transactions_today',
    ],
  },
  indexingStatus: { find: async () => ({ entries: [] }) },
  blocks: { find: headers },
  transactions: {
    find: ({ query, range }, node) =>
      query.get('filter') === 'pending' ? node.pending() : searchWindow(node, range, 'receipts', countOf.transactions),
    shows: shownRecipients,
  },
  allTokenTransfers: {
    find: ({ range }, node) => searchWindow(node, range, 'receipts', countOf.transfers),
    shows: ofTransfers,
  },
  internalTransactions: {
    find: async ({ range }, node) => {
      const found = await searchWindow(node, range, 'calls', countOf.calls)
      demandCalls(found, node)
      return found
    },
    shows: ofCalls,
  },
  advancedFilters: {
    find: ({ range }, node) => searchWindow(node, range, 'calls', countOf.transactions),
    shows: (facts) => ({
      codes: [...shownRecipients(facts).codes, ...ofTransfers(facts).codes],
      tokens: facts.touched.tokens,
    }),
  },
  withdrawals: {
    find: async ({ range }, node) => searchWindow(node, range, 'header', countOf.withdrawals),
  },
}
