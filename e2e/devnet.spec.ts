import { type Anvil, startAnvil } from './fixtures/anvil'
import { startServe } from './fixtures/program'
import type { Running } from './fixtures/site'
import { expect, test as base } from './fixtures/test'

/** The app as `npm start -- --rpc` serves it for a node. */
const test = base.extend<{ node: Anvil; local: Running }>({
  node: async ({}, use) => {
    const node = await startAnvil('31337')
    await use(node)
    await node.close()
  },
  local: async ({ node }, use) => {
    const local = await startServe('--rpc', node.url)
    await use(local)
    await local.close()
  },
})

const anyone = `0x${'5'.repeat(40)}`

test('a local node mines, moves its clock, gives coins, sends as anyone and goes back', async ({
  page,
  node,
  local,
}) => {
  await page.goto(`${local.url}/31337`)
  await page.getByRole('link', { name: 'Local node' }).click()
  const form = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(page.getByText('Anvil, block 0,')).toBeVisible()
  await expect(form('Accounts of the node').getByRole('listitem')).toHaveCount(10)

  await form('Mine').getByRole('textbox', { name: 'Blocks' }).fill('0')
  await form('Mine').getByRole('button', { name: 'Mine blocks' }).click()
  await expect(form('Mine').getByRole('alert')).toHaveText('Enter whole numbers from 1 on.')
  await form('Mine').getByRole('textbox', { name: 'Blocks' }).fill('3')
  await form('Mine').getByRole('button', { name: 'Mine blocks' }).click()
  await expect(form('Mine').getByRole('status')).toHaveText('Mined 3 blocks.')
  expect(await node.call('eth_blockNumber')).toBe('0x3')

  await form('Snapshot').getByRole('button', { name: 'Take a snapshot' }).click()
  await expect(form('Snapshot').getByRole('status')).toContainText('Taken')

  await form('Give coins').getByRole('textbox', { name: 'Address' }).fill(anyone)
  await form('Give coins').getByRole('textbox', { name: 'Amount' }).fill('2.5')
  await form('Give coins').getByRole('button', { name: 'Give ETH' }).click()
  await expect(form('Give coins').getByRole('status')).toContainText('Given')
  expect(BigInt(String(await node.call('eth_getBalance', anyone, 'latest')))).toBe(2_500_000_000_000_000_000n)

  await form('Send as anyone').getByRole('textbox', { name: /^From/ }).fill(anyone)
  await form('Send as anyone')
    .getByRole('textbox', { name: 'To' })
    .fill(`0x${'6'.repeat(40)}`)
  await form('Send as anyone').getByRole('textbox', { name: 'Value' }).fill('1')
  await form('Send as anyone').getByRole('button', { name: 'Send' }).click()
  await expect(form('Send as anyone').getByRole('status')).toContainText('Sent: 0x')
  await expect(page.getByText('Anvil, block 4,')).toBeVisible()

  await form('Move the clock on').getByRole('button').click()
  await expect(page.getByText('Anvil, block 5,')).toBeVisible()

  await form('Go back').getByRole('button').click()
  await expect(page.getByText('Anvil, block 3,')).toBeVisible()
  expect(await node.call('eth_getBalance', anyone, 'latest')).toBe('0x0')
})
