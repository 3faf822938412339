import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { earlyPages } from './earlyFetch.ts'
import { scriptOf } from './scriptOf.ts'

// Reading the routes starts a server, which takes seconds.
const known = earlyPages()

it('knows the first request of lists, records and their tabs from the routes themselves', async () => {
  const routes = new Map((await known).map(({ path, endpoint }) => [path, endpoint]))
  expect(routes.get('/$chain/txs')).toBe('/transactions')
  expect(routes.get('/$chain')).toBe('/main-page/transactions')
  expect(routes.get('/$chain/address/$hash/nft/collections')).toBe('/addresses/{hash}/nft/collections')
  expect(routes.get('/$chain/tx/$hash')).toBe('/transactions/{hash}')
  expect(routes.get('/$chain/tx/$hash/logs')).toBe('/transactions/{hash}/logs')
  expect(routes.get('/$chain/block/$id')).toBe('/blocks/{id}')
  expect(routes.get('/$chain/token/$hash/instance/$id')).toBe('/tokens/{hash}/instances/{id}')
})

it('knows pages that the app alone sends requests for', async () => {
  const routes = new Map((await known).map(({ path, endpoint }) => [path, endpoint]))
  for (const path of ['', '/settings', '/search', '/$chain/search']) expect(routes.get(path)).toBeNull()
  // Its code loads only where there is an administration.
  expect(routes.has('/admin/networks')).toBe(false)
})

it('is a script of less than 1,800 bytes without its table of pages, as nothing is drawn before it has run', async () => {
  const script = await scriptOf('earlyFetch.ts', { __ROUTES__: [] })
  expect(brotliCompressSync(script).length).toBeLessThan(1800)
})
