import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#/api/resources'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { EVERY_DIGIT, grouped, numberFormat } from '#/domain/numberFormat'
import { fiat, percentOfNumber } from '#/domain/amount'

type Stats = RowOf<'stats'>

const counted = (count: bigint | number | null) => (count === null ? null : grouped(count))

/** Milliseconds as seconds, to a tenth. */
const seconds = (ms: number) => `${numberFormat(undefined, EVERY_DIGIT)(Math.floor(ms / 100) / 10)} s`

/** The figures of a chain worth a glance; one that the server does not give is left out. */
const figures: readonly [label: string, read: (stats: Stats) => string | null][] = [
  ['Coin price', ({ coin_price }) => (coin_price === null ? null : fiat(1n, 0, coin_price))],
  ['Transactions', ({ total_transactions }) => counted(total_transactions)],
  ['Today', ({ transactions_today }) => counted(transactions_today)],
  ['Addresses', ({ total_addresses }) => counted(total_addresses)],
  ['Block time', ({ average_block_time }) => (average_block_time === null ? null : seconds(average_block_time))],
  ['Utilization', ({ network_utilization_percentage: used }) => (used === null ? null : percentOfNumber(used))],
]

/** The chain's figures in one line, where its server counts them. */
export function ChainFigures() {
  const connection = useChain()
  const { data, isPending } = useQuery(itemQuery(connection, 'stats', {}))
  const stats = data?.value
  if (!isPending && !stats) return null
  return (
    <dl className="grid min-h-16 grid-cols-3 border-b border-line py-3 md:grid-cols-6" aria-busy={isPending}>
      {figures.map(([label, read]) => {
        const value = stats ? read(stats) : ''
        return (
          value !== null && (
            <div key={label} className="py-1">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="min-h-6 text-lg font-medium">{value}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
