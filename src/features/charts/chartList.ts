import type { RowOf } from '#/api/resources'
import { fiat, formatUnits, parseDecimal, shortAmount, unitPrice } from '#/domain/amounts/amount'
import type { ChartPoint } from '#/domain/amounts/chart'
import { plainText } from '#/domain/text/text'
import { type Range, RANGES } from '#/features/charts/parameters'

/** The endpoints that charts are read from. */
export type ChartResource = 'transactionsChart' | 'marketChart' | 'statsLine'

/** A chart that an API may have. */
export interface ChartInfo {
  /** In the URL; of a line, its identifier in the stats service. */
  readonly id: string
  readonly resource: ChartResource
  readonly title: string
  readonly description: string | null
  readonly unit: string
  /** Whether the API sends shares from 0 to 1, and not percents. */
  readonly isShare?: boolean | undefined
}

/** Charts under one heading. */
export interface ChartSection {
  readonly id: string
  readonly title: string
  readonly charts: readonly ChartInfo[]
}

/** The charts of the API itself. */
export const OWN_SECTION: ChartSection = {
  id: 'overview',
  title: 'Overview',
  charts: [
    {
      id: 'transactions',
      resource: 'transactionsChart',
      title: 'Transactions per day',
      description: 'Included transactions by day, UTC',
      unit: 'txns',
    },
    { id: 'price', resource: 'marketChart', title: 'Price', description: 'Daily closing price', unit: 'USD' },
    {
      id: 'market-cap',
      resource: 'marketChart',
      title: 'Market cap',
      description: 'Price × circulating supply',
      unit: 'USD market cap',
    },
    {
      id: 'tvl',
      resource: 'marketChart',
      title: 'TVL',
      description: 'Total value locked in protocols',
      unit: 'USD TVL',
    },
  ],
}

/** Charts of the stats service from 0 to 1, for which it sends no unit: shown in percent. */
const SHARE_CHARTS: ReadonlySet<string> = new Set(['txnsSuccessRate'])

/** The sections of the stats service, in its order; a chart without an identifier cannot be requested. */
export function sectionsOf(lines: RowOf<'statsLines'> | null): ChartSection[] {
  return (lines?.sections ?? []).flatMap(({ id, title, charts }, place) => {
    const listed = (charts ?? []).flatMap((chart): ChartInfo[] => {
      if (!chart.id) return []
      const isShare = !chart.units && SHARE_CHARTS.has(chart.id)
      return [
        {
          id: chart.id,
          resource: 'statsLine',
          title: plainText(chart.title ?? chart.id, 80),
          description: chart.description && plainText(chart.description, 200),
          unit: isShare ? '%' : plainText(chart.units ?? '', 20),
          isShare,
        },
      ]
    })
    if (listed.length === 0) return []
    return [{ id: id ?? String(place), title: plainText(title ?? id ?? 'Charts', 80), charts: listed }]
  })
}

const DAY_MS = 86_400_000

/** The points of a range, oldest first. */
export function pointsInRange(points: readonly ChartPoint[], range: Range): ChartPoint[] {
  const newest = points.at(-1)?.at ?? 0
  return points.filter(({ at }) => at > newest - RANGES[range] * DAY_MS)
}

/** A value of a day; null for a day that cannot be read. */
function pointOf(date: Date | null, exact: string | null, write: () => string | null): ChartPoint[] {
  if (date === null) return []
  const value = exact === null ? null : Number(exact)
  return [
    {
      at: date.getTime(),
      value: Number.isFinite(value) ? value : null,
      exact: exact ?? '',
      // Of the thousands of points of a line, few are read.
      get text() {
        return write() ?? '–'
      },
    },
  ]
}

const byTime = (a: ChartPoint, b: ChartPoint) => a.at - b.at

/** The points of a chart of the market, oldest first; none if the API has no values for it. */
export function marketPoints({ chart_data }: RowOf<'marketChart'>, id: ChartInfo['id']): ChartPoint[] {
  const points = (chart_data ?? []).flatMap(({ date, closing_price, market_cap, tvl }) => {
    if (id === 'price') return pointOf(date, closing_price, () => unitPrice(closing_price))
    const value = id === 'tvl' ? tvl : market_cap
    return pointOf(date, value, () => fiat(1n, 0, value, { fractionDigits: 0 }))
  })
  return points.some(({ value }) => value !== null) ? points.toSorted(byTime) : []
}

/** The points of a line of the stats service, oldest first. */
export function linePoints(
  { chart }: RowOf<'statsLine'>,
  { unit, isShare = false }: Pick<ChartInfo, 'unit' | 'isShare'>,
): ChartPoint[] {
  return (chart ?? [])
    .flatMap(({ date, value: sent, is_approximate }) => {
      const number = parseDecimal(sent ?? '')
      if (!number) return pointOf(date, null, () => null)
      const { decimals } = number
      const value = isShare ? number.value * 100n : number.value
      const isPercent = unit === '%'
      return pointOf(date, formatUnits(value, decimals), () => {
        const amount = shortAmount(value, decimals, { significant: 15, fractionDigits: isPercent ? 2 : undefined })
        const text = isPercent ? `${amount}%` : [amount, unit].filter(Boolean).join(' ')
        return is_approximate ? `${text} (approximate)` : text
      })
    })
    .toSorted(byTime)
}
