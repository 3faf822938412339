import { encodeAbiParameters } from 'viem'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import landmarks from '#/demo/landmarks.json'
import { APPROVAL_FOR_ALL_TOPIC, APPROVAL_TOPIC, PERMIT2 } from '#/domain/transactions/approvals'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { main, owner, path, rowsOf, table } from '#/testing/approvalsPage'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { type NodeAnswer, startTestNode } from '#/testing/testNode'

const { dollar, curios, head } = landmarks[8801]

test('open allowances are listed by value at risk, with their sum and the searched range', async () => {
  const { api, requests, ...node } = await startTestNode(() => undefined)
  const router = await renderApp(path, node)
  await expect.poll(main).toContain('8 open approvals found')
  await settled(router)
  expect(main()).toMatch(
    new RegExp(`Searched the logs of all blocks up to ${head}, by .*Allowances and balances at block ${head}`),
  )
  const rows = rowsOf('Priced tokens')
  expect(rows).toHaveLength(8)
  expect(rows[0]).toMatch(/Meridian Dollar.*Pair.*55,926,000.*77,310,000.*\$55,926,000\.00/)
  // What its spenders can take together is no more than the balance.
  expect(main()).toContain('At risk $103,264,252.45')
  const dollars = rows.map((row) => Number(/At risk\$([\d,.]+)/.exec(row)?.[1]?.replaceAll(',', '')))
  expect(dollars).toEqual(dollars.toSorted((a, b) => b - a))
  expect(document.querySelectorAll('table a[href*="/tx/0x"]')).toHaveLength(8)
  // All rows are checked together: probe, source, search, then height and one batch.
  expect(requests.length).toBeLessThanOrEqual(6)
  expect(api.askedFor(/tokens\/0x[\da-f]{40}$/i).length).toBeLessThanOrEqual(4)
})

test('without a node, transactions are searched, and amounts are as last approved', async () => {
  const api = await startTestApi()
  api.on(/json-rpc|eth-rpc/, () => json({ error: 'no' }, 404))
  const router = await renderApp(path, api)
  await expect.poll(main).toContain('8 open approvals found')
  await settled(router)
  expect(main()).toContain('No JSON-RPC node for this chain.')
  expect(main()).toContain('Searched all transactions sent by this address.')
  expect(table('Priced tokens')).toBeNull()
  expect(rowsOf('Not checked')).toHaveLength(8)
  expect(table('Not checked')?.textContent).toContain('Last approved')
  expect(main()).not.toContain('At risk $')
  await expect.element(page.getByRole('button', { name: 'Revoke' })).not.toBeInTheDocument()
})

test('Retry of failed logs requests only logs, and without them input data is read', async () => {
  const api = await startTestApi()
  api.on(/json-rpc|eth-rpc/, () => json({ error: 'no' }, 404))
  let failures = 1
  api.on(/transactions\/0x[\da-f]{64}\/logs$/i, () => {
    failures -= 1
    return failures >= 0 ? json({ message: 'Down' }, 503) : null
  })
  await renderApp(path, api)
  await expect.poll(main).toContain('8 open approvals found')
  const asked = api.askedFor(/\/logs$/).map(({ pathname }) => pathname)
  expect(asked.length).toBe(new Set(asked).size + 1)

  const without = await startTestApi({ sources: 'one a chain' })
  without.on(/json-rpc|eth-rpc/, () => json({ error: 'no' }, 404))
  without.on(/transactions\/0x[\da-f]{64}\/logs$/i, () => json({ message: 'Forbidden' }, 403))
  await renderApp(path, without)
  await expect.poll(main).toContain('8 open approvals found')
  expect(main()).toMatch(/Logs of \d+ transactions are not available; their input data was read instead\./)
})

test('a node without logs checks the approvals found in transactions', async () => {
  const node = await startTestNode(({ method }) =>
    method === 'eth_getLogs' ? { error: { code: -32_601, message: 'Method not found' } } : undefined,
  )
  const router = await renderApp(path, node)
  await expect.poll(main).toContain('8 open approvals found')
  await settled(router)
  expect(main()).toContain('The JSON-RPC node doesn’t have eth_getLogs.')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await settled(router)
  expect(node.calls.filter(({ method }) => method === 'eth_getLogs')).toHaveLength(1)
  expect(rowsOf('Priced tokens')).toHaveLength(8)
})

/** A node that accepts ranges of 100 blocks, and fails below a height until it recovers. */
function limitedNode(state: { failsBelow: number }) {
  return startTestNode(({ method, params }) => {
    const { fromBlock, toBlock } = (params[0] ?? {}) as { fromBlock?: string; toBlock?: string }
    if (method !== 'eth_getLogs' || fromBlock === 'latest') return undefined
    if (Number(toBlock) - Number(fromBlock) >= 100)
      return { error: { code: -32_602, message: 'range exceeds limit of 100' } }
    return Number(fromBlock) < state.failsBelow ? 400 : undefined
  })
}

test('a node that fails midway shows how far the search got, and resumes there', async () => {
  // Three ranges of 100 blocks are read.
  const oldest = Number(head) - 299
  const state = { failsBelow: oldest }
  const node = await limitedNode(state)
  const search = '/8801/address/0x06b4319efa432612AE5e26609943f0cdE23E6aF5/approvals'
  const router = await renderApp(search, node)
  await expect.poll(main).toContain('Couldn’t read from the node')
  await settled(router)
  expect(main()).toMatch(
    new RegExp(`Searched the logs from block ${oldest} .*to block ${head}.*Older approvals may exist`),
  )
  state.failsBelow = 0
  await page.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect.poll(main).toContain(`Searched the logs of all blocks up to ${head}`)
  const ranges = node.calls.filter(({ method, params }) => {
    return method === 'eth_getLogs' && (params[0] as { fromBlock: string }).fromBlock !== 'latest'
  })
  // One that is too large, three, the failed one, and the rest.
  expect(ranges.length).toBeLessThanOrEqual(1 + 3 + 1 + 2)
})

test('the block range limit of a node is used for the next address', async () => {
  const node = await limitedNode({ failsBelow: 0 })
  const router = await renderApp(path, node)
  await expect.poll(main).toContain(`Searched the logs of all blocks up to ${head}`)
  await router.navigate({ href: `/8801/address/${dollar}/approvals` })
  const others = () => node.calls.filter((call) => JSON.stringify(call).includes(`${dollar.slice(2).toLowerCase()}"`))
  await expect.poll(() => others().length).toBeGreaterThan(1)
  await settled(router)
  const tooLarge = node.calls.filter(({ method, params }) => {
    const { fromBlock, toBlock } = (params[0] ?? {}) as { fromBlock?: string; toBlock?: string }
    return method === 'eth_getLogs' && Number(toBlock) - Number(fromBlock) >= 100
  })
  expect(tooLarge).toHaveLength(1)
})

test('transactions are searched if the node keeps failing', async () => {
  const router = await renderApp(path, await limitedNode({ failsBelow: 121 }))
  await page.getByRole('button', { name: 'Search transactions instead' }).click()
  await expect.poll(main).toContain('Searched all transactions sent by this address.')
  await settled(router)
  expect(rowsOf('Priced tokens')).toHaveLength(8)
})

const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')
const topic = (value: bigint | string) => `0x${word(value)}`
const spender = `0x${'5e'.repeat(20)}`
const unknownToken = `0x${'7c'.repeat(20)}`
const log = (address: string, topics: readonly string[], data: bigint | string, index: number) => ({
  address,
  topics,
  data: typeof data === 'bigint' ? topic(data) : data,
  blockNumber: '0x64',
  logIndex: `0x${index.toString(16)}`,
  transactionHash: `0x${'ab'.repeat(32)}`,
})

const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])

/** Logs of others: malformed ones, NFTs, a token that is not what it seems. */
function hostileNode() {
  const all = [
    log(unknownToken, [APPROVAL_TOPIC, topic(owner), topic(spender)], 2n ** 256n - 1n, 1),
    log(curios, [APPROVAL_FOR_ALL_TOPIC, topic(owner), topic(spender)], 1n, 2),
    log(curios, [APPROVAL_TOPIC, topic(owner), topic(spender), topic(7n)], '0x', 3),
    log(dollar, [APPROVAL_TOPIC, topic(owner), topic(spender)], 0n, 4),
    log(dollar, [APPROVAL_TOPIC, topic(owner), topic(unknownToken)], 9n, 8),
    log(dollar, [APPROVAL_TOPIC, topic(owner)], 5n, 5),
    log('javascript:alert(1)', [APPROVAL_TOPIC, topic(owner), topic(spender)], 5n, 6),
    { ...log(dollar, [APPROVAL_TOPIC, topic(owner), topic(spender)], 5n, 7), blockNumber: 'x' },
    null,
    'log',
  ]
  return startTestNode(({ method, params }): NodeAnswer => {
    if (method === 'eth_getLogs') return { result: all }
    const { to, data = '' } = (params[0] ?? {}) as { to?: string; data?: string }
    if (method !== 'eth_call' || to === undefined) return undefined
    // decimals and symbol
    if (to === unknownToken && data.startsWith('0x313ce567')) return { result: topic(6n) }
    if (to === unknownToken && data.startsWith('0x95d89b41')) return { result: text('USD\u202eC <b>') }
    if (to === unknownToken && data.startsWith('0xdd62ed3e')) return { result: topic(2n ** 256n - 1n) }
    if (to === unknownToken) return { error: { code: 3, message: 'execution reverted', data: '0x' } }
    if (data.startsWith('0xe985e9c5')) return { result: topic(1n) }
    if (data.startsWith('0x081812fc')) return { result: topic(spender) }
    if (data.startsWith('0x6352211e')) return { result: topic(owner) }
    if (to === curios) return { result: topic(12n) }
    return to === dollar ? { result: '0x' } : undefined
  })
}

test('NFTs, tokens without a balance and malformed logs are listed as such', async () => {
  const router = await renderApp(path, await hostileNode())
  await expect.poll(main).toContain('4 open approvals found')
  await settled(router)
  expect(main()).toContain('5 records could not be read.')
  const [all, one, token] = rowsOf('NFTs and unpriced tokens').toSorted()
  expect([all, one, token].join('\n')).toMatch(/All NFTs.*12 NFTs/)
  expect([all, one, token].join('\n')).toMatch(/NFT #7.*1 NFT/)
  expect([all, one, token].join('\n')).toMatch(/Unlimited/)
  // A contract that returns nothing has no current allowance: the last approved amount is not shown as one.
  expect(rowsOf('Not checked')[0]).toContain('The contract returned no current value')
  // Direction marks are made visible, and markup is text.
  expect(document.querySelector('main table b')).toBeNull()
  expect(main()).not.toContain('\u202e')
  expect(main()).toContain('1 approval revoked or used up')
  await expectAccessibleAndNarrow()
})

test('an allowance in Permit2 counts once with that of Permit2, and ends when it expires', async () => {
  const given = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'
  const topics = (to: string) => [given, topic(owner), topic(dollar), topic(to)]
  const all = [
    log(dollar, [APPROVAL_TOPIC, topic(owner), topic(PERMIT2)], 2n ** 256n - 1n, 1),
    log(PERMIT2, topics(spender), `${topic(5_000_000n)}${word(9_999_999_999n)}`, 2),
    log(PERMIT2, topics(unknownToken), `${topic(5_000_000n)}${word(9n)}`, 3),
  ]
  const node = await startTestNode(({ method, params }): NodeAnswer => {
    if (method === 'eth_getLogs') return { result: all }
    const { to, data = '' } = (params[0] ?? {}) as { to?: string; data?: string }
    if (method !== 'eth_call' || to === undefined) return undefined
    const expiration = data.includes(spender.slice(2)) ? 9_999_999_999n : 9n
    if (to === PERMIT2) return { result: `${topic(5_000_000n)}${word(expiration)}${word(0n)}` }
    if (data.startsWith('0xdd62ed3e')) return { result: topic(2n ** 256n - 1n) }
    return data.startsWith('0x70a08231') ? { result: topic(100_000_000n) } : undefined
  })
  await renderApp(path, node)
  await expect.poll(main).toContain('2 open approvals found')
  await expect.poll(() => rowsOf('Priced tokens').length).toBe(2)
  const [own, through] = rowsOf('Priced tokens')
  expect(own).toMatch(/Unlimited.*At risk\$100\.00/)
  expect(through).toMatch(/by Permit2.*At risk\$5\.00/)
  expect(main()).toContain('At risk $100.00')
  expect(main()).toContain('1 approval revoked or used up')
})

test('the search pauses after many requests, goes on, and is saved as CSV', async () => {
  const node = await startTestNode(({ method, params }) => {
    const { fromBlock, toBlock } = (params[0] ?? {}) as { fromBlock?: string; toBlock?: string }
    if (method !== 'eth_getLogs' || fromBlock === 'latest') return undefined
    const isLarge = Number(toBlock) - Number(fromBlock) >= 8
    return isLarge ? { error: { code: -32_000, message: 'block range is too wide, max is 8 blocks' } } : undefined
  })
  await renderApp(path, node)
  await page.getByRole('button', { name: 'Search further back' }).click()
  await expect.poll(main).toContain(`Searched the logs of all blocks up to ${head}`)
  await expect.poll(() => rowsOf('Priced tokens').length).toBe(8)
  let saved: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved = file as Blob
    return 'data:,'
  })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const [names, first, ...others] = (await saved?.text())?.split('\r\n') ?? []
  expect(names).toMatch(/^token,token symbol,type,/)
  // A part of what was approved is spent.
  expect(first).toMatch(new RegExp(`,USDM,allowance,,0x6259.*,62140000,55926000,,77310000,55926000,1,${head}$`))
  expect(others.filter(Boolean)).toHaveLength(7)
})

test('Refresh searches again from the newest block, and the rows stay meanwhile', async () => {
  let height = Number(head)
  let answersLogs: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answersLogs = resolve))
  const node = await startTestNode(({ method }) =>
    method === 'eth_blockNumber' ? { result: `0x${height.toString(16)}` } : undefined,
  )
  const fetch: typeof node.fetch = async (url, init) => {
    const isSearch = new RegExp(`eth_getLogs.*0x${(Number(head) + 1).toString(16)}`).test((init?.body ?? '') as string)
    if (isSearch) await answered
    return node.fetch(url, init)
  }
  await renderApp(path, { ...node, fetch })
  await expect.poll(() => rowsOf('Priced tokens').length).toBe(8)
  height += 1
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(main).toContain('Loading approvals… 8 so far')
  expect(rowsOf('Priced tokens')).toHaveLength(8)
  answersLogs()
  await expect.poll(main).toContain(`Searched the logs of all blocks up to ${height}`)
  expect(rowsOf('Priced tokens')).toHaveLength(8)
})

test('an address without approvals shows so, and an invalid address has no page', async () => {
  await renderApp(`/8801/address/0x${'1'.repeat(40)}/approvals`)
  await expect.poll(main).toContain('No approvals found on Meridian')
  await renderApp('/8801/address/0x1234/approvals')
  await expect.poll(main).toMatch(/not a valid|invalid|not found/i)
})

test('axe finds nothing, and nothing scrolls sideways at 360 px', async () => {
  const router = await renderApp(path)
  await expect.poll(main).toContain('8 open approvals found')
  await page.getByRole('button', { name: 'Revoke' }).first().click()
  await settled(router)
  await expectAccessibleAndNarrow()
})
