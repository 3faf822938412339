import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import landmarks from '#/demo/landmarks.json'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { startTestNode } from '#/testing/testNode'

const { dollar, curios, head } = landmarks[8801]

/** The tag of a block that is so many after the demo's head. */
const tagAfterHead = (blocks: number) => `0x${(Number(head) + blocks).toString(16)}`
const maker = '0x39024973961275dd6556fa7c27afc566c7e561e7'
const hex = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

const open = () => page.getByText('Compare with node', { exact: true }).click()
const details = () => document.querySelector('details[open]:has(table)')?.textContent ?? ''
const rows = () => Array.from(document.querySelectorAll('details[open] tbody tr'), ({ textContent }) => textContent)

test('balances of an address are the same by the explorer and the node, at the same block', async () => {
  await renderApp(`/8801/address/${maker}`)
  await open()
  await expect.poll(details).toMatch(/(\d+) of \1 values are the same\./)
  expect(details()).toMatch(/Newest indexed block: (\d+)\. Block of .*: \1\. Both are at the same block\./)
  expect(details()).toContain('The node is an endpoint of the explorer’s API, and may share its index.')
  expect(rows()[0]).toMatch(/^BalanceExplorer: 18,999\.9\d* MERNode: 18,999\.9\d* MERResult: Same$/)
  expect(rows().length).toBeGreaterThan(3)
})

test('a token ID that no contract can have does not stop the comparison of the others', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(new RegExp(`/addresses/${maker}/tokens$`, 'i'), async ({ real }) => {
    const { items } = JSON.parse(await real()) as { items: object[] }
    const token = { address_hash: curios, type: 'ERC-1155' }
    const odd = ['-7', '9'.repeat(78)].map((id) => ({ token, token_id: id, value: '1' }))
    return json({ items: [...odd, ...items], next_page_params: null })
  })
  await renderApp(`/8801/address/${maker}`, api)
  await open()
  await expect.poll(details).toMatch(/(\d+) of \1 values are the same\./)
})

test('a node that accepts 5 calls in a batch is compared, and its approvals are checked', async () => {
  const node = await startTestNode(() => undefined, { maxBatch: 5 })
  await renderApp(`/8801/address/${maker}`, node)
  await open()
  await expect.poll(details).toMatch(/(\d+) of \1 values are the same\./)
  await renderApp(`/8801/address/${maker}/approvals`, node)
  await expect.poll(() => document.querySelector('main')?.textContent).toMatch(/\d+ open approvals found/)
  expect(document.querySelector('main')?.textContent).not.toContain('Couldn’t read from the node')
  expect(Math.max(...node.requests.map(({ length }) => length))).toBeGreaterThan(5)
})

test('a method that the node does not have is named, is not sent again, and leaves the height', async () => {
  const node = await startTestNode(({ method }) =>
    method === 'eth_getBalance' ? { error: { code: -32_601, message: 'Method not found' } } : undefined,
  )
  const router = await renderApp(`/8801/address/${maker}`, node)
  await open()
  await expect.poll(details).toMatch(/same\. 1 unknown\. The node doesn’t have eth_getBalance\./)
  expect(details()).toContain('Both are at the same block.')
  expect(rows()[0]).toMatch(/^Balance.*Node: –Result: Unknown$/)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await settled(router)
  await expect.poll(details).toContain('The node doesn’t have eth_getBalance.')
  expect(node.calls.filter(({ method }) => method === 'eth_getBalance')).toHaveLength(1)
})

test('a difference is shown with its amount and both heights, and what cannot be read is unknown', async () => {
  const node = await startTestNode(({ method, params }) => {
    if (method === 'eth_blockNumber') return { result: tagAfterHead(3) }
    const { to, data = '' } = (params[0] ?? {}) as { to?: string; data?: string }
    if (method === 'eth_getBalance') return { result: '0xde0b6b3a7640000' }
    if (!data.startsWith('0x70a08231')) return undefined
    if (to?.toLowerCase() === dollar.toLowerCase()) return { result: hex(1n) }
    return { error: { code: -32_000, message: 'invalid opcode: INVALID' } }
  })
  // In other letters than those of its checksum.
  const router = await renderApp(`/8801/address/0x${maker.slice(2).toUpperCase()}`, node)
  await open()
  await expect.poll(details).toContain('2 of')
  await settled(router)
  expect(details()).toMatch(/2 of \d+ values differ\. \d+ unknown\./)
  expect(details()).toContain('The explorer is 3 blocks behind the node.')
  expect(details()).toContain('Changes in these blocks may explain the difference.')
  expect(rows()[0]).toMatch(/Node: 1 MERResult: Different by −18,998\.9\d* MER$/)
  expect(rows().filter((row) => row.endsWith('Node: –Result: Unknown')).length).toBeGreaterThan(0)
  // The state is read at the block that is shown.
  // Not even one that runs into an invalid instruction makes that unknown.
  const tags = node.calls.filter(({ method }) => method === 'eth_getBalance').map(({ params }) => params[1])
  expect(tags).toEqual([tagAfterHead(3)])
  await expectAccessibleAndNarrow()
})

test('a node that accepts only the latest block is read all the same, and its height is unknown', async () => {
  const node = await startTestNode(({ params }) =>
    params.at(-1) === tagAfterHead(0) ? { error: { code: -32_602, message: 'Invalid block' } } : undefined,
  )
  await renderApp(`/8801/token/${dollar}`, node)
  await open()
  await expect.poll(details).toContain('The height of the node’s block is unknown.')
  expect(rows()[0]).toMatch(/^Total supply.*Same$/)
  // Which is remembered.
  const before = node.requests.length
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect.poll(() => node.requests.length).toBe(before + 1)
  await expect.poll(details).toContain('The height of the node’s block is unknown.')
})

test('supply and contract owner of a token, and the owner of an NFT, are compared', async () => {
  await renderApp(`/8801/token/${dollar}`)
  await open()
  await expect.poll(details).toContain('1 of')
  expect(rows()[0]).toMatch(/^Total supplyExplorer: [\d,.]+ USDMNode: [\d,.]+ USDMResult: Same$/)
  await renderApp(`/8801/token/${curios}/instance/7`)
  await open()
  await expect.poll(details).toContain('1 of 1 values are the same.')
  expect(rows()[0]).toMatch(/^Owner #7.*Same$/)
})

test('without a node, or where the explorer fails, the page says which', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/json-rpc|eth-rpc/, () => json({ error: 'no' }, 404))
  await renderApp(`/8801/address/${maker}`, api)
  await open()
  await expect.element(page.getByText('No JSON-RPC node for this chain')).toBeVisible()

  const failing = await startTestApi({ sources: 'one a chain' })
  let asked = 0
  failing.on(/addresses\/0x[\da-f]{40}$/i, () => {
    asked += 1
    return asked > 1 ? json({ message: 'Forbidden' }, 403) : null
  })
  await renderApp(`/8801/address/${maker}`, failing)
  await open()
  await expect.element(page.getByText('Couldn’t load comparison')).toBeVisible()
})
