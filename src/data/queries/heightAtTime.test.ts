import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightAtTime } from './heightAtTime'

/** Searches a chain of blocks with these times; counts the requested blocks. */
async function sought(times: readonly number[], time: number) {
  let asked = 0
  const height = await heightAtTime(time, { height: times.length - 1, time: times.at(-1) ?? 0 }, (at) => {
    asked += 1
    return Promise.resolve(times[at] ?? null)
  })
  return { height, asked }
}

describe('heightAtTime', () => {
  it('finds the first block of a time, whatever the pace of the chain', async () => {
    const gaps = fc.array(fc.oneof(fc.constant(0), fc.integer({ max: 30, min: 1 }), fc.integer({ max: 9e6, min: 0 })), {
      minLength: 1,
      maxLength: 400,
    })
    await fc.assert(
      fc.asyncProperty(gaps, fc.nat(), async (steps, place) => {
        let now = 0
        const times = steps.map((gap) => (now += gap))
        const time = times[place % times.length] ?? 0
        const { height, asked } = await sought(times, time)
        expect(height).toBe(times.indexOf(time))
        expect(asked).toBeLessThanOrEqual(3 * Math.ceil(Math.log2(times.length + 1)) + 3)
      }),
    )
  })

  it('asks for few of very many blocks', async () => {
    const asked: number[] = []
    const timeOf = (height: number) => {
      asked.push(height)
      return Promise.resolve(1_600_000_000_000 + height * 12_000 + (height % 7) * 900)
    }
    const head = { height: 20_000_000, time: (await timeOf(20_000_000)) ?? 0 }
    const time = (await timeOf(17_654_321)) ?? 0
    asked.length = 0
    expect(await heightAtTime(time, head, timeOf)).toBe(17_654_321)
    expect(asked.length).toBeLessThanOrEqual(20)
  })

  it('says that it cannot tell', async () => {
    expect(await sought([10, 20], 30)).toEqual({ height: null, asked: 0 })
    expect(await heightAtTime(5, { height: 9, time: 9 }, () => Promise.resolve(null))).toBeNull()
  })

  it('finds the very first block', async () => {
    expect((await sought([7, 7, 8], 7)).height).toBe(0)
    expect((await sought([7, 7, 8], 1)).height).toBe(0)
  })
})
