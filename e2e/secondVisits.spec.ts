import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { liveConfig } from './fixtures/config'
import { listening, type Running, types } from './fixtures/site'
import { expect, test as base } from './fixtures/test'
import { chain } from './pages'

/** Serves the build with the cache headers of deploy/nginx.conf: files under assets/ are never requested again. */
function serveCached(config: string): Promise<Running> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const isFile = extname(pathname) !== ''
    const body = pathname === '/config.json' ? config : readFile(join('dist', isFile ? pathname : 'index.html'))
    const caching = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const type = types[isFile ? extname(pathname) : '.html'] ?? 'application/octet-stream'
    Promise.resolve(body).then(
      (bytes) => response.writeHead(200, { 'Content-Type': type, 'Cache-Control': caching }).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  return listening(server)
}

const test = base.extend<{ cachedSite: string }>({
  cachedSite: async ({ demo }, use) => {
    const site = await serveCached(liveConfig(demo.url))
    await use(site.url)
    await site.close()
  },
})

const paths = [
  '/settings',
  '/api-status',
  '/add-chain',
  '/search?q=usd',
  `/${chain}`,
  `/${chain}/txs`,
  `/${chain}/txs?type=coin_transfer`,
  `/${chain}/search?q=usd`,
]

for (const path of paths) {
  test(`${path}: opens again when all its code is in the browser's cache`, async ({ page, cachedSite }) => {
    const title = page.locator('main h1, main [role="status"]').first()
    await page.goto(cachedSite + path)
    await expect(title).toBeAttached()
    await page.goto(cachedSite + path)
    await expect(title).toBeAttached()
    await page.reload()
    await expect(title).toBeAttached()
  })
}
