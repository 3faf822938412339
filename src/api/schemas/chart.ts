import * as z from 'zod/mini'
import { nullish, withAliases } from './fields'
import { boolean, day, fraction, integer, text } from './scalars'

/** Served at /stats/charts/transactions. */
export const transactionsChart = z.object({
  chart_data: nullish(
    z.array(
      withAliases(z.object({ date: nullish(day), transactions_count: nullish(integer) }), {
        transactions_count: ['tx_count', 'transaction_count'],
      }),
    ),
  ),
})

/** Served at /stats/charts/market; prices in US dollars. */
export const marketChart = z.object({
  available_supply: nullish(fraction),
  chart_data: nullish(
    z.array(
      z.object({
        date: nullish(day),
        closing_price: nullish(fraction),
        market_cap: nullish(fraction),
        tvl: nullish(fraction),
      }),
    ),
  ),
})

const chartInfo = z.object({
  id: nullish(text),
  title: nullish(text),
  description: nullish(text),
  units: nullish(text),
  resolutions: nullish(z.array(text)),
})

/** Served at /lines of the stats service: its charts by section. */
export const statsLines = z.object({
  sections: nullish(
    z.array(z.object({ id: nullish(text), title: nullish(text), charts: nullish(z.array(chartInfo)) })),
  ),
})

/** Served at /lines/{id} of the stats service: a chart by day. */
export const statsLine = z.object({
  chart: nullish(
    z.array(
      z.object({
        date: nullish(day),
        date_to: nullish(day),
        value: nullish(fraction),
        is_approximate: nullish(boolean),
      }),
    ),
  ),
  info: nullish(chartInfo),
})
