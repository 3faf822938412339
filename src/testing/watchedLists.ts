import { json } from '#/api/testFaults'
import { startTestApi, type TestApi } from './testApi'
import { at } from './pages'

/** The watched address. */
export const own = at.nftOwner.toLowerCase()

/** The hash of the transaction in the block of this number. */
export const hashOf = (number: number) => `0x${String(number).padStart(64, '0')}`
const timeOf = (number: number) => new Date(Date.UTC(2030, 0, 1) + number * 12_000).toISOString().replace('Z', '000Z')

/** What all rows of the block of this number have. */
export const common = (number: number) => ({
  timestamp: timeOf(number),
  block_number: number,
  from: { hash: at.router },
  to: { hash: own },
})

/** An incoming transaction of 1.5 in the block of this number, with other fields where given. */
export const sent = (number: number, fields: object = {}) => ({
  ...common(number),
  hash: hashOf(number),
  value: '1500000000000000000',
  status: 'ok',
  ...fields,
})

/** A token transfer in the block of this number. */
export const transferred = (number: number, fields: object = {}) => ({
  ...common(number),
  transaction_hash: hashOf(number),
  log_index: 3,
  token: { address_hash: at.dollar, symbol: 'USD\u202e', name: 'Dollar', decimals: '6', type: 'ERC-20' },
  total: { value: '2500000', decimals: '6' },
  ...fields,
})

interface Lists {
  transactions: object[]
  'token-transfers': object[]
  'internal-transactions': object[]
}

/** The demo with these lists of the watched address, which may change. */
export async function apiWith(lists: Lists): Promise<TestApi> {
  const api = await startTestApi()
  for (const [name, items] of Object.entries(lists) as [string, object[]][])
    api.on(new RegExp(`/addresses/${own}/${name}$`), () => json({ items, next_page_params: null }))
  return api
}

/** Lists with one transaction. */
export const empty = (): Lists => ({ transactions: [sent(1)], 'token-transfers': [], 'internal-transactions': [] })
