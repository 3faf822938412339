import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the chain data is from: the package by its exact version, so that the table can be made again. */
const SOURCE = 'viem@2.57.1'

interface ViemChain {
  id: number
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  testnet?: boolean
}

function isChain(value: unknown): value is ViemChain {
  return typeof value === 'object' && value !== null && 'id' in value && 'nativeCurrency' in value
}

/** Networks of a developer's own machine. */
const local = /anvil|foundry|hardhat|local/i

/** Writes the table of known chains: id → name, currency's name and symbol, then its decimals and 1 for a test network where they are not 18 and 0. */
export function main(): number {
  const folder = mkdtempSync(join(tmpdir(), 'chains-'))
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, SOURCE], { stdio: 'inherit' })
  const require = createRequire(import.meta.url)
  const exported: [string, unknown][] = Object.entries(
    require(join(folder, 'node_modules/viem/_cjs/chains/index.js')) as object,
  )
  rmSync(folder, { recursive: true })

  const known = new Map<number, ViemChain>()
  for (const [name, chain] of exported) {
    if (!isChain(chain) || local.test(`${name} ${chain.name}`)) continue
    const other = known.get(chain.id)
    // Two that claim one id: a main network rather than a test network, else the first by name.
    if (!other || (other.testnet && !chain.testnet)) known.set(chain.id, chain)
  }
  const lines = Array.from(known.values())
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, name, nativeCurrency, testnet }) => {
      const { name: coin, symbol, decimals } = nativeCurrency
      const rest = testnet ? [decimals, 1] : decimals === 18 ? [] : [decimals]
      const row = [name.trim(), coin.trim(), symbol.trim(), ...rest].map((cell) => JSON.stringify(cell))
      return `  "${id}": [${row.join(', ')}]`
    })
  writeFileSync('src/data/config/knownChains.json', `{\n${lines.join(',\n')}\n}\n`)
  console.log(`${lines.length} chains`)
  return 0
}
