import { at, chain } from '#/testing/pages'
import { scroll, timeToPaint } from './inPage'
import { type BenchPage, pageNamed } from './pages'
import type { Scenario } from './scenario'
import { notesOf } from './visit'

const pro = `pro/${chain}/api/v2`
const CPU = 4

/** A page of one transaction, and the list that it shows. */
const transaction = (hash: string, tab: string, list: string) => ({
  path: `/${chain}/tx/${hash}${tab}`,
  api: `${pro}/transactions/${hash}/${list}`,
})

/** The calls of a transaction as a tree. */
const calls = {
  ...transaction(at.callTree, '/internal?view=tree', 'internal-transactions'),
  ready: '[role="treeitem"]',
} satisfies Partial<BenchPage>

/** The call tree of a transaction with 10,000 calls: it opens, expands, answers keys, scrolls. */
const tree: Scenario = {
  name: 'call tree of 10,000 calls',
  seconds: 120,
  maxRuns: 3,
  play: async ({ open, api }) => {
    // Equal calls would be merged into one line.
    await api.setMany(calls.api, 10_000, (item, index) => ({ ...item, index: index + 1, value: `${index}` }))
    const { page, notes } = await open(calls, CPU)
    const expanded = await timeToPaint(page, { type: 'click' }, () =>
      page.getByRole('button', { name: 'Expand all' }).click(),
    )
    await page.getByRole('tree').focus()
    const key = await timeToPaint(page, { type: 'keydown' }, () => page.keyboard.press('ArrowDown'))
    const end = await timeToPaint(page, { type: 'keydown' }, () => page.keyboard.press('End'))
    await page.evaluate(() => scrollTo(0, 0))
    const { p95, elements } = await scroll(page, 400)
    return {
      '10,000 calls, CPU 4x: tree is painted, ms': notes.painted,
      '10,000 calls, CPU 4x: longest task meanwhile, ms': notes.longest,
      '10,000 calls, CPU 4x: all expanded, ms': expanded,
      '10,000 calls, CPU 4x: arrow key, ms': key,
      '10,000 calls, CPU 4x: End key, ms': end,
      '10,000 calls, CPU 4x: p95 frame of a scroll, ms': p95,
      '10,000 calls: DOM elements': elements,
    }
  },
}

const transferList = {
  ...transaction(at.airdrop, '/token-transfers', 'token-transfers'),
  ready: 'main [data-index]',
} satisfies Partial<BenchPage>

/** A transaction of 2,000 token transfers: the list of them, and its own page with the value flow. */
const transfers: Scenario = {
  name: '2,000 transfers',
  seconds: 120,
  maxRuns: 3,
  play: async ({ open, api }) => {
    await api.setMany(transferList.api, 2_000, (item, index) => ({ ...item, log_index: index }))
    const list = await open(transferList, CPU)
    const scrolled = await scroll(list.page, 400)
    await list.page.close()
    const { ready } = pageNamed('transaction')
    const record = await open({ path: `/${chain}/tx/${at.airdrop}`, ready }, CPU)
    await record.page.waitForTimeout(3000)
    const { longest } = await notesOf(record.page)
    const elements = await record.page.evaluate(() => document.querySelectorAll('*').length)
    return {
      '2,000 transfers, CPU 4x: list is painted, ms': list.notes.painted,
      '2,000 transfers, CPU 4x: p95 frame of a scroll, ms': scrolled.p95,
      '2,000 transfers: DOM elements of the list': scrolled.elements,
      '2,000 transfers, CPU 4x: transaction is painted, ms': record.notes.painted,
      '2,000 transfers, CPU 4x: longest task of the transaction, ms': longest,
      '2,000 transfers: DOM elements of the transaction': elements,
    }
  },
}

/** A gallery of 2,000 NFTs: scrolled slowly, then fast to its end. */
const gallery: Scenario = {
  name: 'gallery of 2,000 NFTs',
  seconds: 120,
  maxRuns: 3,
  play: async ({ open, api }) => {
    const list = pageNamed('address NFTs')
    await api.setMany(list.api, 2_000, (item, index) => ({ ...item, id: String(index) }))
    const { page } = await open(list, CPU)
    const read = await scroll(page, 80)
    const { p95, elements } = await scroll(page, 320)
    await page.waitForTimeout(1500)
    const { shift, painted } = await notesOf(page)
    return {
      '2,000 NFTs, CPU 4x: first rows are painted, ms': painted,
      '2,000 NFTs, CPU 4x: p95 frame of a scroll by 80 px a frame, ms': read.p95,
      '2,000 NFTs, CPU 4x: p95 frame of a scroll, ms': p95,
      '2,000 NFTs: DOM elements': Math.max(elements, read.elements),
      '2,000 NFTs: layout shift, thousandths': 1000 * shift,
    }
  },
}

/** A transaction with input data of 1 MB: its page, and the input data. */
const input: Scenario = {
  name: 'input data of 1 MB',
  seconds: 60,
  maxRuns: 3,
  play: async ({ open, api }) => {
    const page = pageNamed('transaction')
    const record = (await api.responseTo(page.api)) as object
    api.set(page.api, { ...record, raw_input: `0x${'c0ffee01'.repeat(250_000)}`, decoded_input: null })
    const opened = await open(page, CPU)
    const collapsed = opened.page.locator('details summary', { hasText: '1,000,000 bytes' })
    const expanded = await timeToPaint(opened.page, { type: 'click', until: '[aria-label="Input data"]' }, () =>
      collapsed.click(),
    )
    const { longest } = await notesOf(opened.page)
    return {
      'input data of 1 MB, CPU 4x: transaction is painted, ms': opened.notes.painted,
      'input data of 1 MB, CPU 4x: expanding it, ms': expanded,
      'input data of 1 MB, CPU 4x: longest task, ms': longest,
    }
  },
}

/** Pages with much data, on request only. */
export const scaleScenarios: readonly Scenario[] = [tree, transfers, gallery, input]
