import type { RowOf } from '#/api/resources'
import type { ChartPoint } from '#/domain/amounts/chart'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'

/** Query options of charts: with a point a day, they are requested once per visit. */
export const ONCE = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnMount: false } as const

/** The points of the chart of transactions, oldest first. */
export function transactionPoints({ chart_data }: RowOf<'transactionsChart'>): ChartPoint[] {
  return (chart_data ?? [])
    .flatMap(({ date, transactions_count: count }): ChartPoint[] => {
      if (date === null) return []
      const isKnown = count !== null
      return [
        {
          at: date.getTime(),
          value: count,
          text: isKnown ? `${grouped(count)} txns` : '–',
          exact: isKnown ? String(count) : '',
        },
      ]
    })
    .toSorted((a, b) => a.at - b.at)
}

/** The transfers of the day that a point is of, in UTC; of an address, those that it sent or received. */
export function hrefOfDay(chain: string, at: number, address?: string): string {
  const day = new Date(at).toISOString().slice(0, 10)
  const ends = address === undefined ? {} : { from: address, relation: 'or', to: address }
  return paths.transfers(chain, { ...ends, age_from: day, age_to: day })
}
