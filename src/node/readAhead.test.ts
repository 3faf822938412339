import { expect, it } from 'vitest'
import type { BlockEntry } from './blockEntry'
import { readAhead } from './readAhead'

const entry = (height: number) => ({ block: { height }, transactions: [], withdrawals: [] }) as unknown as BlockEntry
const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place)

/** Reads all groups from a reader, and returns their heights. */
async function heightsOf(read: (from: number, to: number) => Promise<BlockEntry[]>, to: number): Promise<number[]> {
  const heights: number[] = []
  for await (const group of readAhead({ read }, 0, to)) heights.push(...group.map(({ block }) => block.height))
  return heights
}

it('groups are in order, and several are on their way once the first is there', async () => {
  const waiting: (() => void)[] = []
  const asked: number[] = []
  let most = 0
  const all = heightsOf(async (from, to) => {
    asked.push(from)
    most = Math.max(most, asked.length - waiting.length)
    // The later ones respond first.
    await new Promise<void>((resolve) => setTimeout(resolve, from === 0 ? 20 : 400 - from))
    waiting.push(() => undefined)
    return between(from, to).map(entry)
  }, 320)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(asked).toEqual([0])
  expect(await all).toEqual(between(0, 320))
  expect(most).toBe(4)
})

it('where a node refuses many blocks at once, fewer are read, and none is missing', async () => {
  const sizes: number[] = []
  const heights = await heightsOf(async (from, to) => {
    sizes.push(to - from + 1)
    if (to - from >= 10) throw new Error('too large')
    return between(from, to).map(entry)
  }, 120)
  expect(heights).toEqual(between(0, 120))
  expect(sizes.filter((size) => size > 10).length).toBeLessThan(6)
})

it('ends where the node has no more blocks, and fails where a single one cannot be read', async () => {
  expect(await heightsOf(async (from, to) => between(from, Math.min(to, 60)).map(entry), 320)).toEqual(between(0, 60))
  await expect(heightsOf(async () => Promise.reject(new Error('down')), 3)).rejects.toThrow('down')
})
