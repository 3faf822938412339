import { serveApi, statusOf } from './fixtures/apiServer'
import { test } from './fixtures/deployed'
import { ListView } from './fixtures/listView'
import { expect } from './fixtures/test'
import { chain, lists } from '#/testing/pages'

// deploy/nginx.conf is filled in like the official image does it, and run by the nginx of this machine. deploy/Dockerfile and
// deploy/compose.yaml themselves are not run: that takes a Docker engine.

const pro = `/pro/${chain}/api/v2/blocks`
const proxied = '/api-proxy/api/v2/blocks'

for (const [what, apis] of [
  ['empty', { PRO_URL: '', PRO_KEY: '', API_URL: '' }],
  ['not set', {}],
] as const) {
  test(`nginx starts without APIs, and says so (${what})`, async ({ request, deploy }) => {
    const url = await deploy(apis)
    expect((await request.get(`${url}/${chain}/blocks`)).status()).toBe(200)
    for (const [path, variable] of [
      [pro, 'PRO_URL'],
      [proxied, 'API_URL'],
    ] as const) {
      const response = await request.get(url + path)
      expect(response.status(), path).toBe(404)
      expect(response.headers()['content-type'], path).toBe('application/json')
      expect(await response.json(), path).toEqual({ message: expect.stringContaining(`${variable} is not set`) })
    }
  })
}

test('nginx starts with hosts of APIs that can’t be resolved, and returns 502 for these APIs', async ({
  request,
  deploy,
}) => {
  const url = await deploy({ PRO_URL: 'https://absent.invalid', PRO_KEY: 'a', API_URL: 'http://absent.invalid:4000' })
  expect((await request.get(`${url}/${chain}/blocks`)).status()).toBe(200)
  for (const path of [pro, proxied]) expect((await request.get(url + path)).status(), path).toBe(502)
})

test('nginx finds hosts of APIs by its DNS servers, and localhost without them', async ({ deploy }) => {
  const api = await serveApi()
  const { port } = new URL(api.url)
  for (const host of ['127.0.0.1', 'api.test', 'localhost']) {
    const base = `http://${host}:${port}`
    const url = await deploy({ PRO_URL: base, PRO_KEY: 'site-key', API_URL: base })
    expect(await statusOf(url, pro), host).toBe(200)
    expect(await statusOf(url, proxied), host).toBe(200)
  }
  await api.close()
})

test('api-proxy: the app reads a chain whose API allows no other origin', async ({ page, deploy, demo }) => {
  const url = await deploy({ API_URL: `${demo.url}/8802` })
  await page.route('**/config.json', (route) => {
    const currency = { name: 'Ether', symbol: 'ETH' }
    return route.fulfill({ json: { chains: [{ id: '8802', name: 'Own', baseUrl: '/api-proxy', currency }] } })
  })
  await page.goto(`${url}/8802/blocks`)
  await new ListView(page, 'Blocks').opened()
  // Before nginx stops: the page warms up others.
  await page.close()
})

test('api-proxy: forwards paths to the letter, with their query and no credentials', async ({ request, deploy }) => {
  const api = await serveApi()
  const paths = [
    '/api/v2/blocks',
    '/api/v2/blocks?cursor=../../account&q=%2e%2e%5c..%00;/..;/',
    '/api/v2/addresses/0xAb/transactions',
    '/stats-service/api/v1/lines/newTxns',
  ]
  for (const end of ['', '/', '/api', '/api/', '/api/v2', '/api/v2/']) {
    const url = await deploy({ API_URL: `${api.url}/8802${end}` })
    api.received.length = 0
    for (const path of paths) expect(await statusOf(url, `/api-proxy${path}`), path).toBe(200)
    const headers = { Authorization: 'Bearer visitor', Cookie: 'a=b' }
    const call = await request.post(`${url}/api-proxy/api/eth-rpc`, { headers, data: {} })
    expect(call.status()).toBe(200)
    expect(api.received, end).toEqual(
      [...paths, '/api/eth-rpc'].map((path) => ({ path: `/8802${path}`, authorization: undefined })),
    )
  }
  await api.close()
})

test('api-proxy: forwards nothing else', async ({ request, deploy }) => {
  const api = await serveApi()
  const url = await deploy({ API_URL: api.url })
  for (const path of ['', 'api', 'admin', 'metrics', 'api/v2/../../admin', 'api/v2/%2e%2e/%2e%2e/admin', 'api//v2'])
    expect(await statusOf(url, `/api-proxy/${path}`), path).toBe(404)
  expect((await request.post(url + proxied)).status()).toBe(404)
  expect((await request.delete(url + proxied)).status()).toBe(404)
  for (const { source } of lists) {
    if (!source.startsWith('/pro/')) continue
    expect((await request.get(url + source.replace(`/pro/${chain}`, '/api-proxy'))).status(), source).toBe(200)
  }
  await api.close()
})
