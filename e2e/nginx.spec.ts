import { test } from './fixtures/deployed'
import { brotliModule } from './fixtures/nginx'
import { expect } from './fixtures/test'
import { chain } from '#/testing/pages'

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
