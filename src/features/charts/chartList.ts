import type { RowOf } from '#/api/resources'
import { plainText } from '#/domain/text'

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

/** The sections of the stats service, in its order; a chart without an identifier cannot be requested. */
export function sectionsOf(lines: RowOf<'statsLines'> | null): ChartSection[] {
  return (lines?.sections ?? []).flatMap(({ id, title, charts }, place) => {
    const listed = (charts ?? []).flatMap((chart): ChartInfo[] => {
      if (!chart.id) return []
      return [
        {
          id: chart.id,
          resource: 'statsLine',
          title: plainText(chart.title ?? chart.id, 80),
          description: chart.description && plainText(chart.description, 200),
          unit: plainText(chart.units ?? '', 20),
        },
      ]
    })
    if (listed.length === 0) return []
    return [{ id: id ?? String(place), title: plainText(title ?? id ?? 'Charts', 80), charts: listed }]
  })
}
