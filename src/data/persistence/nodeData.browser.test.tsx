import { expect, test } from 'vitest'
import { projectOf, saveProject } from '#/data/decoding/project'
import { clearNodeData, nodeDataSize } from '#/data/persistence/nodeData'
import type { BlockEntry } from '#/node/blockEntry'
import { savedBlocksOf } from '#/node/savedBlocks'

const entry = (height: number) => ({ block: { height }, transactions: [], withdrawals: [] }) as unknown as BlockEntry
const heights = (entries: readonly BlockEntry[]) => entries.map(({ block }) => block.height)

test('blocks of nodes and projects are removed, while pages have them open; what was open saves no more', async () => {
  const [one, two] = await Promise.all([
    savedBlocksOf('http://one.test')('0x1'),
    savedBlocksOf('http://two.test')('0x1'),
  ])
  await one.save([entry(0), entry(1)])
  await saveProject('31337', 'vault', [], null)
  expect(await nodeDataSize()).toBe(3)
  await clearNodeData()
  expect(await nodeDataSize()).toBe(0)
  expect(await projectOf('31337')).toBeNull()
  // A block without those before it would be read as the first one.
  await one.save([entry(2)])
  await one.removeFrom(1)
  await two.save([entry(0)])
  const again = await savedBlocksOf('http://one.test')('0x1')
  expect(again.isRestart).toBe(false)
  expect(heights(await again.read())).toEqual([])
  await clearNodeData()
})

test('the blocks of a node are removed once it has another genesis block, those of other nodes stay', async () => {
  const [one, two] = await Promise.all([
    savedBlocksOf('http://one.test')('0x1'),
    savedBlocksOf('http://two.test')('0x1'),
  ])
  await one.save([entry(0), entry(1)])
  await two.save([entry(0)])
  const reset = await savedBlocksOf('http://one.test')('0x2')
  expect(reset.isRestart).toBe(true)
  expect(heights(await reset.read())).toEqual([])
  expect(heights(await (await savedBlocksOf('http://two.test')('0x1')).read())).toEqual([0])
  const back = await savedBlocksOf('http://one.test')('0x1')
  expect(heights(await back.read())).toEqual([])
  await clearNodeData()
})
