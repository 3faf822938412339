import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, it, onTestFinished } from 'vitest'
import { startAnvil } from '../../../e2e/fixtures/anvil'
import { readProject } from '#/contracts/project'
import recorded from '#/contracts/testProject.json'
import { openNode, rowsOf } from '#/testing/nodeChain'

it('a project names contracts and methods of a chain without an index, until it is forgotten', async () => {
  const contracts = readProject([{ path: 'out/Vault.sol/Plain.json', text: JSON.stringify(recorded.foundry.Plain) }])
  const node = await startAnvil('31337')
  onTestFinished(() => node.close())
  await node.call('anvil_mine', '0x40')
  const { contractAddress: to } = await node.send({ data: recorded.foundry.Plain.bytecode.object as Hex })
  const data = encodeFunctionData({ abi: parseAbi(['function set(uint256)']), args: [42n] })
  const { transactionHash } = await node.send({ to, data })
  let project: typeof contracts | null = contracts
  const { get } = openNode(node.url, { maxBlocks: 50, project: async () => project })
  const named = { method: 'set', to: { name: 'Plain', is_verified: true } }
  expect(rowsOf(await get('/transactions'))[0]).toMatchObject(named)
  expect((await get(`/transactions/${transactionHash}`)).body).toMatchObject(named)
  expect((await get(`/addresses/${to}`)).body).toMatchObject({ name: 'Plain', is_verified: true })
  expect((await get(`/smart-contracts/${to}`)).body).toMatchObject({ name: 'Plain', file_path: 'src/Vault.sol' })

  project = null
  expect(rowsOf(await get('/transactions'))[0]).toMatchObject({ method: data.slice(0, 10), to: { is_verified: false } })
  expect((await get(`/addresses/${to}`)).body).toMatchObject({ is_verified: false })
})
