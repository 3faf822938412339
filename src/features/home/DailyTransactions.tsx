import { DailyTransactionsSkeleton } from './DailyTransactionsSkeleton'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { hrefOfDay, ONCE, transactionPoints } from '#/data/queries/dailyCharts'
import { useChain } from '#/data/sources/useChain'
import { pointLabel } from '#/domain/amounts/chart'
import { paths } from '#/domain/links/paths'
import { LineChart } from '#/ui/LineChart'

const MAX_DAYS = 30

/** The transactions of each of the last days, the latest as a headline number; nothing if the API has no such chart. */
export default function DailyTransactions() {
  const connection = useChain()
  const { chain } = connection
  const { data, isPending } = useQuery({ ...itemQuery(connection, 'transactionsChart', {}), ...ONCE, ...SECONDARY })
  const chart = data?.value
  const points = useMemo(() => (chart ? transactionPoints(chart).slice(-MAX_DAYS) : []), [chart])
  const latest = points.findLast(({ value }) => value !== null)
  if (isPending) return <DailyTransactionsSkeleton />
  if (!latest) return null
  const title = 'Transactions per day'
  return (
    <figure aria-label={title} className="chart min-h-55 min-w-0 [--plot-height:8.5rem]">
      <figcaption className="flex justify-between gap-x-4">
        <span>
          <span className="block text-sm text-muted">{title}</span>
          <span className="text-xl font-medium">{latest.text}</span>{' '}
          <span className="text-sm whitespace-nowrap text-muted">{pointLabel(latest.at)}</span>
        </span>
        <a href={paths.charts(chain.id)} className="shrink-0 text-sm">
          All charts
        </a>
      </figcaption>
      <LineChart
        label={title}
        series={[{ label: title, unit: 'txns', points }]}
        hrefOf={(at) => hrefOfDay(chain.id, at)}
      />
    </figure>
  )
}
