import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { FIRST_REQUEST } from '../src/firstRequests.ts'
import { earlyRoutes } from './earlyFetch.ts'
import { scriptOf } from './scriptOf.ts'

/** The early routes of a build that has these routes, each with a file of its own. */
function early(...ids: string[]) {
  return earlyRoutes(new Map(ids.map((id) => [id, [`${id}.js`, 'shared.js']])))
}

it('requests of a tab its list first, then the record of the page around it', () => {
  const routes = early('/$chain', '/$chain/tx/$hash', '/$chain/tx/$hash/logs', '/$chain/tx/$hash/')
  expect(routes).toEqual([
    [
      '/$chain/tx/$hash/logs',
      ['/transactions/{hash}/logs', '/transactions/{hash}'],
      ['/$chain.js', 'shared.js', '/$chain/tx/$hash.js', '/$chain/tx/$hash/logs.js'],
    ],
    [
      '/$chain/tx/$hash',
      ['/transactions/{hash}'],
      ['/$chain.js', 'shared.js', '/$chain/tx/$hash.js', '/$chain/tx/$hash/.js'],
    ],
  ])
})

it('reads a route that is not inside of the one that its path suggests', () => {
  const routes = early('/$chain', '/$chain/token/$hash', '/$chain/token/$hash/', '/$chain/token/$hash_/instance/$id')
  expect(routes.find(([path]) => path === '/$chain/token/$hash/instance/$id')).toEqual([
    '/$chain/token/$hash/instance/$id',
    ['/tokens/{hash}/instances/{id}'],
    ['/$chain.js', 'shared.js', '/$chain/token/$hash_/instance/$id.js'],
  ])
})

it('loads the code of pages that request nothing, but not that of the administration', () => {
  expect(early('/settings', '/admin', '/admin/networks').map(([path]) => path)).toEqual(['/settings'])
})

it('lists only endpoints whose parameters are in the path of their page', () => {
  for (const [id, endpoint] of Object.entries(FIRST_REQUEST))
    for (const [, name] of endpoint.matchAll(/\{(\w+)\}/g)) expect(id).toContain(`$${name}`)
})

it('is a script of less than 1,800 bytes without its table of pages, as nothing is drawn before it has run', async () => {
  const script = await scriptOf('earlyFetch.ts', { __ROUTES__: [] })
  expect(brotliCompressSync(script).length).toBeLessThan(1800)
})
