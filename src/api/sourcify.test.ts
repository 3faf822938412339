import { expect, test } from 'vitest'
import { createRequestQueues } from './requestQueues'
import { loadSourcifyContract } from './sourcify'
import type { Fetch } from './transport'

const address = `0x${'a'.repeat(40)}`

/** Loads a contract from a Sourcify server that returns this body; also returns the URLs that were requested. */
async function load(body: string, status = 200, isUnlimited = false) {
  const urls: string[] = []
  const fetch: Fetch = (url) => {
    urls.push(url)
    return Promise.resolve(new Response(body, { status, headers: { 'Content-Type': 'application/json' } }))
  }
  const server = { url: 'https://sourcify.test/server', requestQueues: createRequestQueues(), fetch }
  const request = { chainId: '10', address, isUnlimited, signal: new AbortController().signal }
  return { contract: await loadSourcifyContract(server, request), urls }
}

const sources = { 'A.sol': { content: 'contract A {}' } }

test('all fields of a contract are requested by chain ID and address; unknown fields are ignored', async () => {
  const body = {
    match: 'exact_match',
    creationMatch: null,
    runtimeMatch: 'near_match',
    verifiedAt: '2024-07-24T12:00:00Z',
    sources,
    abi: [{ type: 'function', name: 'f' }],
    compilation: { language: 'Solidity', compiler: 'solc', compilerVersion: '0.8.7', compilerSettings: { evm: 1 } },
    stdJsonInput: { any: 'thing' },
  }
  const { contract, urls } = await load(JSON.stringify(body))
  expect(urls).toEqual([`https://sourcify.test/server/v2/contract/10/${address}?fields=all`])
  expect(contract).toEqual({
    match: 'exact_match',
    creationMatch: null,
    runtimeMatch: { other: 'near_match' },
    verifiedAt: new Date('2024-07-24T12:00:00Z'),
    sources,
    abi: body.abi,
    compilation: { ...body.compilation, name: null, fullyQualifiedName: null },
  })
})

test('every field but the sources may be absent or unreadable', async () => {
  const none = { match: null, creationMatch: null, runtimeMatch: null, verifiedAt: null, abi: null, compilation: null }
  expect((await load(JSON.stringify({ sources }))).contract).toEqual({ ...none, sources })
  const odd = { sources, match: [], verifiedAt: 'soon', abi: 7, compilation: 'solc' }
  expect((await load(JSON.stringify(odd))).contract).toEqual({ ...none, sources })
})

test.each(['{"match":null,"creationMatch":null,"runtimeMatch":null}', '{"message":"Contract not found"}'])(
  'a 404 with %s is a contract that is not verified',
  async (body) => {
    expect((await load(body, 404)).contract).toBeNull()
  },
)

test.each(['<html></html>', '', '{"message":"Route not found"}'])(
  'a 404 with %j is a server without this endpoint',
  async (body) => {
    await expect(load(body, 404)).rejects.toMatchObject({ kind: 'unsupported', status: 404 })
  },
)

test.each(['null', '[]', '7', '{}', '{"sources":null}', '{"sources":{}}', '{"sources":["A.sol"]}'])(
  '%s is an unexpected response',
  async (body) => {
    await expect(load(body)).rejects.toMatchObject({ kind: 'contract' })
  },
)

test('a body above 16 MB is read only on request', async () => {
  const body = JSON.stringify({ sources: { 'A.sol': { content: 'a'.repeat(16_000_001) } } })
  await expect(load(body)).rejects.toMatchObject({ kind: 'too-large' })
  expect((await load(body, 200, true)).contract).not.toBeNull()
})
