import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isChainId } from '#/domain/chainId'
import { readConfig } from './config'
import { knownChain } from './knownChains'
import table from './knownChains.json'

it('knows chains by their ids, with all that a chain is configured with', () => {
  expect(knownChain('1')).toEqual({
    name: 'Ethereum',
    currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  })
  expect(knownChain('11155111')).toMatchObject({ name: 'Sepolia', testnet: true })
  for (const id of ['0', '', '1337', '31337', 'toString', '__proto__']) expect(knownChain(id), id).toBeNull()
  const chains = Object.keys(table).map((id) => ({ id, baseUrl: 'https://any.test', ...knownChain(id) }))
  expect(chains.length).toBeGreaterThan(700)
  expect(chains.every(({ id }) => isChainId(id))).toBe(true)
  expect(readConfig({ chains }).chains).toHaveLength(chains.length)
})

it('the example of a configuration says the same of its chains, and tells them apart', () => {
  const { chains } = readConfig(
    JSON.parse(readFileSync(new URL('../../../public/config.example.json', import.meta.url), 'utf8')),
  )
  for (const { id, currency, testnet } of chains)
    expect({ currency, testnet }, id).toEqual({ currency: knownChain(id)?.currency, testnet: knownChain(id)?.testnet })
  const told = (what: 'slug' | 'name' | 'color' | 'baseUrl') => new Set(chains.map((chain) => chain[what]))
  expect(chains.length).toBeGreaterThan(30)
  for (const what of ['slug', 'name', 'color', 'baseUrl'] as const) expect(told(what).size, what).toBe(chains.length)
  expect(chains.every(({ multichain }) => multichain)).toBe(true)
})
