import { expect, test } from 'vitest'
import { createRequestQueues } from './requestQueues'
import { lookUpSignatures } from './signatureDatabase'
import type { Fetch } from './transport'

const selector = '0xa9059cbb'

/** Looks the selector, or others, up in a database that returns this body; also returns the URLs that were requested. */
async function lookUp(body: unknown, kind: 'function' | 'event' = 'function', hashes = [selector]) {
  const urls: string[] = []
  const fetch: Fetch = (url) => {
    urls.push(url)
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }))
  }
  const database = { url: 'https://signatures.test', requestQueues: createRequestQueues(), fetch }
  const found = await lookUpSignatures(database, kind, hashes, new AbortController().signal)
  return { found: Object.fromEntries(found), urls }
}

test('the names of a selector are requested as OpenChain and Sourcify serve them, filtered ones too', async () => {
  const names = [
    { name: 'transfer(address,uint256)', filtered: false },
    { name: 'spam()', filtered: true },
  ]
  expect(await lookUp({ ok: true, result: { function: { [selector]: names }, event: {} } })).toEqual({
    found: { [selector]: ['transfer(address,uint256)', 'spam()'] },
    urls: [`https://signatures.test/signature-database/v1/lookup?function=${selector}&filter=false`],
  })
})

test('several selectors are one request, each with its names; what was not asked for is left out', async () => {
  const names = { [selector]: [{ name: 'transfer(address,uint256)' }], '0x00000002': [{ name: 'g()' }] }
  const answer = await lookUp({ result: { function: names } }, 'function', [selector, '0x00000001', '__proto__'])
  expect(answer.found).toEqual({ [selector]: ['transfer(address,uint256)'], '0x00000001': [], ['__proto__']: [] })
  expect(answer.urls.map((url) => new URL(url).searchParams.get('function'))).toEqual([
    `${selector},0x00000001,__proto__`,
  ])
})

test('an unknown selector has no names', async () => {
  expect((await lookUp({ ok: true, result: { function: { [selector]: null } } })).found).toEqual({ [selector]: [] })
  expect((await lookUp({ ok: true, result: { event: {} } }, 'event')).found).toEqual({ [selector]: [] })
})

test('what is no name is left out', async () => {
  const names = [{ name: 7 }, null, 'x', { name: 'f()' }]
  expect((await lookUp({ ok: true, result: { function: { [selector]: names } } })).found).toEqual({
    [selector]: ['f()'],
  })
})

test.each([[null], [[]], [{ ok: false }], [{ result: { function: 'x' } }]])(
  '%j is an invalid response',
  async (body) => {
    await expect(lookUp(body)).rejects.toMatchObject({ kind: 'contract' })
  },
)
