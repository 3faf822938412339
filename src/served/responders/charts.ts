import { fiatValueOf } from '#/served/bodies/token'
import { isoTime } from '#/served/bodies/values'
import type { BlockFacts, TransactionFacts } from '#/served/recording'
import type { Responders } from '#/served/responder'
import { notFound } from '#/served/responses'
import type { Facts } from '#/served/store'

type Recorded = Facts<'blocks' | 'transactions'>

/** Rows of a day: the recorded blocks and mined transactions by date. */
function byDay({ blocks, transactions }: Recorded) {
  const days = new Map<string, { blocks: BlockFacts[]; transactions: TransactionFacts[] }>()
  for (const block of blocks) {
    const { firstTransaction, transactionsCount } = block
    const date = isoTime(block.timestamp).slice(0, 10)
    const day = days.get(date) ?? { blocks: [], transactions: [] }
    days.set(date, day)
    day.blocks.push(block)
    day.transactions.push(...transactions.slice(firstTransaction, firstTransaction + transactionsCount))
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

type Day = ReturnType<typeof byDay>[number][1]

interface Line {
  id: string
  title: string
  description: string
  valueOf: (day: Day) => number
}

const line = (id: string, title: string, description: string, valueOf: Line['valueOf']): Line => ({
  id,
  title,
  description,
  valueOf,
})

/** The charts of the stats service, by section. */
const SECTIONS: readonly { id: string; title: string; lines: readonly Line[] }[] = [
  {
    id: 'accounts',
    title: 'Accounts',
    lines: [
      line('activeAccounts', 'Active accounts', 'Addresses that sent transactions, per day', ({ transactions }) => {
        return new Set(transactions.map(({ from }) => from)).size
      }),
    ],
  },
  {
    id: 'transactions',
    title: 'Transactions',
    lines: [
      line('newTxns', 'New transactions', 'Transactions per day', ({ transactions }) => transactions.length),
      line('txnsSuccessRate', 'Transactions success rate', 'Share of successful transactions per day', (day) => {
        const { length } = day.transactions.filter(({ status }) => status === 'ok')
        return length / (day.transactions.length || 1)
      }),
    ],
  },
  {
    id: 'blocks',
    title: 'Blocks',
    lines: [line('newBlocks', 'New blocks', 'Blocks per day', ({ blocks }) => blocks.length)],
  },
  {
    id: 'contracts',
    title: 'Contracts',
    lines: [
      line('newContracts', 'New contracts', 'Contracts created by transactions, per day', ({ transactions }) => {
        return transactions.filter(({ created, status }) => created && status === 'ok').length
      }),
    ],
  },
]

const infoOf = ({ id, title, description }: Line) => ({ id, title, description, units: null, resolutions: ['DAY'] })

/** Responders of the charts of a chain. */
export const chartResponders = {
  transactionsChart: async ({ open }) => {
    const days = byDay(await open('blocks', 'transactions'))
    // Newest first, as servers send it.
    const chart = days.map(([date, { transactions }]) => ({ date, transactions_count: transactions.length }))
    return { chart_data: chart.toReversed() }
  },

  // The price at the end of each day, by the reserves of the exchange pair.
  marketChart: async ({ open }) => {
    const { currency, days, totalSupply } = (await open('chain')).chain
    const priced = days.flatMap(({ date, coinPrice, totalSupply: supply }) => {
      if (coinPrice === undefined) return []
      const market_cap = fiatValueOf(supply, currency.decimals, coinPrice)
      return [{ date, closing_price: coinPrice, market_cap, tvl: null }]
    })
    return {
      available_supply: totalSupply === undefined ? null : fiatValueOf(totalSupply, currency.decimals, '1'),
      chart_data: priced.toReversed(),
    }
  },

  statsLines: async () => ({
    sections: SECTIONS.map(({ id, title, lines }) => ({ id, title, charts: lines.map(infoOf) })),
  }),

  statsLine: async ({ open, params: { id } }) => {
    const found = SECTIONS.flatMap(({ lines }) => lines).find((each) => each.id === id)
    if (!found) throw notFound()
    const days = byDay(await open('blocks', 'transactions'))
    return {
      chart: days.map(([date, day]) => ({
        date,
        date_to: date,
        value: String(found.valueOf(day)),
        is_approximate: false,
      })),
      info: infoOf(found),
    }
  },
} satisfies Partial<Responders>
