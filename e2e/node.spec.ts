import { type Anvil, deploy, startAnvil } from './fixtures/anvil'
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
    await page.reload()
    await expect(page.getByRole('link', { name: '2', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: '3', exact: true })).toHaveCount(0)
  })
})
