import type { Responders } from '#/served/responder'
import { isoTime } from '#/served/bodies/values'
import { fiatValueOf } from '#/served/bodies/token'
import { transactionsByState } from '#/served/indexes'
import type { BlockFacts, ChainFacts, TransactionFacts } from '#/served/recording'

const DAY = 24 * 60 * 60

/** Number of recent transactions that the gas prices are computed from. */
const RECENT_TRANSACTIONS = 200

/** Blocks of today in UTC, as charts count days; the time of the last block counts as now. */
function blocksOfToday(blocks: readonly BlockFacts[]): BlockFacts[] {
  const now = blocks.at(-1)?.timestamp ?? 0
  return blocks.filter(({ timestamp }) => timestamp >= now - (now % DAY))
}

/** Number of recent blocks that the block time is computed from. */
const RECENT_BLOCKS = 50

/** Mean time of recent blocks in milliseconds; null where there are too few to say. */
function averageBlockTime(blocks: readonly BlockFacts[]): number | null {
  const [first, last] = [blocks.at(-RECENT_BLOCKS) ?? blocks[0], blocks.at(-1)]
  if (first === undefined || last === undefined || last.height === first.height) return null
  return ((last.timestamp - first.timestamp) * 1000) / (last.height - first.height)
}

/** Change of the price since the end of the day before, in percent. */
function priceChange({ coinPrice, days }: ChainFacts): number | null {
  const before = Number(days.at(-2)?.coinPrice ?? 0)
  return before === 0 || coinPrice === undefined ? null : Number(((Number(coinPrice) / before - 1) * 100).toFixed(2))
}

/** The value of all coins in dollars; null without a price. */
function marketCap({ coinPrice, currency, totalSupply }: ChainFacts): string | null {
  return coinPrice === undefined || totalSupply === undefined
    ? null
    : fiatValueOf(totalSupply, currency.decimals, coinPrice)
}

/** Gas prices of recent transactions in Gwei, each with its base fee, that of the last block, and the rest; null without any. */
function gasPrices(transactions: readonly TransactionFacts[], lastBlock: BlockFacts | undefined) {
  if (transactions.length === 0) return null
  const sorted = transactions.slice(-RECENT_TRANSACTIONS).map(({ gasPrice }) => Number(gasPrice) / 1e9)
  sorted.sort((a, b) => a - b)
  const baseFee = lastBlock?.baseFee === undefined ? null : Number(lastBlock.baseFee) / 1e9
  const at = (share: number) => {
    const price = sorted[Math.floor((sorted.length - 1) * share)] ?? 0
    return {
      price: hundredths(price),
      base_fee: baseFee === null ? null : hundredths(baseFee),
      priority_fee: baseFee === null ? null : hundredths(Math.max(0, price - baseFee)),
      fiat_price: null,
      time: null,
    }
  }
  return { slow: at(0.35), average: at(0.6), fast: at(0.9) }
}

const hundredths = (gwei: number) => Number(gwei.toFixed(2))

/** Gas used of the gas limit, in percent. */
function utilization(blocks: readonly BlockFacts[]): number {
  const limit = blocks.reduce((sum, block) => sum + Number(block.gasLimit), 0)
  return limit === 0 ? 0 : (Number(gasIn(blocks)) / limit) * 100
}

function gasIn(blocks: readonly BlockFacts[]): bigint {
  return blocks.reduce((sum, { gasUsed }) => sum + BigInt(gasUsed), 0n)
}

/** Responders of the chain as a whole. */
export const statsResponders = {
  indexingStatus: async () => ({
    finished_indexing: true,
    finished_indexing_blocks: true,
    indexed_blocks_ratio: 1,
    indexed_internal_transactions_ratio: 1,
  }),

  stats: async ({ open }) => {
    const { addresses, blocks, chain, transactions } = await open('addresses', 'blocks', 'chain', 'transactions')
    const today = blocksOfToday(blocks)
    const { mined } = transactionsByState(transactions)
    return {
      average_block_time: averageBlockTime(blocks),
      coin_image: null,
      coin_price: chain.coinPrice ?? null,
      coin_price_change_percentage: priceChange(chain),
      gas_price_updated_at: isoTime(chain.recordedAt),
      gas_prices: gasPrices(mined, blocks.at(-1)),
      gas_prices_update_in: 0,
      gas_used_today: String(gasIn(today)),
      market_cap: marketCap(chain),
      network_utilization_percentage: utilization(today),
      total_addresses: String(addresses.length),
      total_blocks: String(blocks.length),
      total_gas_used: String(gasIn(blocks)),
      total_transactions: String(mined.length),
      transactions_today: String(today.reduce((sum, block) => sum + block.transactionsCount, 0)),
      tvl: null,
    }
  },
} satisfies Partial<Responders>
