import * as z from 'zod/mini'
import { searchParameter } from '#/data/searchParameters'

/** The ranges that a chart is cut to, in days before its latest point. */
export const RANGES = { '7d': 7, '30d': 30, '90d': 90, '1y': 365, all: Infinity } as const

/** A range by its name in the URL. */
export type Range = keyof typeof RANGES

const chartId = searchParameter(z.string().check(z.maxLength(100)))

/** The search parameters of the page of charts: the range, and the charts that are compared. */
export const chartParameters = z.object({
  range: searchParameter(z.enum(Object.keys(RANGES) as [Range, ...Range[]])),
  chart: chartId,
  with: chartId,
})

/** These parameters as the page gets them. */
export type ChartParameters = z.infer<typeof chartParameters>
