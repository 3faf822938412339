import * as z from 'zod/mini'
import { searchParameter } from '#/data/searchParameters'

/** The ranges that a chart is cut to, in days before its latest point. */
export const RANGES = { '7d': 7, '30d': 30, '90d': 90, '1y': 365, all: Infinity } as const

/** A range by its name in the URL. */
export type Range = keyof typeof RANGES

/** Any text: the page says what it ignores. */
const anyText = searchParameter(z.string())

/** The search parameters of the page of charts: the range, and the charts that are compared. */
export const chartParameters = z.object({ range: anyText, chart: anyText, with: anyText })

/** These parameters as the page gets them. */
export type ChartParameters = z.infer<typeof chartParameters>

/** Whether a text is the name of a range. */
export function isChartRange(text: string | undefined): text is Range {
  return text !== undefined && Object.hasOwn(RANGES, text)
}
