import { type Certificate, serveApi, statusOf } from './fixtures/apiServer'
import { test } from './fixtures/deployed'
import { ListView } from './fixtures/listView'
import { expect } from './fixtures/test'
import { chain, lists } from '#/testing/pages'

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

test('proxy: forwards with the key what the explorer reads, and nothing else', async ({
  request,
  deployed: { url },
}) => {
  const at = (path: string) => `${url}/pro/${path}`
  expect((await request.get(at(`${chain}/api/v2/blocks`), { headers: { Cookie: 'a=b' } })).status()).toBe(200)
  expect((await request.get(at('api/json/config'))).status()).toBe(200)
  expect((await request.post(at(`${chain}/api/v2/blocks`))).status()).toBe(403)
  for (const path of ['', 'api/account', `${chain}/api/eth-rpc`, `${chain}/api/v2/../../account`])
    expect((await request.get(at(path))).status(), path).toBe(404)
  for (const { source: path } of lists.filter(({ source }) => source.startsWith('/pro/')))
    expect((await request.get(url + path)).status(), path).toBe(200)
})

const blocks = `/pro/${chain}/api/v2/blocks`

test('proxy: forwards paths of the API to the letter, with their query', async ({ deployFor }) => {
  const api = await serveApi()
  const url = await deployFor(api)
  const paths = [
    blocks,
    `${blocks}?cursor=../../account&q=%2e%2e%5c..%00;/..;/`,
    `${blocks}/0xAb/transactions`,
    `/pro/${chain}/api/v2/a..b/-_.:`,
    '/pro/api/json/config',
    '/pro/services/multichain/api/v1/search:quick?q=a/../b',
  ]
  for (const path of paths) expect(await statusOf(url, path), path).toBe(200)
  const authorization = 'Bearer site-key'
  expect(api.received).toEqual(paths.map((path) => ({ path: path.slice('/pro'.length), authorization })))
})

/** Ends of paths that some servers read as another path: with backslashes, parameters, dots, slashes, line ends, other characters. */
const hostileEnds = String.raw`
  ..\..\account ..%5c..%5caccount ..%5C..%5Caccount ..%5c..%5caccount?a=b blocks\ ..;/..;/account blocks;a=b blocks;?a
  . .. ./ ../ ... .../account ..?a ../?a=/blocks ./blocks blocks/.. blocks/./1 a/../blocks
  %2e%2e %2e%2e/ .%2e/ %2E%2E/account %252e%252e/account blocks/%2e ..%2f..%2faccount %c0%ae%c0%ae/account
  / /blocks blocks/ blocks//1 blocks%2f1 blocks%2F..%2F.. %2fblocks blocks%252f1 ?/blocks /?/blocks
  blocks%0a blocks%0a?a blocks%0d%0a blocks%0d%0aX-A:%20b blocks%20 blocks%3f blocks%23 blocks# blocks#?a
  %62locks bl%C3%B6cke blöcke blocks%ff a@b a,b a&b ~ *`

const hostilePaths = String.raw`
  /pro/ /pro/?/api/json/config /pro/config%0a /pro/api/json /pro/api/json/configs /pro/api/json/config/
  /pro/api/json/config%0a /pro/api/json/./config /pro//api/json/config /pro/./api/json/config //pro/api/json/config
  /./pro/api/json/config /a/../pro/api/json/config /pro/../pro/api/json/config /%70ro/api/json/config
  /pro%2fapi/json/config http://site/pro/api/account http://site/pro/api/json/config%0a
  /pro/services/multichain/api/v1/search:quick/..;/account /pro/services/multichain/api/v1/search%3aquick
  /pro/08801/api/v2/blocks /pro/8801%0a/api/v2/blocks /pro/-1/api/v2/blocks /pro/a/api/v2/blocks /pro/8801/api/v2/`

const wordsOf = (text: string) => text.trim().split(/\s+/)

test('proxy: answers 404 to paths that could be read as another one, and forwards none', async ({ deployFor }) => {
  const api = await serveApi()
  const url = await deployFor(api)
  const ends = wordsOf(hostileEnds).flatMap((end) => [`/pro/${chain}/api/v2/${end}`, `/api-proxy/api/v2/${end}`])
  for (const path of [...wordsOf(hostilePaths), ...ends]) expect.soft(await statusOf(url, path), path).toBe(404)
  // nginx rejects these as invalid HTTP.
  for (const path of ['%00', '%00/../account', '\0']) expect.soft(await statusOf(url, blocks + path), path).toBe(400)
  // This is a page of the explorer.
  expect(await statusOf(url, '/pro/../account')).toBe(200)
  expect(api.received).toEqual([])
})

test('proxy: sends its key to an API whose certificate is right', async ({ deployFor }) => {
  const api = await serveApi('localhost')
  expect(await statusOf(await deployFor(api), blocks)).toBe(200)
  expect(api.received).toEqual([{ path: blocks.slice('/pro'.length), authorization: 'Bearer site-key' }])
})

const wrongCertificates: readonly Certificate[] = ['otherName', 'selfSigned', 'selfSignedOtherName']

for (const certificate of wrongCertificates) {
  test(`proxy: sends nothing to an API whose certificate is wrong (${certificate})`, async ({ deployFor }) => {
    const api = await serveApi(certificate)
    expect(await statusOf(await deployFor(api), blocks)).toBe(502)
    expect(api.received).toEqual([])
  })
}
