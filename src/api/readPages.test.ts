import { describe, expect, it } from 'vitest'
import type { Cursor } from './cursor'
import { insistOnNextPage, MAX_EMPTY_PAGES, type PageLike } from './paging'
import { emptyTrail, readPages, reopenTrail, trailOf } from './readPages'

const page = (ids: string, next: Cursor | null = null): PageLike => ({ rows: Array.from(ids, (id) => ({ id })), next })

/** An API that has these pages, by the number in the cursor, and the last one for all further numbers. */
function api(...pages: PageLike[]) {
  const sent: (Cursor | null)[] = []
  const fetchPage = async (cursor: Cursor | null) => {
    sent.push(cursor)
    return pages[Number(cursor?.['at'] ?? 0)] ?? page('')
  }
  return { sent, fetchPage }
}

describe('pages of a list', () => {
  it('are read until the API reports no next one, each row once', async () => {
    const { sent, fetchPage } = api(page('ab', { at: 1 }), page('bc', { at: 2 }), page('d'))
    const read = []
    for await (const { newRows, end } of readPages(fetchPage)) read.push([newRows.map(({ id }) => id).join(''), end])
    expect(read).toEqual([
      ['ab', 'open'],
      ['c', 'open'],
      ['d', 'complete'],
    ])
    expect(sent).toEqual([null, { at: 1 }, { at: 2 }])
  })

  it('are not requested before the loop wants them', async () => {
    const { sent, fetchPage } = api(page('a', { at: 1 }), page('b', { at: 2 }), page('c'))
    for await (const { newRows } of readPages(fetchPage)) if (newRows[0]?.id === 'b') break
    expect(sent).toHaveLength(2)
  })

  it.each<[string, PageLike[], string, number]>([
    ['a page comes again', [page('ab', { at: 1 }), page('ab', { at: 2 })], 'repeated', 2],
    ['an empty page has the same cursor again', [page('a', { at: 1 }), page('', { at: 1 })], 'repeated', 2],
    ['the cursor cannot be read', [{ ...page('a'), hasUnreadableCursor: true }], 'unreadable', 1],
  ])('end where %s', async (_, pages, expected, requests) => {
    const { sent, fetchPage } = api(...pages)
    const trail = emptyTrail()
    for await (const { end } of readPages(fetchPage, trail)) expect(end).toBe(trail.end)
    expect([trail.end, sent.length]).toEqual([expected, requests])
  })

  it('end after ten empty ones, and go on by one where they are reopened', async () => {
    let requests = 0
    const fetchPage = async () => page('', { at: (requests += 1) })
    const trail = emptyTrail()
    for await (const { end } of readPages(fetchPage, trail)) void end
    expect([trail.end, requests]).toEqual(['empty', MAX_EMPTY_PAGES])
    reopenTrail(trail)
    await readPages(fetchPage, trail).next()
    expect(requests).toBe(MAX_EMPTY_PAGES + 1)
  })

  it('go on with the page that failed', async () => {
    const { sent, fetchPage } = api(page('a', { at: 1 }), page('b'))
    let fails = true
    const trail = emptyTrail()
    const rows: string[] = []
    const read = async () => {
      const flaky = async (cursor: Cursor | null) => {
        if (cursor && fails) throw new Error('failed')
        return fetchPage(cursor)
      }
      for await (const { newRows } of readPages(flaky, trail)) rows.push(...newRows.map(({ id }) => id))
    }
    await expect(read()).rejects.toThrow('failed')
    fails = false
    await read()
    expect([rows, sent]).toEqual([
      ['a', 'b'],
      [null, { at: 1 }],
    ])
  })

  it('go on after those that are loaded, also where you requested more of an API that repeats itself', async () => {
    const loaded = [page('a', { at: 1 }), page('a', { at: 2 })]
    expect(trailOf(loaded)).toMatchObject({ end: 'repeated', pages: 2 })
    insistOnNextPage(loaded)
    const { sent, fetchPage } = api(page('a'), page('b'), page('c'))
    for await (const { newRows } of readPages(fetchPage, trailOf(loaded))) expect(newRows).toEqual([{ id: 'c' }])
    expect(sent).toEqual([{ at: 2 }])
  })
})
