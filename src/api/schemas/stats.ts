import { maybeNull, object, scalar, type Scalar } from '#/api/form'
import { isObject, placeWithin, readAt } from '#/api/reader'
import { decimal, fraction, number, text, timestamp } from './scalars'

/** A price tier of gas in gwei; servers that send an object also say what it costs in fiat and how long it takes. */
export interface GasPrice {
  /** Gwei. */
  readonly price: number | null
  readonly fiat_price: string | null
  /** Milliseconds. */
  readonly time: number | null
}

const gasPriceForm = object({ price: maybeNull(number), fiat_price: maybeNull(fraction), time: maybeNull(number) })

/** A number, or an object with price, fiat_price and time. */
const gasPrice: Scalar<GasPrice> = scalar('gas price', { anyOf: [number, gasPriceForm] }, (raw, place) => {
  if (isObject(raw)) return readAt(gasPriceForm, raw, place) ?? undefined
  const price = readAt(number, raw, placeWithin(place, 'price'))
  return price === null ? null : { price, fiat_price: null, time: null }
})

/** Prices of gas by urgency. */
const gasPrices = object({
  slow: maybeNull(gasPrice),
  average: maybeNull(gasPrice),
  fast: maybeNull(gasPrice),
})

/** Served at /stats, outside of the contract; `average_block_time` in milliseconds, coin prices in US dollars. */
export const stats = object({
  average_block_time: maybeNull(number),
  coin_image: maybeNull(text),
  coin_price: maybeNull(fraction),
  coin_price_change_percentage: maybeNull(number),
  gas_price_updated_at: maybeNull(timestamp),
  gas_prices: maybeNull(gasPrices),
  gas_prices_update_in: maybeNull(number),
  gas_used_today: maybeNull(decimal),
  market_cap: maybeNull(fraction),
  network_utilization_percentage: maybeNull(number),
  total_addresses: maybeNull(decimal),
  total_blocks: maybeNull(decimal),
  total_gas_used: maybeNull(decimal),
  total_transactions: maybeNull(decimal),
  transactions_today: maybeNull(decimal),
  tvl: maybeNull(fraction),
})
