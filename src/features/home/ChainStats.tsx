import { DailyTransactionsSkeleton } from './DailyTransactionsSkeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import type { RowOf } from '#/api/resources'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useStaleHead } from '#/data/queries/useStaleHead'
import { useChain } from '#/data/sources/useChain'
import { dayWords } from '#/domain/blocks/blockTime'
import { EVERY_DIGIT, grouped, numberFormat } from '#/domain/amounts/numberFormat'
import { fiat, percentOfNumber } from '#/domain/amounts/amount'
import { LazyPanel } from '#/ui/LazyPanel'
import { Skeleton } from '#/ui/Skeleton'

const DailyTransactions = lazy(() => import('#/features/home/DailyTransactions'))

type ApiStats = RowOf<'stats'>

/** A value, and what is written after its label. */
type StatText = readonly [value: string | null, note?: string | null]

const countText = (count: bigint | number | null) => (count === null ? null : grouped(count))

/** Milliseconds as seconds, with one decimal from a tenth on; null for 0, which some APIs send where they know of no time. */
function secondsText(ms: number): string | null {
  if (ms <= 0) return null
  const step = ms < 100 ? 1 : 100
  return `${numberFormat(undefined, EVERY_DIGIT)((Math.floor(ms / step) * step) / 1000)} s`
}

/** The price of a coin and its change since the day before, as the API states them. */
export function priceText({
  coin_price: price,
  coin_price_change_percentage: change,
}: Pick<ApiStats, 'coin_price' | 'coin_price_change_percentage'>): StatText {
  const percents = change === null ? null : percentOfNumber(change)
  return [
    price === null ? null : fiat(1n, 0, price),
    percents && `${change !== null && change > 0 ? '+' : ''}${percents}`,
  ]
}

/** The average price of gas. */
export function gasText({ gas_prices }: Pick<ApiStats, 'gas_prices'>): string | null {
  const gas = gas_prices?.average?.price ?? null
  return gas === null ? null : `${numberFormat(undefined, { maximumFractionDigits: 4 })(gas)} Gwei`
}

/** A stat that is null is left out. */
const statsOf = (symbol: string, day: string): readonly [label: string, textOf: (stats: ApiStats) => StatText][] => [
  [`${symbol} price`, priceText],
  ['Gas price', (stats) => [gasText(stats)]],
  [`Transactions ${day}`, ({ transactions_today }) => [countText(transactions_today)]],
  ['Total transactions', ({ total_transactions }) => [countText(total_transactions)]],
  ['Addresses', ({ total_addresses }) => [countText(total_addresses)]],
  [
    'Average block time',
    ({ average_block_time }) => [average_block_time === null ? null : secondsText(average_block_time)],
  ],
  [
    'Market cap',
    // Without a price, some APIs send 0.
    ({ market_cap, coin_price }) => [
      market_cap === null || coin_price === null ? null : fiat(1n, 0, market_cap, { compact: true, significant: 4 }),
    ],
  ],
  ['Network utilization', ({ network_utilization_percentage: used }) => [used === null ? null : percentOfNumber(used)]],
]

/** Classes of a headline number. */
export const headline = 'text-xl font-medium wrap-anywhere'

/** The change of a headline number, next to its label: the number needs its own line on a small screen. */
export function StatNote({ note }: { note: string | null | undefined }) {
  return (
    note && (
      <>
        {' '}
        <span className="whitespace-nowrap max-[22rem]:hidden">{note}</span>
      </>
    )
  )
}

/** The headline numbers of a chain, and its transactions per day; nothing if its API has none. */
export function ChainStats() {
  const connection = useChain()
  const { data, isPending } = useQuery(itemQuery(connection, 'stats', {}))
  const values = data?.value
  const day = dayWords(useStaleHead(connection))
  if (!isPending && !values) return null
  return (
    <div className="group panel mt-3 grid gap-x-8 gap-y-4 px-4 py-3 lg:has-[.chart]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dl
        className="grid grid-cols-2 max-[18rem]:grid-cols-1 content-between gap-x-2 gap-y-1 md:grid-cols-4 lg:group-has-[.chart]:grid-cols-2"
        aria-busy={isPending}
      >
        {statsOf(connection.chain.currency.symbol, day).map(([label, textOf]) => {
          const [value, note] = values ? textOf(values) : [<Skeleton key="" className="w-16" />]
          return (
            value !== null && (
              <div key={label} className="flex min-h-14 min-w-0 flex-col justify-between py-1">
                <dt className="text-sm text-muted">
                  {label}
                  <StatNote note={note} />
                </dt>
                <dd className={headline}>{value}</dd>
              </div>
            )
          )
        })}
      </dl>
      <LazyPanel fallback={<DailyTransactionsSkeleton />}>
        <DailyTransactions />
      </LazyPanel>
    </div>
  )
}
