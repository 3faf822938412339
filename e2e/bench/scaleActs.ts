import { at, chain } from '../pages'
import { answered, scrolled } from './inPage'
import { type Measured, pageNamed } from './pages'
import type { Act } from './stage'
import { notesOf } from './visit'

const pro = `pro/${chain}/api/v2`
const slowly = 4

/** A page of one transaction, and the list that it shows. */
const transaction = (hash: string, tab: string, list: string) => ({
  path: `/${chain}/tx/${hash}${tab}`,
  api: `${pro}/transactions/${hash}/${list}`,
})

/** The calls of a transaction as a tree. */
const calls = {
  ...transaction(at.callTree, '/internal?view=tree', 'internal-transactions'),
  ready: '[role="treeitem"]',
} satisfies Partial<Measured>

/** A transaction of ten thousand calls as a tree: it opens, unfolds, answers keys, scrolls. */
const tree: Act = {
  name: 'a tree of 10,000 calls',
  seconds: 120,
  most: 3,
  play: async ({ open, api }) => {
    // Calls that are the same would be folded into one line.
    await api.manyOf(calls.api, 10_000, (item, place) => ({ ...item, index: place + 1, value: `${place}` }))
    const { page, notes } = await open(calls, slowly)
    const unfolded = await answered(page, { type: 'click' }, () =>
      page.getByRole('button', { name: 'Open all' }).click(),
    )
    await page.getByRole('tree').focus()
    const key = await answered(page, { type: 'keydown' }, () => page.keyboard.press('ArrowDown'))
    const end = await answered(page, { type: 'keydown' }, () => page.keyboard.press('End'))
    await page.evaluate(() => scrollTo(0, 0))
    const { p95, elements } = await scrolled(page, 400)
    return {
      '10,000 calls, CPU 4x: tree is painted, ms': notes.first,
      '10,000 calls, CPU 4x: longest task meanwhile, ms': notes.longest,
      '10,000 calls, CPU 4x: all unfolded, ms': unfolded,
      '10,000 calls, CPU 4x: answer to an arrow key, ms': key,
      '10,000 calls, CPU 4x: to the last one by End, ms': end,
      '10,000 calls, CPU 4x: p95 frame of a scroll, ms': p95,
      '10,000 calls: elements': elements,
    }
  },
}

const moved = {
  ...transaction(at.airdrop, '/token-transfers', 'token-transfers'),
  ready: 'main [data-index]',
} satisfies Partial<Measured>

/** A transaction that moved tokens two thousand times: the list of them, and its own page, which draws where value went. */
const transfers: Act = {
  name: 'a transaction of 2,000 transfers',
  seconds: 120,
  most: 3,
  play: async ({ open, api }) => {
    await api.manyOf(moved.api, 2_000, (item, place) => ({ ...item, log_index: place }))
    const list = await open(moved, slowly)
    const { p95, elements } = await scrolled(list.page, 400)
    await list.page.close()
    const { ready } = pageNamed('transaction')
    const record = await open({ path: `/${chain}/tx/${at.airdrop}`, ready }, slowly)
    await record.page.waitForTimeout(3000)
    const { longest } = await notesOf(record.page)
    const seen = await record.page.evaluate(() => document.querySelectorAll('*').length)
    return {
      '2,000 transfers, CPU 4x: list is painted, ms': list.notes.first,
      '2,000 transfers, CPU 4x: p95 frame of a scroll, ms': p95,
      '2,000 transfers: elements of the list': elements,
      '2,000 transfers, CPU 4x: the record is painted, ms': record.notes.first,
      '2,000 transfers, CPU 4x: longest task of the record, ms': longest,
      '2,000 transfers: elements of the record': seen,
    }
  },
}

/** A gallery of two thousand pictures, which is looked at while it moves, then flown through to its end. */
const gallery: Act = {
  name: 'a gallery of 2,000 pictures',
  seconds: 120,
  most: 3,
  play: async ({ open, api }) => {
    const list = pageNamed('address NFTs')
    await api.manyOf(list.api, 2_000, (item, place) => ({ ...item, id: String(place) }))
    const { page } = await open(list, slowly)
    const read = await scrolled(page, 80)
    const { p95, elements } = await scrolled(page, 320)
    await page.waitForTimeout(1500)
    const { shift, first } = await notesOf(page)
    return {
      '2,000 pictures, CPU 4x: first ones are painted, ms': first,
      '2,000 pictures, CPU 4x: p95 frame of a scroll by 80 px a frame, ms': read.p95,
      '2,000 pictures, CPU 4x: p95 frame of a scroll, ms': p95,
      '2,000 pictures: elements': Math.max(elements, read.elements),
      '2,000 pictures: layout shift of it all, thousandths': 1000 * shift,
    }
  },
}

/** A transaction whose input is a megabyte: its page, and the input itself. */
const input: Act = {
  name: 'an input of 1 MB',
  seconds: 60,
  most: 3,
  play: async ({ open, api }) => {
    const page = pageNamed('transaction')
    const record = (await api.answerTo(page.api)) as object
    api.set(page.api, { ...record, raw_input: `0x${'c0ffee01'.repeat(250_000)}`, decoded_input: null })
    const opened = await open(page, slowly)
    const folded = opened.page.locator('details summary', { hasText: '1,000,000 bytes' })
    const unfolded = await answered(opened.page, { type: 'click', until: '[aria-label="Input data"]' }, () =>
      folded.click(),
    )
    const { longest } = await notesOf(opened.page)
    return {
      'input of 1 MB, CPU 4x: the record is painted, ms': opened.notes.first,
      'input of 1 MB, CPU 4x: unfolding it, ms': unfolded,
      'input of 1 MB, CPU 4x: longest task, ms': longest,
    }
  },
}

/** Pages that hold very much. */
export const scaleActs: readonly Act[] = [tree, transfers, gallery, input]
