import { expect, test } from 'vitest'
import { ConfigError } from './config'
import { readConfig } from './loadConfig'
import { parentChainUrl } from './parentChain'

const hash = `0x${'7a'.repeat(32)}`
const address = `0x${'7a'.repeat(20)}`

function configWith(parentChain: unknown) {
  const currency = { name: 'Ether', symbol: 'ETH' }
  return readConfig({
    chains: [
      { id: '1', name: 'One', baseUrl: '/one', currency },
      { id: '10', name: 'Ten', baseUrl: '/ten', currency, parentChain },
    ],
  })
}

function urlsOf(parentChain: string | undefined) {
  const config = configWith(parentChain)
  const [, rollup] = config.chains
  if (!rollup) throw new Error('no chain')
  const urlOf = (page: 'tx' | 'address' | 'block', id: string) => parentChainUrl(config, rollup, page, id)
  return [urlOf('tx', hash), urlOf('address', address), urlOf('block', '123')]
}

test('a parent chain of this explorer is linked by its pages', () => {
  expect(urlsOf('1')).toEqual([`/1/tx/${hash}`, `/1/address/${address}`, '/1/block/123'])
})

test('a parent chain of another explorer is linked there', () => {
  const expected = [
    `https://l1.example/tx/${hash}`,
    `https://l1.example/address/${address}`,
    'https://l1.example/block/123',
  ]
  expect(urlsOf('https://l1.example')).toEqual(expected)
  expect(urlsOf('https://l1.example/')).toEqual(expected)
})

test('without a parent chain that the explorer knows nothing is linked', () => {
  expect(urlsOf(undefined)).toEqual([null, null, null])
  expect(urlsOf('5')).toEqual([null, null, null])
})

test('what is no hash is not linked', () => {
  const config = configWith('https://l1.example')
  const [, rollup] = config.chains
  if (!rollup) throw new Error('no chain')
  for (const id of ['0x12', '../admin', '', `${hash}?x`]) {
    for (const page of ['tx', 'address', 'block'] as const) expect(parentChainUrl(config, rollup, page, id)).toBeNull()
  }
})

test('a parent chain of any other form is named as a problem', () => {
  for (const parentChain of ['ethereum', '', '0', '/l1', 'ftp://l1.example', 'https://', 1]) {
    expect(() => configWith(parentChain), String(parentChain)).toThrow(ConfigError)
  }
})
