import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '../../e2e/fixtures/anvil'
import { readProject } from '#/contracts/project'
import recorded from '#/contracts/testProject.json'
import { openNode, rowsOf } from '#/testing/nodeChain'

let node: Anvil
beforeAll(async () => {
  node = await startAnvil('31337')
})
afterAll(() => node?.close())

it('a project names contracts and methods in lists, new ones too, and takes the names back when it is forgotten', async () => {
  const contracts = readProject([{ path: 'out/Vault.sol/Plain.json', text: JSON.stringify(recorded.foundry.Plain) }])
  const { contractAddress: to } = await node.send({ data: recorded.foundry.Plain.bytecode.object as Hex })
  const set = { to, data: encodeFunctionData({ abi: parseAbi(['function set(uint256)']), args: [42n] }) }
  await node.send(set)
  let project: typeof contracts | null = contracts
  const { api, get } = openNode(node.url, { project: async () => project })
  const methods = async () => rowsOf(await get('/transactions')).map(({ method }) => method)
  expect(await methods()).toEqual(['set', undefined])
  await node.send(set)
  expect(await methods()).toEqual(['set', 'set', undefined])
  expect((await get(`/addresses/${to}`)).body).toMatchObject({ name: 'Plain', is_verified: true })

  // A row is written again only where its contract or the project is another one.
  const [row] = api.index.facts().recording.contracts.deployed
  const verified = row?.verified
  await methods()
  expect(row?.verified).toBe(verified)

  project = null
  expect(await methods()).toEqual([set.data.slice(0, 10), set.data.slice(0, 10), undefined])
  expect((await get(`/addresses/${to}`)).body).toMatchObject({ is_verified: false })
})
