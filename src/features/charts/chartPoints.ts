import type { RowOf } from '#/api/resources'
import { fiat, parseDecimal, shortAmount, unitPrice } from '#/domain/amount'
import type { ChartPoint } from '#/domain/chart'
import { grouped } from '#/domain/numberFormat'
import type { ChartInfo } from '#/features/charts/chartList'
import { type Range, RANGES } from '#/features/charts/parameters'

const DAY_MS = 86_400_000

/** The points of a range, oldest first. */
export function pointsInRange(points: readonly ChartPoint[], range: Range): ChartPoint[] {
  const newest = points.at(-1)?.at ?? 0
  return points.filter(({ at }) => at > newest - RANGES[range] * DAY_MS)
}

/** A value of a day; null for a day that cannot be read. */
function pointOf(date: Date | null, exact: string | null, text: string | null): ChartPoint[] {
  if (date === null) return []
  const value = exact === null ? null : Number(exact)
  return [{ at: date.getTime(), value: Number.isFinite(value) ? value : null, text: text ?? '–', exact: exact ?? '' }]
}

const byTime = (a: ChartPoint, b: ChartPoint) => a.at - b.at

/** The points of the chart of transactions, oldest first. */
export function transactionPoints({ chart_data }: RowOf<'transactionsChart'>): ChartPoint[] {
  return (chart_data ?? [])
    .flatMap(({ date, transactions_count: count }) =>
      pointOf(date, count === null ? null : String(count), count === null ? null : `${grouped(count)} txns`),
    )
    .toSorted(byTime)
}

/** The points of a chart of the market, oldest first; none if the API has no values for it. */
export function marketPoints({ chart_data }: RowOf<'marketChart'>, id: ChartInfo['id']): ChartPoint[] {
  const points = (chart_data ?? []).flatMap(({ date, closing_price, market_cap, tvl }) => {
    if (id === 'price') return pointOf(date, closing_price, unitPrice(closing_price))
    const value = id === 'tvl' ? tvl : market_cap
    return pointOf(date, value, fiat(1n, 0, value, { fractionDigits: 0 }))
  })
  return points.some(({ value }) => value !== null) ? points.toSorted(byTime) : []
}

/** The points of a line of the stats service, oldest first. */
export function linePoints({ chart }: RowOf<'statsLine'>, unit: string): ChartPoint[] {
  return (chart ?? [])
    .flatMap(({ date, value, is_approximate }) => {
      const number = parseDecimal(value ?? '')
      if (!number) return pointOf(date, null, null)
      const text = shortAmount(number.value, number.decimals, { significant: 15 })
      return pointOf(date, value, [text, unit, is_approximate && '(approximate)'].filter(Boolean).join(' '))
    })
    .toSorted(byTime)
}
