import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FaultAnswer, json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { buttonNamed, press } from '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const path = `/${chain}/address/${at.charts}/contract`
const SOURCIFY = /sourcify\/v2\/contract/

const main = () => document.querySelector('main')?.textContent ?? ''
const section = () => document.querySelector('[aria-label="Sourcify"]')?.textContent ?? ''
const source = () => document.querySelector('[aria-label="Source code"]')?.textContent ?? ''
const button = () => buttonNamed(/^Load from Sourcify$/)

const unverified = { deployed_bytecode: '0x6000' }
const verified = {
  is_verified: true,
  name: 'Made',
  language: 'solidity',
  abi: [],
  file_path: 'A.sol',
  source_code: 'contract Made {}',
  additional_sources: [{ file_path: 'lib/B.sol', source_code: 'library B {}' }],
}

const SOURCES = { 'lib/B.sol': { content: 'library B {}' }, 'A.sol': { content: 'contract Made {}' } }

/** A response of Sourcify with these sources. */
const found = (sources: object = SOURCES, fields: object = {}) =>
  json({
    match: 'exact_match',
    verifiedAt: '2024-07-24T12:00:00Z',
    sources,
    compilation: {
      language: 'Solidity',
      compiler: 'solc',
      compilerVersion: '0.8.7+commit.e28d00a7',
      compilerSettings: { evmVersion: 'london' },
      name: 'Made',
      fullyQualifiedName: 'A.sol:Made',
    },
    ...fields,
  })

/** The demo with this contract, and a Sourcify server with these answers, of which the last is repeated. */
async function start(contract: object, answers: readonly FaultAnswer[], sourcify: 'onRequest' | 'auto' = 'onRequest') {
  const api = await startTestApi()
  const prefix = new URL(api.config.proUrl!, location.origin).pathname.split('/')[1]
  const config = { ...api.config, sourcifyUrl: `/${prefix}/sourcify`, sourcify }
  api.on(/smart-contracts\/0x/, () => json(contract))
  api.on(SOURCIFY, ({ times }) => answers[Math.min(times, answers.length) - 1]!)
  return { api, app: { config, fetch: api.fetch } }
}

test('“Load from Sourcify” shows the source of a contract without one, and requests nothing before', async () => {
  const { api, app } = await start(unverified, [found()])
  const router = await renderApp(path, app)
  await expect.poll(button).toBeTruthy()
  await settled(router)
  expect(api.askedFor(SOURCIFY)).toEqual([])
  await expect.poll(section).toContain(`Source: ${location.host}`)
  await expect.poll(main).toContain('The source of this contract is not published.')
  button()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(source).toContain('2 files · 2 lines')
  await expect.poll(source).toContain('contract Made {}')
  await expect.poll(section).toContain('Full match: the source compiles to exactly the deployed code')
  await expect.poll(section).toContain('solc 0.8.7+commit.e28d00a7')
  await expect.poll(section).toContain('Solidity')
  await expect.poll(section).toContain('2024')
  await expect.poll(main).toContain('The API has no source code of this contract. Sourcify has it.')
  await expect.poll(button).toBeUndefined()
  await settled(router)
  const { pathname, search } = api.askedFor(SOURCIFY)[0]!
  expect(pathname).toContain(`/sourcify/v2/contract/${chain}/${at.charts}`)
  expect(search).toBe('?fields=all')
  expect(api.askedFor(SOURCIFY)).toHaveLength(1)
  await expectAccessibleAndNarrow('[aria-label="Sourcify"]')
})

const ABI = [
  { type: 'function', name: 'total', inputs: [], outputs: [{ name: '', type: 'uint256' }], stateMutability: 'view' },
  {
    type: 'function',
    name: 'add',
    inputs: [{ name: 'count', type: 'uint8' }],
    outputs: [],
    stateMutability: 'payable',
  },
]

test.each([
  ['abi', 'total() view returns (uint256)', 'add(uint8 count) payable'],
  ['read', 'total', '1 function'],
  ['write', 'add(uint8)', '0x02067e6a'],
])('tab %s: the ABI of a contract without one is loaded from Sourcify on request', async (tab, ...shown) => {
  const { api, app } = await start(unverified, [found(SOURCES, { abi: ABI })])
  const router = await renderApp(`${path}/${tab}`, app)
  await expect.poll(button).toBeTruthy()
  await settled(router)
  expect(api.askedFor(SOURCIFY)).toEqual([])
  press(button())
  for (const text of shown) await expect.poll(section).toContain(text)
  await settled(router)
  await expectAccessibleAndNarrow('[aria-label="Sourcify"]')
})

test('without a Sourcify server there is no button', async () => {
  const { api } = await start(unverified, [found()])
  const router = await renderApp(path, api)
  await expect.poll(main).toContain('Unverified contract')
  await settled(router)
  expect(button()).toBeUndefined()
  expect(section()).toBe('')
  expect(api.askedFor(SOURCIFY)).toEqual([])
})

test('with “auto”, the source is requested with the page', async () => {
  const { app } = await start(unverified, [found(SOURCES, { match: 'match' })], 'auto')
  await renderApp(`${path}?file=lib/B.sol`, app)
  await expect.poll(source).toContain('library B {}')
  await expect.poll(section).toContain('Partial match: the code is the same except for its metadata hash.')
})

test('a contract that is not on Sourcify says so', async () => {
  const { app } = await start(unverified, [json({ match: null, creationMatch: null, runtimeMatch: null }, 404)])
  await renderApp(path, app)
  await expect.poll(button).toBeTruthy()
  press(button())
  await expect.poll(section).toContain('Not verified on Sourcify')
  await expect.poll(button).toBeUndefined()
})

test.each([
  ['no JSON', json('<html></html>'), 'The API returned an HTML page instead of JSON.'],
  ['no sources', json({ match: 'match' }), 'The API returned an unexpected response.'],
])('%s is an error, and a retry loads the source', async (_, garbage, message) => {
  const { app } = await start(unverified, [garbage, found()])
  await renderApp(path, app)
  await expect.poll(button).toBeTruthy()
  press(button())
  await expect.poll(section).toContain('Couldn’t load source code from Sourcify')
  await expect.poll(section).toContain(message)
  await expect.poll(() => buttonNamed(/^Retry/)).toBeTruthy()
  press(buttonNamed(/^Retry/))
  await expect.poll(source).toContain('contract Made {}')
})

test('a response above 16 MB is loaded only on request', async () => {
  const { api, app } = await start(unverified, [found(SOURCES, { stdJsonInput: 'a'.repeat(16_000_001) })])
  const router = await renderApp(path, app)
  await expect.poll(button).toBeTruthy()
  press(button())
  await expect.poll(section).toContain('The response is too large: more than 16 MB.')
  await settled(router)
  expect(api.askedFor(SOURCIFY)).toHaveLength(1)
  press(buttonNamed(/^Load anyway$/))
  await expect.poll(source).toContain('contract Made {}')
})

test('hostile text from Sourcify is shown as text', async () => {
  const hostile = { '<b>\u202e.sol': { content: '<img src=x onerror=alert(1)>' } }
  const { app } = await start(unverified, [found(hostile, { match: '<i>other', compilation: { name: '<b>x</b>' } })])
  const router = await renderApp(path, app)
  await expect.poll(button).toBeTruthy()
  press(button())
  await expect.poll(source).toContain('<img src=x onerror=alert(1)>')
  await expect.poll(section).toContain('<i>other')
  await settled(router)
  expect(document.querySelector('main :is(b, i, img[src="x"])')).toBeNull()
})

test('the same source on Sourcify is said to be the same', async () => {
  const { api, app } = await start(verified, [found()])
  const router = await renderApp(path, app)
  await expect.poll(button).toBeTruthy()
  await settled(router)
  expect(api.askedFor(SOURCIFY)).toEqual([])
  press(button())
  await expect.poll(section).toContain('The source code on Sourcify is the same.')
  await expect.poll(source).toContain('contract Made {}')
  await settled(router)
  expect(section()).not.toContain('Show differences')
})

const CHANGED = { 'A.sol': { content: 'contract Changed {}' }, 'lib/C.sol': { content: 'library C {}' } }
const linesOf = (kind: string) =>
  Array.from(document.querySelectorAll(`[data-diff="${kind}"]`), ({ textContent }) => textContent)

test('another source on Sourcify is compared by file and line', async () => {
  const { api, app } = await start(verified, [found(CHANGED)])
  const router = await renderApp(path, app)
  await expect.poll(button).toBeTruthy()
  press(button())
  await expect.poll(section).toContain('The source code on Sourcify differs in 3 files.')
  await page.getByRole('link', { name: 'Show differences' }).click()
  await expect.poll(() => router.state.location.search).toEqual({ compare: 'sourcify' })
  await expect.poll(main).toContain('Files: 1 changed · 1 only here · 1 only there')
  await expect.poll(() => linesOf('added')).toEqual(['1+contract Made {}'])
  await expect.poll(() => linesOf('removed')).toEqual(['1−contract Changed {}'])
  await expectAccessibleAndNarrow()
  await page.getByRole('combobox', { name: 'Compare with' }).selectOptions('None')
  await expect.poll(source).toContain('contract Made {}')
  await settled(router)
  expect(api.askedFor(SOURCIFY)).toHaveLength(1)
})

test('a link to the comparison requests nothing before the button is pressed', async () => {
  const { api, app } = await start(verified, [found(CHANGED)])
  const router = await renderApp(`${path}?compare=sourcify&file=lib/C.sol`, app)
  await expect.poll(button).toBeTruthy()
  await settled(router)
  expect(api.askedFor(SOURCIFY)).toEqual([])
  press(button())
  await expect.poll(() => linesOf('removed')).toEqual(['1−library C {}'])
})

test('a link to the comparison shows the source where no Sourcify server is configured', async () => {
  const { api } = await start(verified, [found(CHANGED)])
  await renderApp(`${path}?compare=sourcify`, api)
  await expect.poll(main).toContain('The link compares with a contract that is no part of this one')
  await expect.poll(source).toContain('contract Made {}')
})
