import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acceptedRange,
  firstRange,
  isCutOff,
  type LogRange,
  nextRange,
  type Refusal,
  rangeRefusalIn,
  smallerRange,
} from './logRanges'

test.each([
  ['query returned more than 10000 results', 'results', null],
  ['query returned more than 10000 results. Try with this block range [0x0, 0x3e7].', 'results', 1000],
  ['range 1000000 exceeds limit of 10000', 'blocks', 10_000],
  ['eth_getLogs is limited to a 10,000 range', 'blocks', 10_000],
  ['block range is larger than max block range, block range = 1000000, max block range = 5000', 'blocks', 5000],
  ['eth_getLogs range is too large, max is 1k blocks', 'blocks', 1000],
  ['exceed maximum block range: 50000', 'blocks', 50_000],
  [
    'You can make eth_getLogs requests with up to a 500 block range. This block range should work: [0x1, 0x1f4]',
    'blocks',
    500,
  ],
  ['block range is too wide', 'blocks', null],
  ['query timeout exceeded', 'blocks', null],
  ['Log response size exceeded. this block range should work: [0x0, 0x63]', 'results', 100],
] as const)('"%s" is read as a limit of %s', (message, kind, limit) => {
  expect(rangeRefusalIn(message, 1_000_000)).toEqual({ kind, limit })
})

test.each(['the method eth_getLogs does not exist', 'internal error', 'execution reverted', '', 'invalid topics'])(
  '"%s" is no refusal of a range',
  (message) => expect(rangeRefusalIn(message, 1_000_000)).toBeNull(),
)

test('a range is cut to what the node accepts, and the next ones stay as small', () => {
  expect(acceptedRange(firstRange(5000), Infinity)).toEqual({ from: 0, to: 5000, most: Infinity })
  expect(acceptedRange(firstRange(99), 100)).toEqual({ from: 0, to: 99, most: Infinity })
  const range = acceptedRange(firstRange(5000), 1000)
  expect(range).toEqual({ from: 4001, to: 5000, most: 1000 })
  expect(nextRange(range)).toEqual({ from: 3001, to: 4000, most: 1000 })
})

test('a list of a round number of thousands may be cut off', () => {
  expect([0, 999, 1000, 1001, 10_000].map(isCutOff)).toEqual([false, false, true, false, true])
})

interface Provider {
  readonly head: number
  readonly maxBlocks: number
  readonly maxLogs: number
  /** Logs by block. */
  readonly logs: readonly number[]
  readonly hint: boolean
}

/** Searches all blocks of a provider; returns the ranges that it answered, and the number of requests. */
function search({ head, maxBlocks, maxLogs, logs, hint }: Provider): { answered: LogRange[]; requests: number } {
  const answered: LogRange[] = []
  let requests = 0
  let range: LogRange | null = firstRange(head)
  while (range) {
    requests += 1
    const from: number = range.from
    const to: number = range.to
    const size: number = to - from + 1
    const found: number = logs.filter((block) => block >= from && block <= to).length
    const message: string | null =
      size > maxBlocks
        ? `block range too large${hint ? `, max is ${maxBlocks} blocks` : ''}`
        : found > maxLogs
          ? 'query returned more than 10000 results'
          : null
    const refusal: Refusal | null = message === null ? null : rangeRefusalIn(message, size)
    const smaller: LogRange | null = refusal && smallerRange(range, refusal)
    if (smaller) range = smaller
    else {
      answered.push(range)
      range = nextRange(range)
    }
  }
  return { answered, requests }
}

const provider = fc.record({
  head: fc.integer({ min: 0, max: 30_000_000 }),
  maxBlocks: fc.integer({ min: 100_000, max: 50_000_000 }),
  maxLogs: fc.integer({ min: 1, max: 50 }),
  logs: fc.array(fc.integer({ min: 0, max: 30_000_000 }), { maxLength: 60 }),
  hint: fc.boolean(),
})

test('every block is searched exactly once, whatever the node refuses', () => {
  fc.assert(
    fc.property(provider, (given) => {
      const { answered } = search(given)
      let below = given.head + 1
      for (const { from, to } of answered) {
        expect(to).toBe(below - 1)
        expect(from).toBeLessThanOrEqual(to)
        expect(to - from + 1 <= given.maxBlocks || from === to).toBe(true)
        below = from
      }
      expect(below).toBe(0)
    }),
  )
})

test('a node that names its limit is refused by it once', () => {
  fc.assert(
    fc.property(provider, (given) => {
      const { answered, requests } = search({ ...given, logs: [], hint: true })
      expect(requests - answered.length).toBeLessThanOrEqual(1)
      expect(answered.length).toBeLessThanOrEqual(Math.ceil((given.head + 1) / given.maxBlocks) + 1)
    }),
  )
})

test('a range of one block cannot be smaller', () => {
  expect(smallerRange({ from: 7, to: 7, most: Infinity }, { kind: 'results', limit: null })).toBeNull()
})
