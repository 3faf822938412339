import { mkdir, writeFile } from 'node:fs/promises'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import project from '#/contracts/testProject.json' with { type: 'json' }
import { type Anvil, startAnvil } from './fixtures/anvil'
import { startServe } from './fixtures/program'
import type { Running } from './fixtures/site'
import { expect, test as base } from './fixtures/test'

/** The app as `npm start -- --rpc` serves it for a node. */
const test = base.extend<{ node: Anvil; local: Running }>({
  node: async ({ page }, use) => {
    const node = await startAnvil('31337')
    await use(node)
    // Its next look at the node would fail.
    await page.close()
    await node.close()
  },
  local: async ({ node, page }, use) => {
    const local = await startServe('--rpc', node.url)
    await use(local)
    // What the page still loads would fail.
    await page.close()
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

test('the folder of a project gives contracts their name, ABI and source', async ({ page, node, local }, testInfo) => {
  const folder = testInfo.outputPath('vault')
  await mkdir(`${folder}/out/Vault.sol`, { recursive: true })
  await mkdir(`${folder}/src`)
  await writeFile(`${folder}/out/Vault.sol/Plain.json`, JSON.stringify(project.foundry.Plain))
  await writeFile(`${folder}/src/Vault.sol`, project.source)
  const { contractAddress } = await node.send({ data: project.foundry.Plain.bytecode.object as Hex })
  const data = encodeFunctionData({ abi: parseAbi(['function set(uint256)']), args: [42n] })
  await node.send({ to: contractAddress, data })

  // The test cannot use the window of the system that chooses a folder for good.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showDirectoryPicker'))
  await page.goto(`${local.url}/31337/devnet`)
  const form = page.getByRole('region', { name: 'Your project' })
  await form.getByText('Choose folder').setInputFiles(folder)
  await expect(form.getByRole('status')).toContainText('1 contract of vault')

  await page.goto(`${local.url}/31337/address/${contractAddress}/contract`)
  await expect(page.getByText('contract Plain { uint256 public x;')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('v0.8.37+commit.f401782d')
  await page.goto(`${local.url}/31337/txs`)
  await page.getByRole('row').filter({ hasText: 'Plain' }).getByRole('link').first().click()
  await expect(page.getByRole('main')).toContainText('set(uint256 v)')
})
