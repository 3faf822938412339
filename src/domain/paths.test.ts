import { describe, expect, it } from 'vitest'
import { chainlessPath, paths } from './paths'

const hash = `0x${'ab'.repeat(32)}`
const address = `0x${'cd'.repeat(20)}`

describe('chainlessPath', () => {
  it.each([
    [`/tx/${hash}`, `/tx/${hash}`],
    [`/tx/${hash}/logs`, `/tx/${hash}/logs`],
    [`/address/${address}`, `/address/${address}`],
    ['/block/12', '/block/12'],
    [`/token/${address}`, `/token/${address}`],
    [`/token/${address}/instance/7`, `/token/${address}/instance/7`],
    [`/nft/${address}/7`, `/token/${address}/instance/7`],
    ['/accounts', '/addresses'],
    ['/txs', '/txs'],
    ['/blocks/', '/blocks'],
    ['/transactions', '/txs'],
  ])('%s shows what stands below a chain at %s', (path, expected) => {
    expect(chainlessPath(path)).toBe(expected)
  })

  it.each(['/', '/1/txs', '/settings', `/nft/${address}`, '/toString', '/__proto__', '/evil'])(
    '%s has no such meaning',
    (path) => {
      expect(chainlessPath(path)).toBeNull()
    },
  )
})

describe('paths', () => {
  it('keep what a token id or a search text holds out of the path itself', () => {
    expect(paths.instance('1', address, '7/../8')).toBe(`/1/token/${address}/instance/7%2F..%2F8`)
    expect(paths.search('1', 'a b&c=d')).toBe('/1/search?q=a%20b%26c%3Dd')
    expect(paths.search(null, '#1')).toBe('/search?q=%231')
  })
})
