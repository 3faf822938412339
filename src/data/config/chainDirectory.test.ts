import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ApiError } from '#/api/errors'
import { isChainId } from '#/domain/links/paths'
import { fetchDirectory, knownChain } from './chainDirectory'
import { readConfig } from './loadConfig'
import table from './knownChains.json'

const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status })

it('reads names of known chains, and their own APIs if these are URLs', async () => {
  const chains = { '1': 'https://eth.test/', '11155111': '', '77777': 7, '10': 'javascript:1', x: 'https://x.test' }
  const listed = await fetchDirectory(answering({ chains, endpoint_pricing: {} }), 'https://pro.test')
  expect(listed.map(({ id, name, testnet, baseUrl, known }) => [id, name, testnet, baseUrl, known])).toEqual([
    ['1', 'Ethereum', false, 'https://eth.test', true],
    ['10', 'OP Mainnet', false, undefined, true],
    ['77777', 'Chain 77777', false, undefined, false],
    ['11155111', 'Sepolia', true, undefined, true],
  ])
  expect(listed[0]).toMatchObject({ multichain: true, proUrl: 'https://pro.test', currency: { symbol: 'ETH' } })
})

it('is empty for a response of another shape, and fails as any request does', async () => {
  for (const body of [{}, { chains: [] }, { chains: null }, [], 'text'])
    expect(await fetchDirectory(answering(body), 'https://pro.test'), JSON.stringify(body)).toEqual([])
  await expect(fetchDirectory(answering({ error: 'gone' }, 404), 'https://pro.test')).rejects.toBeInstanceOf(ApiError)
})

it('has known chains by ID, with all fields of the configuration', () => {
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

it('the example configuration agrees with the known chains, each with its own name, slug and color', () => {
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
