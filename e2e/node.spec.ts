import { type Anvil, deploy, startAnvil } from './fixtures/anvil'
import { json, serveFaults } from './fixtures/faults'
import { expect, test } from './fixtures/test'

let node: Anvil
test.beforeAll(async () => {
  node = await startAnvil('31337')
})
test.afterAll(() => node?.close())

test('a chain with only a node: a new block, its transaction, token and accounts are shown', async ({
  page,
  openSite,
}) => {
  const local = { id: 31337, name: 'Local', rpcUrl: node.url }
  const site = await openSite(JSON.stringify({ chains: [local] }))
  await page.goto(`${site}/31337`)
  const transactions = page.getByRole('region', { name: 'Latest transactions' })
  await expect(page.getByRole('link', { name: '0', exact: true })).toBeVisible()

  expect(page.workers()).toHaveLength(1)

  await test.step('a block that is mined appears without a reload', async () => {
    const receiver = `0x${'5'.repeat(40)}`
    await node.send({ to: receiver, value: '0xde0b6b3a7640000' })
    await expect(page.getByRole('link', { name: '1', exact: true }).first()).toBeVisible()
    await transactions.getByRole('button', { name: /new transaction/ }).click()
    await expect(transactions.getByRole('link', { name: /^0x5{4}/ })).toBeVisible()
  })

  await test.step('no price is shown', async () => {
    await expect(page.getByText('Gas price')).toBeVisible()
    await expect(page.locator('main')).not.toContainText('$')
  })

  await test.step('a token and its holder', async () => {
    const coin = await deploy(node, 'Coin', ['Test Dollar', 'TUSD', 6, 1_000_000_000n])
    await page.goto(`${site}/31337/token/${coin}/holders`)
    await expect(page.getByRole('heading', { name: /Test Dollar/ })).toBeVisible()
    await expect(page.locator('main')).toContainText('100%')
  })

  await test.step('a block that is gone is gone from the list', async () => {
    const snapshot = await node.call('evm_snapshot')
    await node.send({ to: node.account, value: '0x1' })
    await page.goto(`${site}/31337/blocks`)
    await expect(page.getByRole('link', { name: '3', exact: true })).toBeVisible()
    await node.call('evm_revert', snapshot)
    await expect(page.getByRole('link', { name: '3', exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: '2', exact: true })).toBeVisible()
  })

  await test.step('an open page of a transaction that is gone says that it is not found', async () => {
    const snapshot = await node.call('evm_snapshot')
    const { transactionHash } = await node.send({ to: node.account, value: '0x1' })
    await page.goto(`${site}/31337/tx/${transactionHash}`)
    await expect(page.getByText('Success')).toBeVisible()
    await node.call('evm_revert', snapshot)
    await expect(page.getByText('Transaction not found on Local')).toBeVisible()
  })

  await test.step('a balance that is set without a block is shown on the open page', async () => {
    await page.goto(`${site}/31337/address/${node.account}`)
    await expect(page.locator('main')).toContainText('9,998.')
    await node.call('anvil_setBalance', node.account, '0x42c96f40959140000')
    await expect(page.locator('main')).toContainText('77 ETH')
  })

  await test.step('a reset is said, and what was before it is gone', async () => {
    await page.goto(`${site}/31337`)
    await expect(page.getByRole('link', { name: '2', exact: true }).first()).toBeVisible()
    await node.call('anvil_reset')
    await expect(page.getByText('The node has another chain than before.')).toBeVisible()
    await expect(page.getByText('No transactions yet')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('The node has another chain than before.')).toHaveCount(0)
  })
})

test('a browser that starts no worker reads the chain in the page', async ({ page, openSite }) => {
  const site = await openSite(JSON.stringify({ chains: [{ id: 31337, name: 'Local', rpcUrl: node.url }] }))
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  await page.goto(`${site}/31337/blocks`)
  await expect(page.getByRole('link', { name: '0', exact: true })).toBeVisible()
  expect(page.workers()).toHaveLength(0)
})

test.describe('a node that cannot be read', () => {
  test.use({ tolerates: 'failed requests' })
  test('is named with its fault, and what to do about it', async ({ page, openSite }) => {
    const closed = await startAnvil('31337', '--allow-origin', 'https://other.example')
    const keyed = await serveFaults('http://127.0.0.1:1')
    keyed.on(/./, () => json({ error: 'Must provide API key' }, 401))
    const chains = [
      { id: 31337, name: 'Closed', rpcUrl: closed.url },
      { id: 1, name: 'Another', rpcUrl: node.url },
      { id: 5, name: 'Down', rpcUrl: 'http://127.0.0.1:1' },
      { id: 7, name: 'Keyed', rpcUrl: `${keyed.url}/v3/secret` },
    ]
    const site = await openSite(JSON.stringify({ chains }))
    const alert = page.getByRole('alert').first()
    for (const [id, fault, advice] of [
      [
        31337,
        `${new URL(closed.url).host} is running, but blocks requests from this page (CORS)`,
        'anvil --allow-origin',
      ],
      [1, `The node at ${new URL(node.url).host} is of another chain`, 'It reports chain ID 31337 instead of 1.'],
      [5, 'No response from 127.0.0.1:1', 'Start the node'],
      [
        7,
        `${new URL(keyed.url).host} requires a valid API key (HTTP 401)`,
        'Message from the node: Must provide API key',
      ],
    ] as const) {
      await page.goto(`${site}/${id}`)
      await expect(alert).toContainText(fault)
      await expect(alert).toContainText(advice)
      await expect(page.locator('body')).not.toContainText('secret')
    }
    await keyed.close()
    await closed.close()
  })
})

test.describe('a node that stops', () => {
  test.use({ tolerates: 'failed requests' })
  test('is said on an open page', async ({ page, openSite }) => {
    const stopping = await startAnvil('31337')
    const site = await openSite(JSON.stringify({ chains: [{ id: 31337, name: 'Local', rpcUrl: stopping.url }] }))
    await page.goto(`${site}/31337/blocks`)
    await expect(page.getByRole('link', { name: '0', exact: true })).toBeVisible()
    await stopping.close()
    await expect(page.getByText(`No response from the node at ${new URL(stopping.url).host}.`)).toBeVisible()
  })
})
