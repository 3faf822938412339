import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveDemo } from '#/demo/node'
import { main as compress } from '../build/compress'
import { ListView } from './fixtures/listView'
import { brotliModule, nginx, startNginx } from './fixtures/nginx'
import { expect, test as base } from './fixtures/test'
import { chain } from './pages'

/** The built app behind nginx with deploy/nginx.conf, and an API that wants a key which nginx alone has. */
const test = base.extend<object, { deployed: { url: string; api: string } }>({
  deployed: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'astrolabe-site-'))
      await cp('dist', folder, { recursive: true, filter: (path) => path !== 'dist/demo' })
      compress([folder])
      const chains = [{ id: chain, name: 'Meridian', multichain: true, currency: { name: 'Ether', symbol: 'ETH' } }]
      await writeFile(join(folder, 'config.json'), JSON.stringify({ proUrl: '/pro', chains }))
      const api = await serveDemo({ port: 0 })
      const environment = { SITE_ROOT: folder, BASE_PATH: '/', PRO_URL: `${api.url}/pro`, PRO_KEY: 'demo-key' }
      const site = await startNginx(nginx ?? '', environment)
      await use({ url: site.url, api: api.url })
      await site.close()
      await api.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

test.skip(nginx === undefined, 'There is no nginx on this machine (Debian: apt-get install nginx-light)')

test('a visitor without a key reads through the key of the site, at an address that is no file', async ({
  page,
  deployed: { url, api },
}) => {
  expect((await fetch(`${api}/pro/${chain}/api/v2/blocks`)).status).toBe(402)
  await page.goto(`${url}/${chain}/blocks`)
  const blocks = new ListView(page, 'Blocks')
  await blocks.opened()
  await page.reload()
  await blocks.opened()
})

test('what the key opens beside what the explorer reads stays shut', async ({ request, deployed: { url } }) => {
  const at = (path: string) => `${url}/pro/${path}`
  expect((await request.get(at(`${chain}/api/v2/blocks`), { headers: { Cookie: 'a=b' } })).status()).toBe(200)
  expect((await request.get(at('api/json/config'))).status()).toBe(200)
  expect((await request.post(at(`${chain}/api/v2/blocks`))).status()).toBe(403)
  for (const path of ['', 'api/account', `${chain}/api/eth-rpc`, `${chain}/api/v2/../../account`])
    expect((await request.get(at(path))).status(), path).toBe(404)
})

test('files are packed, kept as long as they stay true, and missing where they are missing', async ({
  request,
  deployed: { url },
}) => {
  const page = await request.get(`${url}/${chain}/txs`)
  const [asset = ''] = /\/assets\/[\w-]+\.js/.exec(await page.text()) ?? []
  const code = await request.get(url + asset)
  expect(code.headers()).toMatchObject({
    'content-encoding': brotliModule === undefined ? 'gzip' : 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    vary: 'Accept-Encoding',
  })
  const gzipAlone = await request.get(url + asset, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(gzipAlone.headers()).toMatchObject({ 'content-encoding': 'gzip' })
  expect(await gzipAlone.text()).toBe(await code.text())
  for (const path of ['/', '/config.json', '/icon.svg', `/${chain}/txs`])
    expect((await request.get(url + path)).headers()['cache-control'], path).toBe('no-cache')
  const { etag = '' } = (await request.get(`${url}/config.json`)).headers()
  expect((await request.get(`${url}/config.json`, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
  expect((await request.get(`${url}/pro/${chain}/api/v2/blocks`)).headers()['cache-control']).not.toBe('no-cache')
  for (const path of ['/assets/index-of-before.js', '/_headers', '/_headers.nginx.conf', '/.vite/manifest.json']) {
    const answer = await request.get(url + path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['cache-control'], path).toBeUndefined()
  }
})

test('every answer carries the policy of the document', async ({ request, deployed: { url } }) => {
  const page = await request.get(`${url}/${chain}/txs`)
  const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await page.text()) ?? []
  expect(meta).toContain("script-src 'self' 'sha256-")
  for (const path of ['/', `/${chain}/txs`, '/icon.svg', '/assets/none.js', `/pro/${chain}/api/v2/blocks`])
    expect((await request.get(url + path)).headers(), path).toMatchObject({
      'content-security-policy': `${meta}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
    })
})

test('the documents of frames carry a policy of their own in its place', async ({ request, deployed: { url } }) => {
  const answer = await request.get(`${url}/frames/page.html`)
  expect(answer.headers()).toMatchObject({
    'content-security-policy': "sandbox allow-scripts; frame-ancestors 'self'",
    'content-encoding': brotliModule === undefined ? 'gzip' : 'br',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  expect((await request.get(`${url}/frames/none.html`)).status()).toBe(404)
})
