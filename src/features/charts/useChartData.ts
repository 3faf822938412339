import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isPermanent } from '#/api/retryPolicy'
import { itemQuery } from '#/data/queries/resourceQueries'
import { ONCE, transactionPoints } from '#/data/queries/dailyCharts'
import { useChain } from '#/data/sources/useChain'
import type { ChartPoint, ChartSeries } from '#/domain/amounts/chart'
import { type ChartInfo, linePoints, marketPoints, pointsInRange } from '#/features/charts/chartList'
import type { Range } from '#/features/charts/parameters'

/** A chart as it loads. */
export interface ChartData {
  /** Undefined while it loads, or if that failed. */
  readonly series: ChartSeries | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** The points of a chart in a range, requested once it is `enabled`. The ranges of a chart share one request. */
export function useChartData(chart: ChartInfo, range: Range, enabled: boolean): ChartData {
  const connection = useChain()
  const { id, resource, title, unit, isShare } = chart
  const optionsOf = (name: ChartInfo['resource']) => ({
    ...ONCE,
    // A chart that comes near the window does not repeat what failed for good.
    enabled: ({ state }: { readonly state: { readonly error: unknown } }) =>
      enabled && resource === name && !isPermanent(state.error),
  })
  const queries = {
    transactionsChart: useQuery({
      ...itemQuery(connection, 'transactionsChart', {}),
      ...optionsOf('transactionsChart'),
    }),
    marketChart: useQuery({ ...itemQuery(connection, 'marketChart', {}), ...optionsOf('marketChart') }),
    statsLine: useQuery({ ...itemQuery(connection, 'statsLine', { id }), ...optionsOf('statsLine') }),
  }
  const transactions = queries.transactionsChart.data?.value
  const market = queries.marketChart.data?.value
  const line = queries.statsLine.data?.value
  const points = useMemo((): ChartPoint[] | undefined => {
    if (resource === 'transactionsChart' && transactions) return transactionPoints(transactions)
    if (resource === 'marketChart' && market) return marketPoints(market, id)
    return resource === 'statsLine' && line ? linePoints(line, { unit, isShare }) : undefined
  }, [resource, id, unit, isShare, transactions, market, line])
  const series = useMemo(
    () => points && { label: title, unit, points: pointsInRange(points, range) },
    [points, range, title, unit],
  )
  const { error, refetch } = queries[resource]
  return { series, error, retry: () => void refetch() }
}
