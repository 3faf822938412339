import { expect, test } from 'vitest'
import { projectOf, saveProject } from '#/data/decoding/project'
import { clearNodeData, nodeDataSize } from '#/data/persistence/nodeData'
import type { BlockEntry } from '#/node/blockEntry'
import { finalFactsOf } from '#/node/onDemand/finalFacts'
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

test('final facts of a big chain are found by height, hash and transaction, up to a limit, and are removed with local data', async () => {
  const block = (height: number, count = 0) =>
    ({
      block: { height, hash: `0xb${height}` },
      transactions: Array.from({ length: count }, (_, place) => ({ facts: { hash: `0x${height}.${place}` } })),
    }) as unknown as BlockEntry
  const rows = (from: number, to: number, level: number) =>
    Array.from({ length: to - from + 1 }, (_, place) => ({ key: from + place, entry: block(from + place), level }))
  const facts = await finalFactsOf('http://one.test', 100)('0x1')
  await facts.save([...rows(0, 9, 0), { key: '0x5.0', entry: block(5, 1), level: 2 }])
  const found = async (names: (number | string)[], level: number) =>
    (await facts.blocks(names, level)).map((row) => row?.block.height ?? null)
  expect(await found([3, '0xb4', 77, '0xb77'], 0)).toEqual([3, 4, null, null])
  expect(await found([3], 1)).toEqual([null])
  await facts.save([{ key: 3, entry: block(3, 2), level: 1 }])
  await facts.save(rows(3, 3, 0))
  expect(await found([3], 1)).toEqual([3])
  expect((await facts.highest())?.block.height).toBe(9)
  expect((await facts.transactions(['0x5.0', '0x6.0'], 1)).map((row) => row?.block.height)).toEqual([5, undefined])

  await new Promise((resolve) => setTimeout(resolve, 5))
  await facts.save(rows(100, 190, 0))
  expect(await found([0, 190], 0)).toEqual([null, 190])
  expect(
    (
      await found(
        Array.from({ length: 200 }, (_, height) => height),
        0,
      )
    ).filter((height) => height !== null).length,
  ).toBeLessThanOrEqual(100)

  expect(await (await finalFactsOf('http://one.test')('0x2')).highest()).toBeNull()
  await clearNodeData()
  expect(await nodeDataSize()).toBe(0)
  await facts.save(rows(0, 1, 0))
  await expect(facts.blocks([0], 0)).rejects.toThrow()
})
