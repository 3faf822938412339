import { describe, expect, it } from 'vitest'
import { contentOf, patternOf } from './earlyFetch.ts'

const address = `0x${'aB'.repeat(20)}`
const hash = `0x${'01'.repeat(32)}`
const paramsOf = (route: string, path: string) => {
  const found = new RegExp(patternOf(route)).exec(path)
  return found && { ...found.groups }
}

describe('the pattern of a route', () => {
  it('finds the parameters of a path', () => {
    expect(paramsOf('$chain/index', '/1')).toEqual({ chain: '1' })
    expect(paramsOf('$chain/address.$hash.nft_.collections', `/1/address/${address}/nft/collections/`)).toEqual({
      chain: '1',
      hash: address,
    })
    expect(paramsOf('$chain/token.$hash_.instance.$id.index', `/1/token/${address}/instance/7`)).toEqual({
      chain: '1',
      hash: address,
      id: '7',
    })
    expect(paramsOf('$chain/block.$id.txs', `/1/block/${hash}/txs`)).toEqual({ chain: '1', id: hash })
  })

  it.each([
    ['$chain/index', '/ethereum'],
    ['$chain/index', '/'],
    ['$chain/txs', '/1/txs/more'],
    ['$chain/tx.$hash.index', `/1/tx/${address}`],
    ['$chain/address.$hash.index', `/1/address/${hash}`],
    ['$chain/block.$id.index', '/1/block/007'],
    ['$chain/address.$hash.index', '/1/address/..%2f..'],
  ])('leaves to the app what %s does not know: %s', (route, path) => {
    expect(paramsOf(route, path)).toBeNull()
  })
})

describe('what is drawn of a route before the app', () => {
  it.each([
    ['index', null],
    ['$chain/index', { list: 'mainPageTransactions' }],
    ['$chain/tx.$hash.logs', { list: 'transactionLogs' }],
    ['$chain/tx.$hash.index', 'record'],
    ['$chain/block.$id.index', 'record'],
    ['$chain/token.$hash_.instance.$id.index', 'record'],
    ['$chain/token.$hash_.instance.$id.metadata', undefined],
    ['$chain/address.$hash.nft', undefined],
    ['$chain/search', undefined],
    ['settings', undefined],
  ])('of %s', (route, content) => {
    expect(contentOf(route)).toEqual(content)
  })
})
