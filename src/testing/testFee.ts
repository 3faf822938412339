import type { FeeRecord } from '#/domain/amounts/fee'

/** What a fee is made of, of which nothing is known. */
export const UNKNOWN_FEE = {
  fee: null,
  type: null,
  gas_limit: null,
  gas_used: null,
  gas_price: null,
  max_fee_per_gas: null,
  transaction_burnt_fee: null,
  priority_fee: null,
  l1_fee: null,
  operator_fee: null,
  blob_gas_used: null,
  blob_gas_price: null,
  burnt_blob_fee: null,
  max_fee_per_blob_gas: null,
  arbitrum: null,
  scroll: null,
  exchange_rate: null,
  historic_exchange_rate: null,
  celo: null,
  stability_fee: null,
} satisfies FeeRecord
