import type { Row } from './rows'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cursor } from '#/api/cursor'
import { insistOnNextPage, mergeRows, nextCursor, type PageLike, pagingEnd } from './paging'

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

describe('paging', () => {
  it('goes on while there is a new cursor and a new row', () => {
    const first = page(['a', 'b'], { index: 1 })
    expect(nextCursor([first])).toEqual({ index: 1 })
    expect(nextCursor([first, page(['c'], { index: 2 })], [null, { index: 1 }])).toEqual({ index: 2 })
  })

  it('is complete only where the API reports no next page', () => {
    expect(pagingEnd([page(['a'], null)])).toBe('complete')
    expect(nextCursor([page(['a'], null)])).toBeNull()
    expect(pagingEnd([{ ...page(['a'], null), hasUnreadableCursor: true }])).toBe('unreadable')
  })

  it('ends as repeated if the first page comes again, as from an API that ignores cursors', () => {
    const first = () => page(['a', 'b'], { index: 1 })
    const { pages, sent } = readAll(first)
    expect(pages).toHaveLength(2)
    expect(pagingEnd(pages, sent)).toBe('repeated')
  })

  it('goes on while a repeated cursor brings new rows, ten times, and once more for each press of the button', () => {
    let row = 0
    for (const cursors of [1, 2]) {
      const { pages, sent } = readAll(() => page([String(row++)], { index: row % cursors }))
      expect(pages.length).toBeGreaterThan(10)
      expect(pages.length).toBeLessThan(20)
      expect(pagingEnd(pages, sent)).toBe('repeated')
      insistOnNextPage(pages)
      expect(nextCursor(pages, sent)).toEqual({ index: row % cursors })
      sent.push(nextCursor(pages, sent))
      pages.push(page([String(row++)], { index: row % cursors }))
      expect(pagingEnd(pages, sent)).toBe('repeated')
    }
  })

  it('goes on after an empty first page, as a filtered list may have, for ten pages', () => {
    let turn = 0
    const late = readAll(() => {
      turn += 1
      return turn === 9 ? page(['a'], null) : page([], { index: turn })
    })
    expect(mergeRows(late.pages)).toHaveLength(1)
    expect(pagingEnd(late.pages, late.sent)).toBe('complete')
    const never = readAll(() => page([], { index: turn++ }))
    expect(never.pages).toHaveLength(10)
    expect(pagingEnd(never.pages, never.sent)).toBe('empty')
    insistOnNextPage(never.pages)
    expect(nextCursor(never.pages, never.sent)).not.toBeNull()
  })

  it('stops after one page without rows where the API says which blocks it searched', () => {
    let to = 1000
    const searched = readAll(() => ({
      ...page([], { to_block: (to -= 100) }),
      searched: { from: to + 1, to: to + 100 },
    }))
    expect(searched.pages).toHaveLength(1)
    expect(pagingEnd(searched.pages, searched.sent)).toBe('empty')
    insistOnNextPage(searched.pages)
    expect(nextCursor(searched.pages, searched.sent)).toEqual({ to_block: 900 })
  })

  it('appends the rows of the next page that are read so far, without those that are there already', () => {
    const pages = [page(['a', 'b'], { index: 1 }), page(['c'], { index: 2 })]
    const { rows: read } = page(['b', 'd'], null)
    const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)
    expect(ids(mergeRows(pages, read))).toEqual(['a', 'b', 'c', 'd'])
    expect(ids(mergeRows([], read))).toEqual(['b', 'd'])
    expect(ids(mergeRows(pages))).toEqual(['a', 'b', 'c'])
  })

  it('ends for any API with finitely many rows', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            ids: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }),
            next: fc.integer({ min: 0, max: 4 }),
            isNew: fc.boolean(),
          }),
          { minLength: 1, maxLength: 8 },
        ),
        (script) => {
          let turn = 0
          const { pages, sent } = readAll(() => {
            const { ids, next, isNew } = script[turn++ % script.length] ?? { ids: [], next: 0, isNew: false }
            return page(ids, { index: next, turn: isNew ? turn : 0 })
          })
          // Each of the four rows may end a run of ten pages without a new one.
          expect(pages.length).toBeLessThanOrEqual(50)
          expect(pagingEnd(pages, sent)).toMatch(/repeated|empty/)
        },
      ),
    )
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

  it('gives the same rows for pages one by one, together, or requested again', () => {
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
