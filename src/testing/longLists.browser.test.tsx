import { expect, test } from 'vitest'
import { json } from '#/api/testFaults'
import { endpointOf, listNamed } from './pages'
import { buttonNamed, press } from './actions'
import { ListOnPage } from './listOnPage'
import { renderApp } from './renderApp'
import { startTestApi } from './testApi'

const ROWS = 10_000

const transactions = listNamed('Transactions')

/** One page of so many different transactions, each above 200 bytes. */
function pageOf(count: number, page = 0) {
  return Array.from({ length: count }, (_, index) => ({
    hash: `0x${(page * count + index).toString(16).padStart(64, '0')}`,
    block_number: 1_000_000 - index,
    from: { hash: `0x${index.toString(16).padStart(40, 'a')}` },
    value: String(index),
    fee: { type: 'actual', value: '21000' },
  }))
}

/** Answers with these pages, and notes each number of rows that the list shows. */
async function openPages(pages: readonly unknown[][]): Promise<{ list: ListOnPage; counts: Set<string> }> {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpointOf(transactions), ({ url }) => {
    const page = Number(url.searchParams.get('page') ?? 0)
    return json({ items: pages[page], next_page_params: page + 1 < pages.length ? { page: page + 1 } : null })
  })
  const list = new ListOnPage(transactions.name)
  const counts = new Set<string>()
  const observer = new MutationObserver(() => counts.add(list.status))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await renderApp(transactions.path, api)
  return { list, counts }
}

test('Transactions: pages of 10,000 rows are shown, and the first rows of the next while the rest is read', async () => {
  const { list, counts } = await openPages([pageOf(ROWS), pageOf(ROWS, 1)])
  await expect.poll(() => list.status, { timeout: 30_000 }).toBe('Latest 10,000 transactions')
  expect(list.rows.length).toBeGreaterThan(10)
  expect(list.rows.length).toBeLessThan(100)
  await list.scrollToEnd()
  expect(list.status).toBe('20,000 transactions')
  // The first page may be read before the list is there.
  const shownBefore = [...counts].filter((text) => /^Latest 1\d,\d{3} transactions$/.test(text))
  expect(shownBefore.length).toBeGreaterThan(1)
  expect(list.end?.textContent).toBe('All 20,000 transactions loaded')
  // The last rows may come after the end was reached.
  const last = () => {
    scrollTo(0, document.documentElement.scrollHeight)
    return list.rows.at(-1)?.dataset['index']
  }
  await expect.poll(last).toBe('19999')
  expect(list.rows.length).toBeLessThan(100)
})

test('Transactions: in a page of 10,000 rows, one that cannot be read is shown as such, and duplicates are left out', async () => {
  const rows: unknown[] = pageOf(ROWS)
  const { list } = await openPages([[...rows.slice(0, 9_998), { value: '1' }, rows[7], ...rows.slice(9_998)]])
  await expect.poll(() => list.status, { timeout: 30_000 }).toBe('10,001 transactions')
  await list.scrollToEnd()
  await expect.poll(() => list.rows.at(-3)?.textContent).toContain('Can’t display this row')
})

test('Transactions: a long page that was cut short is an error, and a retry shows it', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const text = JSON.stringify({ items: pageOf(ROWS), next_page_params: null })
  let isCut = true
  api.on(endpointOf(transactions), () => json(isCut ? text.slice(0, -300) : text))
  await renderApp(transactions.path, api)
  const list = new ListOnPage(transactions.name)
  await expect.poll(() => list.section?.textContent, { timeout: 30_000 }).toContain('incomplete JSON')
  isCut = false
  press(buttonNamed(/^Retry/, list.section))
  await expect.poll(() => list.status, { timeout: 30_000 }).toBe('10,000 transactions')
})
