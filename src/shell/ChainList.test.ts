import { expect, test } from 'vitest'
import { readConfig } from '#/data/config/loadConfig'
import { chainGroups } from './ChainList'

const ether = { name: 'Ether', symbol: 'ETH' }
const { chains } = readConfig({
  chains: [
    { id: '1', slug: 'ethereum', name: 'Ethereum', currency: ether },
    { id: '10', slug: 'optimism', name: 'OP Mainnet', currency: ether },
    { id: '100', name: 'Gnosis', currency: { name: 'xDAI', symbol: 'XDAI' } },
    { id: '8453', slug: 'base', name: 'Base', currency: ether },
    { id: '84532', name: 'Base Sepolia', currency: { name: 'Sepolia Ether', symbol: 'ETH' }, testnet: true },
    { id: '11155111', slug: 'sepolia', name: 'Sepolia', currency: ether, testnet: true },
  ].map((chain) => ({ ...chain, baseUrl: 'https://explorer.example' })),
})

const shown = (typed: string, recent: string[] = [], featured: string[] = []) =>
  chainGroups(
    chains,
    typed,
    recent,
    chains.filter(({ id }) => featured.includes(id)),
  ).map(({ label, chains: each }) => [label, ...each.map(({ id }) => id)].join(' '))

test('without text recent chains are first, each chain is listed once, testnets separately', () => {
  expect(shown('')).toEqual(['Mainnets 1 10 100 8453', 'Testnets 84532 11155111'])
  expect(shown('  ', ['84532', '7', '10'])).toEqual([
    'Recently used 84532 10',
    'Mainnets 1 100 8453',
    'Testnets 11155111',
  ])
})

test('featured chains are after recent ones, each once; text finds all chains', () => {
  expect(shown('', ['10'], ['10', '8453'])).toEqual([
    'Recently used 10',
    'Featured 8453',
    'Mainnets 1 100',
    'Testnets 84532 11155111',
  ])
  expect(shown('gnosis', ['10'], ['8453'])).toEqual(['Mainnets 100'])
})

test.each([
  ['10', ['Mainnets 10 100']],
  ['1', ['Mainnets 1 10 100', 'Testnets 11155111']],
  ['base', ['Mainnets 8453', 'Testnets 84532']],
  ['Optimism', ['Mainnets 10']],
  ['xdai', ['Mainnets 100']],
  ['mainnet op', ['Mainnets 10']],
  ['sepolia', ['Testnets 11155111 84532']],
  ['epol', ['Testnets 84532 11155111']],
  ['sepolia ether', ['Testnets 84532 11155111']],
  ['nosuch', []],
])('%s finds %s', (typed, groups) => {
  expect(shown(typed, ['100'])).toEqual(groups)
})
