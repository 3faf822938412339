import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cursor } from '#/domain/cursor'
import type { Row } from './client'
import { mergeRows, nextCursor, type PageLike } from './paging'

type TestPage = PageLike<Row<number>>

const page = (ids: readonly string[], next: Cursor | null): TestPage => ({
  rows: ids.map((id) => ({ id, value: 1, raw: id })),
  next,
})

/** Reads on until the rules say stop; `limit` pages are a loop. */
function readAll(
  serve: (cursor: Cursor | null) => TestPage,
  limit = 500,
): { pages: TestPage[]; sent: (Cursor | null)[] } {
  const pages: TestPage[] = []
  const sent: (Cursor | null)[] = []
  let cursor: Cursor | null = null
  do {
    sent.push(cursor)
    pages.push(serve(cursor))
    cursor = nextCursor(pages, sent)
  } while (cursor !== null && pages.length < limit)
  return { pages, sent }
}

describe('nextCursor', () => {
  it('goes on while there is a new cursor and a new row', () => {
    const first = page(['a', 'b'], { index: 1 })
    expect(nextCursor([first])).toEqual({ index: 1 })
    expect(nextCursor([first, page(['c'], { index: 2 })], [null, { index: 1 }])).toEqual({ index: 2 })
  })

  it('ends without a cursor, at a repeated one, and where a page adds nothing', () => {
    const first = page(['a'], { index: 1 })
    expect(nextCursor([])).toBeNull()
    expect(nextCursor([page(['a'], null)])).toBeNull()
    expect(nextCursor([first, page(['b'], { index: 1 })])).toBeNull()
    expect(nextCursor([page(['a'], { index: 5 })], [{ index: 5 }])).toBeNull()
    expect(nextCursor([first, page(['a'], { index: 2 })])).toBeNull()
    expect(nextCursor([page([], { index: 2 })])).toBeNull()
  })

  it('can not be kept in a loop by any server of finitely many rows or cursors', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            ids: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }),
            next: fc.integer({ min: 0, max: 4 }),
          }),
          { minLength: 1, maxLength: 8 },
        ),
        (script) => {
          let turn = 0
          const { pages } = readAll(() => {
            const { ids, next } = script[turn++ % script.length] ?? { ids: [], next: 0 }
            return page(ids, { index: next, turn: ids.length > 0 ? turn : 0 })
          })
          expect(pages.length).toBeLessThanOrEqual(6)
        },
      ),
    )
    expect(readAll(() => page([String(Math.random())], { index: 1 })).pages).toHaveLength(2)
    let row = 0
    expect(readAll(() => page([String(row++)], { index: row % 3 })).pages.length).toBeLessThanOrEqual(4)
  })
})

describe('mergeRows', () => {
  const ids = fc.array(fc.array(fc.constantFrom(...'abcdefghij'.split('')), { maxLength: 4 }), { maxLength: 12 })

  it('keeps the order and each identity once, where it came first', () => {
    fc.assert(
      fc.property(ids, (script) => {
        const pages = script.map((some, index) => page([...new Set(some)], { index }))
        expect(mergeRows(pages).map(({ id }) => id)).toEqual([...new Set(script.flat())])
      }),
    )
  })

  it('gives the same whether pages come one by one, all at once, or an earlier state is asked for again', () => {
    fc.assert(
      fc.property(ids, fc.infiniteStream(fc.nat()), (script, picks) => {
        const pages = script.map((some, index) => page([...new Set(some)], { index }))
        const expected = (count: number) => [...new Set(script.slice(0, count).flat())]
        for (let count = 1; count <= pages.length; count += 1) {
          expect(mergeRows(pages.slice(0, count)).map(({ id }) => id)).toEqual(expected(count))
          const again = (picks.next().value ?? 0) % (count + 1)
          expect(mergeRows(pages.slice(0, again)).map(({ id }) => id)).toEqual(expected(again))
          // A list entered in the middle shares page objects with one from the head.
          const from = (picks.next().value ?? 0) % count
          expect(mergeRows(pages.slice(from, count)).map(({ id }) => id)).toEqual([
            ...new Set(script.slice(from, count).flat()),
          ])
        }
      }),
    )
  })

  it('gives the same array for the same pages', () => {
    const pages = [page(['a'], null), page(['b'], null)]
    expect(mergeRows(pages)).toBe(mergeRows([...pages]))
  })
})
