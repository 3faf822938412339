import { describe, expect, it } from 'vitest'
import { paths } from './paths'

const address = `0x${'cd'.repeat(20)}`

describe('paths', () => {
  it('keep what a token id or a search text holds out of the path itself', () => {
    expect(paths.instance('1', address, '7/../8')).toBe(`/1/token/${address}/instance/7%2F..%2F8`)
    expect(paths.search('1', 'a b&c=d')).toBe('/1/search?q=a%20b%26c%3Dd')
    expect(paths.search(null, '#1')).toBe('/search?q=%231')
  })
})
