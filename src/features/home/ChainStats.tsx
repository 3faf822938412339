import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#/api/resources'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { EVERY_DIGIT, grouped, numberFormat } from '#/domain/numberFormat'
import { fiat, percentOfNumber } from '#/domain/amount'
import { Skeleton } from '#/ui/Skeleton'

type ApiStats = RowOf<'stats'>

const countText = (count: bigint | number | null) => (count === null ? null : grouped(count))

/** Milliseconds as seconds with one decimal. */
const secondsText = (ms: number) => `${numberFormat(undefined, EVERY_DIGIT)(Math.floor(ms / 100) / 10)} s`

/** A stat that is null is left out. */
const statsOf = (symbol: string): readonly [label: string, textOf: (stats: ApiStats) => string | null][] => [
  [`${symbol} price`, ({ coin_price }) => (coin_price === null ? null : fiat(1n, 0, coin_price))],
  ['Total transactions', ({ total_transactions }) => countText(total_transactions)],
  ['Transactions today', ({ transactions_today }) => countText(transactions_today)],
  ['Addresses', ({ total_addresses }) => countText(total_addresses)],
  [
    'Average block time',
    ({ average_block_time }) => (average_block_time === null ? null : secondsText(average_block_time)),
  ],
  ['Network utilization', ({ network_utilization_percentage: used }) => (used === null ? null : percentOfNumber(used))],
]

/** The stats of a chain in one line; nothing if its API has none. */
export function ChainStats() {
  const connection = useChain()
  const { data, isPending } = useQuery(itemQuery(connection, 'stats', {}))
  const values = data?.value
  if (!isPending && !values) return null
  return (
    <dl className="panel mt-3 grid min-h-16 grid-cols-3 gap-x-4 px-4 py-3 md:grid-cols-6" aria-busy={isPending}>
      {statsOf(connection.chain.currency.symbol).map(([label, textOf]) => {
        const value = values ? textOf(values) : <Skeleton className="w-16" />
        return (
          value !== null && (
            <div key={label} className="flex flex-col justify-between py-1">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="min-h-6 text-lg font-medium md:text-xl">{value}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
