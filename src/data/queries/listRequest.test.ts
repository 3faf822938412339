import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeCursor } from '#/api/cursor'
import { listRequest, listSearch } from './listRequest'

const hash = `0x${'ab'.repeat(20)}`

describe('listSearch', () => {
  it('has a readable cursor and the filters of the resource', () => {
    const cursor = encodeCursor({ token_id: 2n ** 200n, token_type: 'ERC-1155' })
    expect(listSearch('addressNft')({ cursor, type: 'ERC-721,ERC-404', utm: 'x' })).toEqual({
      cursor,
      type: 'ERC-721,ERC-404',
    })
  })

  it.each([
    { cursor: '%%%' },
    { cursor: '{"a":1}' },
    { type: 'ERC-20' },
    { type: 'ERC-721,' },
    { type: '' },
    { cursor: 12 },
    { type: ['ERC-721'] },
  ])('is empty for %o', (garbage) => {
    expect(listSearch('addressNft')(garbage)).toEqual({})
  })

  it('never throws, whatever the URL', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('cursor', 'type', 'filter', 'sort', 'q'), fc.anything()), (search) => {
        for (const resource of ['addressNft', 'addressTransactions', 'search', 'withdrawals'] as const)
          listSearch(resource)(search)
      }),
    )
  })
})

describe('listRequest', () => {
  it('has the parameters of the path, and splits filters of several values', () => {
    const params = { chain: '1', hash }
    expect(listRequest('addressNft', params, { type: 'ERC-721,ERC-404' })).toEqual({
      resource: 'addressNft',
      params: { hash },
      filters: { type: ['ERC-721', 'ERC-404'] },
    })
  })

  it('leaves out filters without a value, and the cursor', () => {
    expect(listRequest('search', {}, { q: '', cursor: 'a.n1' }).filters).toEqual({})
    expect(listRequest('search', {}, { q: 'a,b' }).filters).toEqual({ q: 'a,b' })
  })
})
