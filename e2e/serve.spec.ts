import { spawnSync } from 'node:child_process'
import { startAnvil } from './fixtures/anvil'
import { startServe } from './fixtures/program'
import { expect, test } from './fixtures/test'

const CHAIN_ID = '{"jsonrpc":"2.0","id":7,"method":"eth_chainId","params":[]}'

test('`npm start -- --rpc URL` serves the chain of a node, and only to its own pages', async ({ request }) => {
  const node = await startAnvil('31337')
  const site = await startServe('--rpc', node.url, '--name', 'Workbench')
  const config = await request.get(`${site.url}/config.json`)
  expect(await config.json()).toMatchObject({
    defaultChain: '31337',
    chains: [
      { id: '31337', name: 'Workbench', rpcUrl: '/rpc', currency: { symbol: 'ETH', decimals: 18 }, testnet: true },
    ],
  })
  const ask = (headers: Record<string, string>) => request.post(`${site.url}/rpc`, { data: CHAIN_ID, headers })
  const own = await ask({ Origin: site.url })
  expect(await own.json()).toEqual({ jsonrpc: '2.0', id: 7, result: '0x7a69' })
  expect((await ask({ Origin: 'https://elsewhere.test' })).status(), 'another site').toBe(403)
  expect((await ask({ Host: 'rebound.test' })).status(), 'another name of this machine').toBe(403)
  expect((await request.get(`${site.url}/rpc`)).status()).toBe(405)
  await node.close()
  const unanswered = await ask({ Origin: site.url })
  expect([unanswered.status(), await unanswered.text()]).toEqual([502, expect.stringContaining('does not answer')])
  await site.close()
})

test('the files have the headers that a host should send, and missing ones are not a page', async ({
  request,
  shipped,
}) => {
  const page = await request.get(`${shipped}/8801/address/a.name`)
  expect(page.headers()).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cache-control': 'no-cache',
  })
  const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(await page.text()) ?? []
  const asset = await request.get(shipped + script)
  expect(asset.headers()['cache-control']).toContain('immutable')
  const frame = await request.get(`${shipped}/frames/page.html`)
  expect(frame.headers()['content-security-policy']).toBe("sandbox allow-scripts; frame-ancestors 'self'")
  expect((await request.get(`${shipped}/assets/missing.js`)).status()).toBe(404)
})

test('options that cannot be served end the command, which says why', () => {
  for (const [options, says] of [
    [['--rcp', 'x'], 'Unknown option'],
    [['--rpc', 'localhost:8545'], 'must be an http(s) URL'],
    [['--rpc', 'http://127.0.0.1:1'], 'No JSON-RPC node answers at 127.0.0.1:1'],
    [['--name', 'Workbench'], '--name is the name of the chain of --rpc'],
    [['--port', '70000'], '--port must be a number'],
  ] as const) {
    const { status, stderr } = spawnSync('node', ['deploy/serve.mjs', ...options], { encoding: 'utf8' })
    expect([status, stderr], options.join(' ')).toEqual([2, expect.stringContaining(says)])
  }
})
