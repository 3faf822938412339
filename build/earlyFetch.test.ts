import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { earlyPages } from './earlyFetch.ts'
import { scriptOf } from './scriptOf.ts'

// Reading the routes starts a server, which takes seconds.
const known = earlyPages()

it('knows the first requests of lists, records and their tabs from the routes themselves, those of a list before its record', async () => {
  const routes = new Map((await known).map(({ path, endpoints }) => [path, endpoints]))
  expect(routes.get('/$chain/txs')).toEqual(['/transactions'])
  expect(routes.get('/$chain')).toEqual(['/main-page/transactions'])
  expect(routes.get('/$chain/address/$hash')).toEqual(['/addresses/{hash}/transactions', '/addresses/{hash}'])
  expect(routes.get('/$chain/address/$hash/nft/collections')).toEqual([
    '/addresses/{hash}/nft/collections',
    '/addresses/{hash}',
  ])
  expect(routes.get('/$chain/tx/$hash')).toEqual(['/transactions/{hash}'])
  expect(routes.get('/$chain/tx/$hash/logs')).toEqual(['/transactions/{hash}/logs', '/transactions/{hash}'])
  expect(routes.get('/$chain/block/$id')).toEqual(['/blocks/{id}'])
  expect(routes.get('/$chain/token/$hash/instance/$id')).toEqual(['/tokens/{hash}/instances/{id}'])
})

it('knows pages that the app alone sends requests for', async () => {
  const routes = new Map((await known).map(({ path, endpoints }) => [path, endpoints]))
  for (const path of ['', '/settings', '/search', '/$chain/search']) expect(routes.get(path)).toEqual([])
  // Its code loads only where there is an administration.
  expect(routes.has('/admin/networks')).toBe(false)
})

it('is a script of less than 1,800 bytes without its table of pages, as nothing is drawn before it has run', async () => {
  const script = await scriptOf('earlyFetch.ts', { __ROUTES__: [] })
  expect(brotliCompressSync(script).length).toBeLessThan(1800)
})
