import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Movement } from './watchRule'
import {
  applyPass,
  firstMark,
  markKey,
  newMovements,
  NOTHING_FOUND,
  notedRow,
  type Pass,
  reachesKnown,
  type TimedRow,
  type WatchState,
  withoutChain,
  withoutUnwatched,
} from './movements'

const place = { chain: '1', address: '0xa', list: 'addressTransactions' } as const
const key = markKey(place)
const HOUR_MS = 3_600_000

const row = (id: string, time: number): Movement => ({
  ...place,
  id,
  time,
  transaction: id,
  direction: 'in',
  counterparty: null,
  amount: '1',
  token: null,
  tokenId: null,
  approved: null,
  method: null,
  isFailed: false,
})

/** Reads a list, newest row first, in pages of these sizes, as readList does. */
function read(list: readonly Movement[], sizes: readonly number[], state: WatchState, maxPages = Infinity): Pass {
  const rows: Movement[] = []
  for (let page = 0; ; page += 1) {
    const added = list.slice(rows.length, rows.length + (sizes[page % sizes.length] ?? 1))
    rows.push(...added)
    const mark = state.marks[key]
    const reached =
      rows.length === list.length
        ? 'end'
        : !mark || reachesKnown(mark, added)
          ? 'known'
          : page + 1 >= maxPages
            ? 'limit'
            : null
    if (reached) return { ...place, rows, movements: rows, reached, isPartial: false, startedAt: 0 }
  }
}

const ids = (state: WatchState) => state.movements.map(({ id }) => id)
const watched = (list: readonly Movement[]) => applyPass(NOTHING_FOUND, read(list, [50], NOTHING_FOUND), 0).state

it('lists nothing that is older than the watch, and then each new movement once', () => {
  const old = [row('b', 2), row('a', 1)]
  const first = watched(old)
  expect(first.movements).toEqual([])
  const list = [row('d', 4), row('c', 3), ...old]
  const { state, added } = applyPass(first, read(list, [1], first), 0)
  expect(added.map(({ id, number }) => [id, number])).toEqual([
    ['c', 1],
    ['d', 2],
  ])
  expect(ids(state)).toEqual(['d', 'c'])
  expect(applyPass(state, read(list, [50], state), 0)).toEqual({ state, added: [] })
  expect(applyPass(state, read(list, [50], state), 0).state).toBe(state)
  expect(newMovements(state, 1).map(({ id }) => id)).toEqual(['d'])
})

it('finds a row that is listed late, within the hour', () => {
  const first = watched([row('b', 5 * HOUR_MS), row('a', HOUR_MS)])
  const list = [row('b', 5 * HOUR_MS), row('late', 5 * HOUR_MS - 1000), row('a', HOUR_MS)]
  expect(ids(applyPass(first, read(list, [50], first), 0).state)).toEqual(['late'])
})

it('says how far back it reached where there are too many pages, and goes on from there', () => {
  const first = watched([row('old', 1)])
  const list = [5, 4, 3, 2].map((time) => row(`t${time}`, time * HOUR_MS)).concat(row('old', 1))
  const { state } = applyPass(first, read(list, [1], first, 2), 0)
  expect(ids(state)).toEqual(['t5', 't4'])
  expect(state.gaps).toEqual([{ ...place, reached: 4 * HOUR_MS }])
  expect(applyPass(state, read(list, [1], state), 0)).toEqual({ state, added: [] })
})

it('marks a movement as gone that the API no longer lists, until it does again', () => {
  const old = [row('a', 1)]
  const first = watched(old)
  const { state } = applyPass(first, read([row('b', 2), ...old], [50], first), 0)
  const gone = applyPass(state, read(old, [50], state), 0).state
  expect(gone.movements).toMatchObject([{ id: 'b', isGone: true }])
  expect(newMovements(gone, 0)).toEqual([])
  // In another block, at another time.
  const back = applyPass(gone, read([row('b', 3), ...old], [50], gone), 0)
  expect(back.added).toEqual([])
  expect(back.state.movements).toMatchObject([{ id: 'b', isGone: false, time: 3, number: 1 }])
})

it('does not call what it did not read gone', () => {
  const first = watched([row('a', 1)])
  const list = [row('c', 3), row('b', 2), row('a', 1)]
  const { state } = applyPass(first, read(list, [50], first), 0)
  expect(applyPass(state, read(list, [1], state), 0).state).toBe(state)
})

it('keeps as many movements as it may, and counts the new ones that go', () => {
  const first = watched([row('a', 1)])
  const list = Array.from({ length: 700 }, (_, index) => row(`r${index}`, 1000 - index)).concat(row('a', 1))
  const { state } = applyPass(first, read(list, [50], first), 0)
  expect([state.movements.length, state.dropped, state.count]).toEqual([500, 200, 700])
  const more = applyPass(state, read([row('z', 2000), ...list], [50], state), state.count).state
  expect([more.movements.length, more.dropped]).toEqual([101, 200])
})

it('keeps the movements of flagged tokens only where the others leave room', () => {
  const first = watched([row('a', 1)])
  const token = { hash: '0xb', symbol: 'SPAM', name: null, decimals: 0, isScam: true }
  const spam = Array.from({ length: 600 }, (_, index) => ({ ...row(`s${index}`, 1000 - index), token }))
  const list = [...spam, row('real', 300), row('a', 1)]
  const { state } = applyPass(first, read(list, [50], first), 0)
  expect([state.movements.length, state.dropped]).toEqual([500, 101])
  expect(ids(state).slice(-2)).toEqual(['s498', 'real'])
})

it('forgets what is not watched any more', () => {
  const { state } = applyPass(watched([]), read([row('a', 1)], [50], watched([])), 0)
  expect(withoutUnwatched(state, new Set(['0xa']), new Set([key]))).toBe(state)
  expect(withoutUnwatched(state, new Set(['0xa']), new Set())).toMatchObject({ marks: {}, movements: [{ id: 'a' }] })
  expect(withoutUnwatched(state, new Set(), new Set())).toMatchObject({ marks: {}, movements: [], gaps: [] })
})

it('a mark never counts the latest block as complete', () => {
  const rows: TimedRow[] = Array.from({ length: 400 }, (_, index) => ({ id: `r${index}`, time: 7 }))
  const mark = firstMark({ rows, reached: 'end', isPartial: false, startedAt: 9 })
  expect(mark).toMatchObject({ floor: 6 })
  expect(Object.keys(mark.ids)).toHaveLength(400)
})

it('lists rows that the API processes later, each once, and only those since the watch started', () => {
  const start = 100 * HOUR_MS
  const partial = (list: readonly Movement[], state: WatchState, startedAt: number) =>
    applyPass(state, { ...read(list, [1], state), isPartial: true, startedAt }, 0)
  const old = [row('b', start - HOUR_MS), row('a', 1)]
  // Nothing is processed yet where the watch starts; then the rows from before it are.
  const first = partial([], NOTHING_FOUND, start).state
  expect(partial(old, first, start + 1).added).toEqual([])
  // A row of hours before the newest one that was read, and deeper than a page.
  const some = [row('z', start + 9 * HOUR_MS), ...old]
  const more = partial(some, partial(old, first, start + 1).state, start + 9 * HOUR_MS).state
  expect(ids(more)).toEqual(['z'])
  const all = [row('z', start + 9 * HOUR_MS), row('late', start + HOUR_MS), ...old]
  const done = applyPass(more, read(all, [1], more), 0)
  expect(done.added.map(({ id }) => id)).toEqual(['late'])
  // It reads on as any list once all rows are processed.
  expect(done.state.marks[key]).toEqual({ floor: start + 8 * HOUR_MS, ids: { z: start + 9 * HOUR_MS } })
})

it('calls no movement gone while rows may be missing', () => {
  const first = watched([row('a', 1)])
  const { state } = applyPass(first, read([row('b', 2), row('a', 1)], [50], first), 0)
  const missing = { ...read([row('a', 1)], [50], state), isPartial: true }
  expect(applyPass(state, missing, 0).state.movements).toMatchObject([{ id: 'b', isGone: false }])
})

it('nothing is lost or listed twice, however pages are split and whenever a tab is open', () => {
  const step = fc.record({
    // Blocks of some rows, which may have the time of the block before, or come days later.
    blocks: fc.array(fc.record({ rows: fc.integer({ min: 1, max: 90 }), after: fc.constantFrom(0, 1, 12_000, 1e8) }), {
      maxLength: 4,
    }),
    sizes: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 4 }),
    isSeen: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.array(step, { maxLength: 8 }), (before, steps) => {
      const list = Array.from({ length: before }, (_, index) => row(`old${index}`, 1000 - index))
      let state = watched(list)
      let time = 1001
      const found: string[] = []
      const expected: string[] = []
      let seen = 0
      for (const [place_, { blocks, sizes, isSeen }] of steps.entries()) {
        for (const { rows, after } of blocks) {
          time += after
          const block = Array.from({ length: rows }, (_, index) =>
            row(`${place_}/${time}/${list.length + index}`, time),
          )
          expected.push(...block.map(({ id }) => id))
          list.unshift(...block)
        }
        const result = applyPass(state, read(list, sizes, state), seen)
        ;({ state } = result)
        found.push(...result.added.map(({ id }) => id))
        if (isSeen) seen = state.count
      }
      // The last step may not have been read.
      expect(new Set(found).size).toBe(found.length)
      expect(found.toSorted()).toEqual(expected.toSorted())
      expect(state.movements.some(({ isGone }) => isGone)).toBe(false)
    }),
  )
})

it('lists what comes after a row whose time is years ahead', () => {
  const now = 100 * HOUR_MS
  const ahead = row('ahead', 9000 * HOUR_MS)
  const noted = (pass: Pass, at: number) => ({ ...pass, rows: pass.rows.map((each) => notedRow(each, at)) })
  const first = applyPass(NOTHING_FOUND, noted(read([ahead], [50], NOTHING_FOUND), now), 0).state
  const list = [ahead, row('later', now + 2 * HOUR_MS)]
  expect(ids(applyPass(first, noted(read(list, [50], first), now + 3 * HOUR_MS), 0).state)).toEqual(['later'])
})

it('a chain that is replayed starts again: its rows so far are no movements, its next ones are, also those found before', () => {
  const list = [row('b', 2 * HOUR_MS), row('a', HOUR_MS)]
  const pass = (rows: readonly Movement[], state: WatchState) => applyPass(state, read(rows, [5], state), 0)
  const found = pass(list, pass(list.slice(1), NOTHING_FOUND).state)
  expect(found.added.map(({ id }) => id)).toEqual(['b'])
  expect(withoutChain(found.state, '2')).toEqual(found.state)
  const again = pass(list.slice(1), withoutChain(found.state, '1'))
  expect(again).toMatchObject({ added: [], state: { movements: [] } })
  expect(pass(list, again.state).added.map(({ id }) => id)).toEqual(['b'])
})
