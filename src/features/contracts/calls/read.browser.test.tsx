import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { labels } from '#/data/labels/labels'
import landmarks from '#/demo/landmarks.json'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { startTestNode } from '#/testing/testNode'

const { dollar, nftOwner, mishaps, observatory } = landmarks[8801]

const pathOf = (hash: string, query: Record<string, string> = {}) =>
  `/8801/address/${hash}/contract/read?${new URLSearchParams(query)}`
const callOf = (fn: string, ...args: unknown[]) => ({ fn, args: JSON.stringify(args) })

const main = () => document.querySelector('main')?.textContent ?? ''
const openForm = () => document.querySelector<HTMLElement>('details[open] form')

test('functions without arguments are read in one batch on opening, with names, units and links', async () => {
  const api = await startTestApi()
  const router = await renderApp(pathOf(dollar), api)
  await expect.poll(main).toContain('Meridian Dollar')
  await settled(router)
  expect(main()).toContain('400,000,000,000,000')
  // The choice of the node, and the batch.
  expect(api.askedFor(/json-rpc|eth-rpc/)).toHaveLength(2)
  expect(main()).toContain('Read from localhost')
  expect(document.querySelector('li a[data-address]')).not.toBeNull()
  // Dollars have six decimals.
  await page.getByRole('combobox', { name: 'Format' }).selectOptions('USDM')
  await expect.poll(main).toContain('400000000')
  await page.getByRole('combobox', { name: 'Format' }).selectOptions('Hex')
  await expect.poll(main).toContain(`0x${400_000_000_000_000n.toString(16)}`)
})

test('12 functions are read by a node that accepts 5 calls in a batch, whose size is remembered', async () => {
  const node = await startTestNode(
    ({ method, params }) => {
      const { data } = (params[0] ?? {}) as { data?: string }
      return method === 'eth_call' && data !== '0x' ? { result: `0x${'7'.padStart(64, '0')}` } : undefined
    },
    { maxBatch: 5 },
  )
  const item = { type: 'function', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] }
  const abi = Array.from({ length: 12 }, (_, index) => ({ ...item, name: `f${index}` }))
  node.api.on(/smart-contracts/, () => json({ name: 'Many', abi, is_verified: true }))
  const router = await renderApp(pathOf(dollar), node)
  await expect.poll(() => main().match(/uint256\s*7/g)).toHaveLength(12)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await settled(router)
  expect(main().match(/uint256\s*7/g)).toHaveLength(12)
  // The choice of the node, the refused batch, and twice its parts.
  expect(node.requests.map(({ length }) => length)).toEqual([2, 12, 5, 5, 2, 5, 5, 2])
})

test('a link fills in the form and reads, and a form writes its link', async () => {
  const router = await renderApp(pathOf(dollar, callOf('balanceOf(address)', nftOwner)))
  await expect.poll(() => openForm()?.querySelector('input')?.value).toBe(nftOwner)
  await expect.poll(() => openForm()?.textContent).toMatch(/uint256\s*[\d,]+/)
  await settled(router)
  const field = page.getByRole('combobox', { name: 'account address' })
  await field.fill(dollar)
  // The result of other arguments is not shown next to these.
  expect(openForm()?.textContent).not.toMatch(/uint256\s*[\d,]+/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => openForm()?.textContent).toMatch(/uint256\s*0/)
  expect(router.state.location.search).toMatchObject(callOf('balanceOf(address)', dollar))
})

test('an argument that is not of its type is not sent, and says why next to its field', async () => {
  const api = await startTestApi()
  const router = await renderApp(pathOf(dollar, callOf('balanceOf(address)', '0x12')), api)
  await expect.poll(() => openForm()?.textContent).toContain('Enter an address: 0x and 40 hexadecimal digits')
  await settled(router)
  const field = openForm()?.querySelector('input')
  expect(field?.ariaInvalid).toBe('true')
  expect(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Enter an')
  expect(api.askedFor(/json-rpc|eth-rpc/)).toHaveLength(2)
  await page.getByRole('combobox', { name: 'account address' }).fill(dollar)
  await expect.poll(() => field?.ariaInvalid).not.toBe('true')
  // What became valid is read on submit, and no sooner: the link would not have it.
  await settled(router)
  expect(api.askedFor(/json-rpc|eth-rpc/)).toHaveLength(2)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => openForm()?.textContent).toMatch(/uint256\s*0/)
  expect(router.state.location.search).toMatchObject(callOf('balanceOf(address)', dollar))
})

test('labeled addresses are suggested', async () => {
  labels.set({ [nftOwner.toLowerCase()]: 'Treasury' })
  await renderApp(pathOf(dollar))
  await expect.poll(() => document.querySelector('datalist option')?.textContent).toBe('Treasury')
  labels.set({})
})

test('reverts are decoded: an error of the ABI with nested arguments, a text, a panic', async () => {
  await renderApp(pathOf(mishaps, callOf('failWithError(uint256)', '41')))
  await expect.poll(() => openForm()?.textContent).toContain('Reverted: OutOfBounds')
  expect(openForm()?.textContent).toMatch(/requested uint256\s*41/)
  // Functions without arguments are read by a request of their own.
  await expect.poll(main).toContain('Reverted: Nested')
  expect(main()).toContain('azimuth')
  expect(main()).toContain('The instrument is out of alignment')
  expect(main()).toContain('panic 0x11 (arithmetic overflow or underflow)')
})

test('an earlier block that the node does not have is explained', async () => {
  await renderApp(pathOf(dollar, { block: '100' }))
  await expect.poll(main).toContain('The node doesn’t have the state of block 100. Past blocks need an archive node.')
  expect(main()).toContain('at block 100')
})

test('a proxy is read by the ABI of its implementation, or by its own', async () => {
  const router = await renderApp(pathOf(observatory))
  await expect.poll(main).toContain('digests')
  await page.getByRole('combobox', { name: 'ABI' }).selectOptions(observatory)
  await expect.poll(main).toContain('No read functions')
  expect(router.state.location.search).toMatchObject({ of: observatory })
})

test('functions are filtered by name or selector', async () => {
  const router = await renderApp(pathOf(dollar))
  await expect.poll(main).toContain('7 functions')
  await settled(router)
  const filter = page.getByRole('searchbox', { name: 'Filter functions' })
  await filter.fill('0x70a08231')
  await expect.poll(main).toContain('1 of 7 functions')
  expect(main()).toContain('balanceOf')
  await filter.fill('nothing of that name')
  await expect.poll(main).toContain('No functions match this filter')
})

test('an address without a verified contract has no ABI, and says so', async () => {
  await renderApp(pathOf(nftOwner))
  await expect.poll(main).toContain('No ABI')
})

test.each([
  ['HTML', { status: 200, body: '<html></html>', type: 'text/html' }],
  ['garbage', json({ jsonrpc: '2.0', id: 1, result: { not: 'hex' } })],
  ['no eth_call', json({ jsonrpc: '2.0', id: 1, error: { code: -32_601, message: 'Method not found' } })],
])('an API whose JSON-RPC endpoint sends %s is no node, and the page names the setting', async (_, answer) => {
  const api = await startTestApi()
  api.on(/json-rpc|eth-rpc/, () => answer)
  await renderApp(pathOf(dollar), api)
  await expect.poll(main).toContain('No JSON-RPC node for this chain')
  expect(main()).toContain('rpcUrl')
})

test('a result that is not what the ABI promises is shown as bytes', async () => {
  const api = await startTestApi()
  let asked = 0
  api.on(/json-rpc|eth-rpc/, async ({ real }) => {
    asked += 1
    return asked === 1 ? null : json((await real()).replaceAll(/"result":"0x[\da-f]+"/g, '"result":"0x12345678"'))
  })
  await renderApp(pathOf(dollar), api)
  await expect.poll(main).toContain('The returned data doesn’t match the ABI.')
  expect(main()).toContain('0x12345678')
})

/** An ABI of hostile types and names. */
function hostileAbi() {
  let deep: object = { type: 'uint256', name: '__proto__' }
  for (let depth = 0; depth < 20; depth += 1) deep = { type: 'tuple', name: 'constructor', components: [deep] }
  const item = { type: 'function', stateMutability: 'view', outputs: [{ type: 'uint256' }] }
  return [
    { ...item, name: 'deep', inputs: [deep] },
    { ...item, name: 'pairs', inputs: [{ type: 'tuple[]', name: 'list', components: [{ type: 'bool', name: 'on' }] }] },
    { ...item, name: 'lie', inputs: [{ type: 'uint7' }] },
    ...Array.from({ length: 2000 }, (_, index) => ({ ...item, name: `f${index}`, inputs: [] })),
  ]
}

test('an ABI with 2,000 functions, deep tuples and invalid types opens; arrays and tuples are filled in', async () => {
  const api = await startTestApi()
  api.on(/smart-contracts/, () => json({ name: 'Hostile', abi: hostileAbi(), is_verified: true }))
  const router = await renderApp(pathOf(dollar), api)
  await expect.poll(main).toContain('2,002 functions')
  await settled(router)
  expect(document.querySelectorAll('main li:has(> div, > details)').length).toBeLessThanOrEqual(100)
  expect(main()).toContain('1 invalid entry left out')
  await page.getByText('pairs', { exact: true }).click()
  await page.getByRole('button', { name: 'Add to list' }).click()
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect.poll(() => openForm()?.textContent).toContain('Select true or false')
  await page.getByRole('combobox', { name: 'on bool' }).selectOptions('true')
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect.poll(() => router.state.location.search).toMatchObject(callOf('pairs((bool)[])', [['true']]))
  await page.getByRole('button', { name: 'Remove list[0]' }).click()
  expect(openForm()?.querySelector('select')).toBeNull()
})

test('axe finds nothing, and nothing scrolls sideways at 360 px', async () => {
  const router = await renderApp(pathOf(mishaps, callOf('failWithError(uint256)', 'x')))
  await expect.poll(main).toContain('azimuth')
  await settled(router)
  await expectAccessibleAndNarrow()
})
