import { expect, it, onTestFinished, vi } from 'vitest'
import { createHeadSource } from './headSource'
import type { NodeClient } from './nodeClient'
import type { NodeStart } from './nodeStart'
import { hex } from './values'

const blockAt = (height: number) => ({ number: hex(height), hash: `0x${height}`, timestamp: hex(height * 12) })

/** The heights that are read, 20 s apart, where the node returns these. */
async function heightsRead(given: readonly number[], isLocal: boolean): Promise<(number | undefined)[]> {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const left = given.map(blockAt)
  const start: NodeStart = { head: blockAt(0), readAt: -Infinity, genesis: '0x0', isLocal, first: 0 }
  const client = { object: async () => left.shift() ?? null } as Partial<NodeClient> as NodeClient
  const source = createHeadSource(client, async () => start)
  const read = []
  for (const _ of given) {
    read.push((await source.read())?.height)
    vi.advanceTimersByTime(20_000)
  }
  return read
}

it('of several nodes behind one URL one may be a little behind: the chain is not shorter before half a minute', async () => {
  expect(await heightsRead([100, 99, 101, 100, 100, 100], false)).toEqual([100, 100, 101, 101, 100, 100])
})

it('the chain of a local node is shorter immediately, as after a revert', async () => {
  expect(await heightsRead([100, 90], true)).toEqual([100, 90])
})
