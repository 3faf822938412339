import * as z from 'zod/mini'
import { parseWithin } from '#/api/parseLenient'
import { isObject } from '#/domain/isObject'
import { nullish } from './fields'
import { decimal, fraction, number, scalar, text, timestamp } from './scalars'

/** A price tier of gas; servers that send an object also say what it consists of, what it costs in fiat and how long it takes. */
export interface GasPriceTier {
  /** Gwei, as are its parts. */
  readonly price: number | null
  readonly base_fee: number | null
  readonly priority_fee: number | null
  /** US dollars for a payment. */
  readonly fiat_price: string | null
  /** Milliseconds. */
  readonly time: number | null
}

const gasPriceObject = z.object({
  price: nullish(number),
  base_fee: nullish(number),
  priority_fee: nullish(number),
  fiat_price: nullish(fraction),
  time: nullish(number),
})

/** A number, or an object with the price and more. */
const gasPrice: z.ZodMiniType<GasPriceTier> = scalar('gas price', z.union([number, gasPriceObject]), (raw, context) => {
  if (isObject(raw)) return parseWithin(gasPriceObject, raw, context)
  const price = parseWithin(number, raw, context)
  return price === null ? null : { price, base_fee: null, priority_fee: null, fiat_price: null, time: null }
})

/** Prices of gas by urgency. */
const gasPrices = z.object({
  slow: nullish(gasPrice),
  average: nullish(gasPrice),
  fast: nullish(gasPrice),
})

/** Served at /stats, outside of the contract; `average_block_time` in milliseconds, coin prices in US dollars. */
export const stats = z.object({
  average_block_time: nullish(number),
  coin_image: nullish(text),
  coin_price: nullish(fraction),
  coin_price_change_percentage: nullish(number),
  gas_price_updated_at: nullish(timestamp),
  gas_prices: nullish(gasPrices),
  gas_prices_update_in: nullish(number),
  gas_used_today: nullish(decimal),
  market_cap: nullish(fraction),
  network_utilization_percentage: nullish(number),
  total_addresses: nullish(decimal),
  total_blocks: nullish(decimal),
  total_gas_used: nullish(decimal),
  total_transactions: nullish(decimal),
  transactions_today: nullish(decimal),
  tvl: nullish(fraction),
})

/** The names of all statistics that are read. */
export const statsFields: ReadonlySet<string> = new Set(Object.keys(stats.shape))
