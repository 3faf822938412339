import table from './knownChains.json'

/** What is known of a chain by its id alone. */
export interface KnownChain {
  readonly name: string
  readonly currency: { name: string; symbol: string; decimals: number }
  readonly testnet: boolean
}

const rows: Readonly<Record<string, readonly (string | number)[]>> = table

/** What a decimal chain id is known by, null for a chain that is not in the table; to be loaded when it is needed. */
export function knownChain(id: string): KnownChain | null {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined
  if (!row) return null
  const [name, coin, symbol, decimals = 18, testnet = 0] = row
  return {
    name: String(name),
    currency: { name: String(coin), symbol: String(symbol), decimals: Number(decimals) },
    testnet: testnet === 1,
  }
}
