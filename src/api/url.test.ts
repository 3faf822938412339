import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { instanceBase, requestPath, requestUrl } from './url'

const root = 'https://explorer.test/api/v2'

describe('instanceBase', () => {
  it.each([
    ['https://explorer.test', 'https://explorer.test'],
    ['https://explorer.test/', 'https://explorer.test'],
    ['https://explorer.test/api', 'https://explorer.test'],
    ['https://explorer.test/api/v2', 'https://explorer.test'],
    ['https://explorer.test/api/v2/', 'https://explorer.test'],
    ['HTTPS://Explorer.test:4000/chain/API/v2//', 'HTTPS://Explorer.test:4000/chain'],
    ['https://explorer.test/api/v1', 'https://explorer.test/api/v1'],
    ['https://explorer.test/chain-api', 'https://explorer.test/chain-api'],
    ['http://api', 'http://api'],
    ['http://api/api/v2', 'http://api'],
    ['/api', '/api'],
    ['/api-proxy/', '/api-proxy'],
    ['/api-proxy/api/v2', '/api-proxy'],
  ])('is without the path of the API: %s', (written, base) => expect(instanceBase(written)).toBe(base))

  it('is this origin for the path of an API at its root', () => {
    vi.stubGlobal('location', { origin: 'https://explorer.test' })
    expect(instanceBase('/api/v2/')).toBe('https://explorer.test')
    vi.unstubAllGlobals()
  })
})

describe('requestUrl', () => {
  it('fills the path and adds nothing else', () => {
    expect(requestUrl(root, '/stats', {})).toBe(`${root}/stats`)
    expect(requestUrl('/proxy/1/api/v2/', '/tokens/{hash}/instances/{id}', { hash: '0xA', id: '7' })).toBe(
      '/proxy/1/api/v2/tokens/0xA/instances/7',
    )
  })

  it('sends the cursor whole and the filters again, each key once', () => {
    const url = requestUrl(
      root,
      '/search',
      {},
      { q: 'a b&c', type: ['ERC-721', 'ERC-404'], sort: undefined, order: '' },
      { q: 'old', items_count: 50, name: null, flag: true, token_id: 2n ** 70n },
    )
    const query = new URL(url).searchParams
    expect([...query.keys()].toSorted()).toEqual(['flag', 'items_count', 'name', 'q', 'token_id', 'type'])
    expect(Object.fromEntries(query)).toEqual({
      q: 'a b&c',
      type: 'ERC-721,ERC-404',
      items_count: '50',
      name: '',
      flag: 'true',
      token_id: '1180591620717411303424',
    })
  })

  it('keeps any parameter inside of its own path segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        let url: string
        try {
          url = requestUrl(root, '/blocks/{id}/transactions', { id })
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(RangeError)
          return
        }
        const { pathname, search, hash } = new URL(url)
        expect(decodeURIComponent(pathname)).toBe(`/api/v2/blocks/${id}/transactions`)
        expect(pathname.split('/')).toHaveLength(6)
        expect(search + hash).toBe('')
      }),
    )
    for (const id of ['', '.', '..', '\ud800']) expect(() => requestPath('/blocks/{id}', { id })).toThrow(RangeError)
    expect(() => requestPath('/blocks/{id}', {})).toThrow(RangeError)
    expect(() => requestPath('/blocks/{toString}', {})).toThrow(RangeError)
  })
})
