import table from './knownChains.json'

/** The data of a chain that is known by its ID. */
export interface KnownChain {
  readonly name: string
  readonly currency: { name: string; symbol: string; decimals: number }
  readonly testnet: boolean
}

const rows: Readonly<Record<string, readonly (string | number)[]>> = table

/** The known chain with a decimal ID; null if it is not in the table. */
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
