import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import landmarks from '#/demo/landmarks.json'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { buttonNamed, press } from '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const { proxy, charts, dollar } = landmarks[8801]
const path = `/8801/address/${proxy}/contract`
const IMPLEMENTATION = '0x05BD1E4cA53bE9dB31C2F2Ff02D266455bA8B95a'
const NODE = /json-rpc|eth-rpc/

const section = page.getByRole('region', { name: 'Proxy storage slots' })
const text = () => document.querySelector('[aria-label="Proxy storage slots"]')?.textContent ?? ''
/** The whole page: a warning is above the source, the slots are below. */
const pageText = () => document.querySelector('main')?.textContent ?? ''
const addresses = () =>
  [...document.querySelectorAll('[aria-label="Proxy storage slots"] dd a')].map(({ textContent }) => textContent)

/** Changes the responses with slots, the only batch of three calls; the choice of the node is the demo’s. */
function onSlots(api: TestApi, change: (body: string) => string): void {
  api.on(NODE, async ({ real }) => {
    const body = await real()
    return (JSON.parse(body) as unknown[]).length === 3 ? json(change(body)) : null
  })
}

const wordOf = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const ZERO = wordOf('0x')

test('the slots of a proxy are read from the node, and the implementation matches the API', async () => {
  const api = await startTestApi()
  const router = await renderApp(path, api)
  await expect.poll(text).toContain('The implementation matches the API')
  await settled(router)
  expect(text()).toMatch(/Read from localhost.* at the latest block/)
  // An empty slot is no address.
  expect(addresses()).toEqual([IMPLEMENTATION])
  expect(text()).toMatch(/Admin.*–.*Beacon.*–/)
  // The choice of the node, and one batch.
  expect(api.askedFor(NODE)).toHaveLength(2)
  const link = section.getByRole('link', { name: IMPLEMENTATION })
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe(`/8801/address/${IMPLEMENTATION}`)
})

test('nothing is read for a contract that is no proxy, nor on other tabs', async () => {
  const api = await startTestApi()
  await settled(await renderApp(`/8801/address/${charts}/contract`, api))
  await settled(await renderApp(`${path}/abi`, api))
  expect(document.querySelector('[aria-label="Proxy storage slots"]')).toBeNull()
  expect(api.askedFor(NODE)).toEqual([])
})

test('another implementation than that of the API is a warning with both', async () => {
  const api = await startTestApi()
  onSlots(api, (body) => body.replace(wordOf(IMPLEMENTATION), wordOf(charts)))
  await renderApp(path, api)
  await expect
    .poll(pageText)
    .toMatch(
      new RegExp(
        `not what the API reportsStorage: ${charts} *API: ${IMPLEMENTATION}.*Source code.*Proxy storage slots`,
        'su',
      ),
    )
  expect(text()).not.toContain('matches')
  await expectAccessibleAndNarrow('section[aria-label="Proxy storage slots"]')
})

test('empty slots of a proxy that should use them are a warning', async () => {
  const api = await startTestApi()
  onSlots(api, (body) => body.replace(wordOf(IMPLEMENTATION), ZERO))
  await renderApp(path, api)
  await expect.poll(text).toContain('The EIP-1967 slots are empty.')
  await expect.poll(pageText).toContain('Storage: none')
  expect(addresses()).toEqual([])
})

test('a minimal proxy has empty slots, which is no warning', async () => {
  const api = await startTestApi()
  const minimal = '0x701486FAB3F52992e1493561bCE17fa48803ED2b'
  await renderApp(`/8801/address/${minimal}/contract`, api)
  await expect.poll(text).toContain('The EIP-1967 slots are empty.')
  await expect.poll(text).toContain('No implementation in these slots to compare with the API')
  expect(pageText()).not.toContain('not what the API reports')
})

describe('a beacon', () => {
  /** The demo's proxy, with an admin and a beacon in its slots, and this as the response of the beacon. */
  async function renderBeacon(answer: object): Promise<void> {
    const api = await startTestApi()
    api.on(NODE, async ({ real }) => {
      const body = JSON.parse(await real()) as { id: number }[] | { id: number }
      if (!Array.isArray(body)) return json({ jsonrpc: '2.0', id: body.id, ...answer })
      const slots = [ZERO, wordOf(dollar), wordOf(charts)]
      return body.length === 3 ? json(slots.map((result, index) => ({ jsonrpc: '2.0', id: index + 1, result }))) : null
    })
    await renderApp(path, api)
  }

  test('leads to its implementation, which is compared', async () => {
    await renderBeacon({ result: wordOf(IMPLEMENTATION) })
    await expect.poll(text).toContain('The implementation matches the API')
    expect(addresses()).toEqual([dollar, charts, IMPLEMENTATION])
  })

  test.each([
    ['reverts', { error: { code: 3, message: 'execution reverted', data: '0x' } }],
    ['returns no address', { result: `0x${'1'.repeat(64)}` }],
    ['returns zero', { result: ZERO }],
  ])('that %s has no implementation', async (_, answer) => {
    await renderBeacon(answer)
    await expect.poll(text).toContain('The beacon returns no implementation')
    await expect.poll(pageText).toContain('Storage: none')
    expect(addresses()).toEqual([dollar, charts])
  })
})

describe('without slots, the rest of the page is shown', () => {
  const code = () => document.querySelector('[role="region"].code')?.textContent ?? ''

  test('no node: one line', async () => {
    const api = await startTestApi()
    api.on(NODE, () => json({ message: 'Not found' }, 404))
    await renderApp(path, api)
    await expect.poll(text).toBe('Proxy storage slotsNot read: no JSON-RPC node for this chain')
    await expect.poll(code).toContain('contract ObservatoryProxy')
  })

  test('a node without eth_getStorageAt: one line', async () => {
    const api = await startTestApi()
    onSlots(api, () =>
      JSON.stringify([1, 2, 3].map((id) => ({ id, error: { code: -32_601, message: 'Method not found' } }))),
    )
    await renderApp(path, api)
    await expect.poll(text).toContain('Not read: the node doesn’t have eth_getStorageAt')
  })

  test.each([
    ['garbage', [{ id: 1, result: { no: 'word' } }], 'The node returned something else than a JSON-RPC response.'],
    ['an error', [{ id: 1, error: { code: -32_000, message: '<b>disk</b> full' } }], '<b>disk</b> full'],
  ])('%s: an error with Retry, which reads again', async (_, answers, message) => {
    const api = await startTestApi()
    let isBroken = true
    onSlots(api, (body) => (isBroken ? JSON.stringify(answers) : body))
    await renderApp(path, api)
    await expect.poll(text).toContain(message)
    await expect.poll(code).toContain('contract ObservatoryProxy')
    isBroken = false
    press(buttonNamed(/^Retry/))
    await expect.poll(text).toContain('The implementation matches the API')
  })
})
