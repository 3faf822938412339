import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import landmarks from '#/demo/landmarks.json'
import { APPROVAL_TOPIC } from '#/domain/transactions/approvals'
import { main, owner, path, rowsOf } from '#/testing/approvalsPage'
import { renderApp, settled } from '#/testing/renderApp'
import { type NodeAnswer, startTestNode } from '#/testing/testNode'
import { announceWallet } from '#/testing/testWallet'

const { dollar } = landmarks[8801]

test('an address in other letters than those of its checksum is the same owner', async () => {
  const spelled = `0x${owner.slice(2).toUpperCase()}`
  const router = await renderApp(`/8801/address/${spelled}/approvals`)
  await expect.poll(() => rowsOf('Priced tokens').length).toBe(8)
  await settled(router)
  await page.getByRole('button', { name: 'Revoke' }).first().click()
  await announceWallet(spelled).connect()
  await expect.element(page.getByRole('region', { name: 'Review' })).toHaveTextContent(/may spend .* → 0 USDM/)
})

test('another chain starts without the approvals of the last one', async () => {
  const node = await startTestNode(() => undefined)
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const fetch: typeof node.fetch = async (url, init) => {
    if (/8802/.test(url) && /eth_getLogs/.test((init?.body ?? '') as string)) await answered
    return node.fetch(url, init)
  }
  const router = await renderApp(path, { ...node, fetch })
  await expect.poll(() => rowsOf('Priced tokens').length).toBe(8)
  await router.navigate({ href: `/8802/address/${owner}/approvals` })
  await expect.poll(main).toContain('Loading approvals… 0 so far')
  expect(document.querySelectorAll('main table tbody > tr')).toHaveLength(0)
  answer()
})

test('a search that fails on Refresh leaves the rows', async () => {
  const newest = Number(landmarks[8801].head)
  let height = newest
  const node = await startTestNode(({ method, params }) => {
    if (method === 'eth_blockNumber') return { result: `0x${height.toString(16)}` }
    const { toBlock } = (params[0] ?? {}) as { toBlock?: string }
    return method === 'eth_getLogs' && toBlock === `0x${(newest + 1).toString(16)}` ? 400 : undefined
  })
  await renderApp(path, node)
  await expect.poll(() => rowsOf('Priced tokens').length).toBe(8)
  height += 1
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(main).toContain('Couldn’t read from the node')
  expect(main()).toContain('8 open approvals found')
  expect(document.querySelectorAll('main table tbody > tr')).toHaveLength(8)
})

const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')
const topic = (value: bigint | string) => `0x${word(value)}`
const spender = `0x${'5e'.repeat(20)}`
const approvalLog = (token: string, amount: bigint) => ({
  address: token,
  topics: [APPROVAL_TOPIC, topic(owner), topic(spender)],
  data: topic(amount),
  blockNumber: '0x64',
  logIndex: '0x1',
  transactionHash: `0x${'ab'.repeat(32)}`,
})

test('a token whose approve returns nothing is revoked without an alarm', async () => {
  const node = await startTestNode(({ method, params }) => {
    const { data = '' } = (params[0] ?? {}) as { data?: string }
    return method === 'eth_call' && data.startsWith('0x095ea7b3') ? { result: '0x' } : undefined
  })
  await renderApp(path, node)
  await page.getByRole('button', { name: 'Revoke' }).first().click()
  await announceWallet(owner).connect()
  const review = page.getByRole('region', { name: 'Review' })
  await expect.element(review).toHaveTextContent('It succeeds on the latest state.')
  await expect.element(review).not.toHaveTextContent('no such function')
})

test('a token that accepts a revocation and keeps the allowance is not called revoked', async () => {
  const node = await startTestNode(({ method }) =>
    method === 'eth_getTransactionReceipt' ? { result: { status: '0x1' } } : undefined,
  )
  await renderApp(path, node)
  await page.getByRole('button', { name: 'Revoke' }).first().click()
  await announceWallet(owner, { eth_sendTransaction: `0x${'cd'.repeat(32)}` }).connect()
  await page.getByRole('button', { name: 'Send transaction' }).click()
  await expect.poll(main).toContain('does not report that the approval is gone')
  expect(main()).not.toContain('Revoked:')
})

test('a node that fails at one call is not taken for a contract without an allowance', async () => {
  const node = await startTestNode(({ method, params }): NodeAnswer => {
    if (method === 'eth_getLogs') return { result: [approvalLog(dollar, 5n)] }
    const { data = '' } = (params[0] ?? {}) as { data?: string }
    return method === 'eth_call' && data.startsWith('0xdd62ed3e')
      ? { error: { code: -32_000, message: 'header not found' } }
      : undefined
  })
  await renderApp(path, node)
  await expect.poll(main).toContain('Couldn’t check all approvals')
  expect(main()).not.toContain('The contract returned no current value')
})

/** The logs of a transaction that revokes an approval, by the API. */
function revocation() {
  const { topics, data, transactionHash } = approvalLog(dollar, 0n)
  const log = {
    transaction_hash: transactionHash,
    address: { hash: dollar },
    topics,
    data,
    index: 1,
    block_number: 100,
  }
  return json({ items: [log], next_page_params: null })
}

test('an approval that its last transaction revoked is still checked where signatures are not searched', async () => {
  const node = await startTestNode(({ method, params }): NodeAnswer => {
    if (method === 'eth_getLogs') return { error: { code: -32_601, message: 'Method not found' } }
    const { data = '' } = (params[0] ?? {}) as { data?: string }
    return method === 'eth_call' && data.startsWith('0xdd62ed3e') ? { result: topic(5_000_000n) } : undefined
  })
  node.api.on(/transactions\/0x[\da-f]{64}\/logs$/i, revocation)
  await renderApp(path, node)
  await expect.poll(main).toContain('1 open approval found')
  await expect.poll(() => rowsOf('Priced tokens').join()).toMatch(/Allowance5 USDM.*\$5\.00/)
})

test('without a node, what was revoked is not said to be closed for certain', async () => {
  const node = await startTestNode(() => 404)
  node.api.on(/transactions\/0x[\da-f]{64}\/logs$/i, revocation)
  await renderApp(path, node)
  await page.getByText('1 approval revoked or used up').click()
  await expect.poll(main).toContain('Revoked by the last transaction that was found. The current allowance is unknown.')
})

test('revoked approvals leave the limit of checks to open ones, and what is not checked is not in the sum', async () => {
  const spenderAt = (index: number) => BigInt(spender) + BigInt(index)
  const logAt = (index: number, amount: bigint, block: number) => ({
    ...approvalLog(dollar, amount),
    topics: [APPROVAL_TOPIC, topic(owner), topic(spenderAt(index))],
    blockNumber: `0x${block.toString(16)}`,
  })
  // Nodes may send them in any order.
  const logs = Array.from({ length: 900 }, (_, index) =>
    logAt(index, index < 350 ? 0n : 1_000_000n, 400 - (index >> 2)),
  )
  const node = await startTestNode(({ method, params }): NodeAnswer => {
    if (method === 'eth_getLogs') return { result: logs.toReversed() }
    const { data = '' } = (params[0] ?? {}) as { data?: string }
    return method === 'eth_call' && data.startsWith('0xdd62ed3e') ? { result: topic(1_000_000n) } : undefined
  })
  await renderApp(path, node)
  await expect.poll(main).toContain('At risk $300.00')
  expect(main()).toContain('Tokens without a price and 250 approvals that are not checked are not included.')
  expect(main()).toContain('250 older approvals are not checked.')
  expect(main()).toContain('550 open approvals found')
  expect(main()).toContain('350 approvals revoked or used up')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(main).toContain('At risk $550.00')
  expect(main()).not.toContain('not checked')
})

test('a node of another chain is named as that, and an address without transactions may still have approvals', async () => {
  const node = await startTestNode(({ method }) => (method === 'eth_chainId' ? { result: '0x1' } : undefined))
  const chains = node.config.chains.map((chain) => ({ ...chain, rpcUrl: `${chain.baseUrl}/api/eth-rpc` }))
  await renderApp(`/8801/address/0x${'1'.repeat(40)}/approvals`, { ...node, config: { ...node.config, chains } })
  await expect.poll(main).toContain('The JSON-RPC node serves another chain: 1.')
  await expect.poll(main).toContain('No transactions sent by this address. Approvals signed off-chain')
})
