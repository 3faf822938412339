import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { labels } from '#/data/labels/labels'
import { setWatch, watches } from '#/data/watch/watches'
import { seenMovements, watchState, watchStatus } from '#/data/watch/watchState'
import { EVERYTHING } from '#/data/watch/watchRule'
import { startWatching } from '#/shell/startWatching'
import { click, expectCount } from '#/testing/actions'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import { removeApp, renderApp } from '#/testing/renderApp'
import { apiWith, common, empty, hashOf, own, sent, transferred } from '#/testing/watchedLists'
import { movements, news, panel, waitForCheck, watching } from '#/testing/watching'
import { at, chain } from '#/testing/pages'

let ended = new AbortController()
beforeEach(() => {
  ended = new AbortController()
})
afterEach(() => {
  ended.abort()
  removeApp()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const allowUnlimited = `0x095ea7b3${'0'.repeat(24)}${at.lending.slice(2).toLowerCase()}${'f'.repeat(64)}`

test('new movements of a watched address are listed on the page of all chains, until they are marked as seen', async () => {
  fakeTime()
  const lists = empty()
  const api = await apiWith(lists)
  await watching(api, ended.signal)
  await expect.element(news).toHaveTextContent('No new movements')
  await expectCount(movements, 0)
  const title = document.title

  lists.transactions.unshift(
    sent(3, { from: { hash: own }, to: { hash: at.dollar, name: 'Dollar' }, value: '0', raw_input: allowUnlimited }),
    sent(2, { status: 'error' }),
  )
  lists['token-transfers'].unshift(transferred(2))
  lists['internal-transactions'].unshift(
    { ...common(2), transaction_hash: hashOf(2), index: 1, value: '0', success: true, type: 'call' },
    { ...common(2), transaction_hash: hashOf(2), index: 2, value: '7', success: true, type: 'call' },
    // The transaction's own call, and a call with the value of its caller.
    { ...common(2), transaction_hash: hashOf(2), index: 0, value: '7', success: true, type: 'call' },
    { ...common(2), transaction_hash: hashOf(2), index: 3, value: '7', success: true, type: 'delegatecall' },
    { transaction_hash: hashOf(2) },
  )
  await waitForCheck()
  await pollLater(api, () => news.element().textContent).toContain('4 movements since you were here')
  await expectCount(movements, 4)
  const text = () => movements.elements().map((row) => row.textContent)
  await expect.poll(text).toHaveLength(4)
  expect(text().join('\n')).toMatch(
    /IN.*0\.0₁₇7 MER.*\n.*IN.*2.5.*USD.*\n.*APPROVED.*to spend unlimited.*Dollar.*\n.*IN.*1.5 MER.*Failed/,
  )
  expect(document.title).toBe(`(4) ${title}`)
  await expect
    .element(panel.getByRole('link', { name: hashOf(3) }))
    .toHaveAttribute('href', `/${chain}/tx/${hashOf(3)}`)
  await expect.element(panel.getByText('1 of the latest rows could not be read')).toBeVisible()
  // The hidden character of the symbol is visible.
  await expectCount(panel.getByRole('img', { name: /reverse the text/ }), 1)
  await expectAccessibleAndNarrow()

  await click(panel.getByRole('button', { name: 'Mark as seen' }))
  await expect.element(news).toHaveTextContent('No new movements')
  await expectCount(movements, 0)
  expect(document.activeElement?.id).toBe('watched')
  expect(document.title).toBe(title)
  await click(panel.getByRole('button', { name: 'Show 4 seen' }))
  await expectCount(movements, 4)

  // A reorg takes the last transaction away.
  lists.transactions.shift()
  await waitForCheck()
  await pollLater(api, () => panel.getByText(/The API no longer lists it/).elements().length).toBe(1)
  await expect.element(news).toHaveTextContent('No new movements')
})

test('rules leave out what was not asked for, and lists that cannot hold it are not requested', async () => {
  fakeTime()
  const lists = empty()
  const api = await apiWith(lists)
  await watching(api, ended.signal, { out: false, approvals: false, asset: 'native', above: '1.5' })
  lists.transactions.unshift(sent(3, { value: '1500000000000000001' }), sent(2))
  await waitForCheck()
  await pollLater(api, () => news.element().textContent).toContain('1 movement since you were here')
  expect(api.askedFor(/token-transfers$/)).toEqual([])
  expect(document.title).toMatch(/^\(1\) /)

  // What was found goes with the watch.
  setWatch(own, null)
  await expect.poll(() => document.title).not.toMatch(/^\(/)
  expect(watchState.get()).toMatchObject({ movements: [], marks: {} })
})

test('internal transactions that are still being indexed are said, and listed once they are', async () => {
  fakeTime()
  const lists = empty()
  const api = await apiWith(lists)
  await watching(api, ended.signal)
  const pending = { status: 2, message: 'Internal transactions are still being processed' }
  api.on(new RegExp(`/addresses/${own}/internal-transactions$`), () =>
    json({ items: null, next_page_params: null, meta: pending }),
  )
  await waitForCheck()
  const note = panel.getByText(/internal transactions are still being indexed\. Movements that appear later/)
  await pollLater(api, () => note.elements().length).toBe(1)
  await expect.element(note).toHaveTextContent('Meridian, Treasury')
  const value = { ...common(2), transaction_hash: hashOf(2), index: 1, value: '7', success: true, type: 'call' }
  api.on(new RegExp(`/addresses/${own}/internal-transactions$`), () =>
    json({ items: [value], next_page_params: null, meta: { status: 1, message: null } }),
  )
  await waitForCheck()
  await pollLater(api, () => news.element().textContent).toContain('1 movement since you were here')
  await expectCount(note, 0)
})

test('what happened while no tab was open is caught up, and too many pages are said', async () => {
  fakeTime()
  const lists = empty()
  const api = await apiWith(lists)
  await watching(api, ended.signal)
  ended.abort()
  removeAppOnly()
  ended = new AbortController()
  vi.setSystemTime(Date.now() + 49 * 3_600_000)
  // Eleven pages of two: one more than is read.
  const all = Array.from({ length: 22 }, (_, index) => sent(1000 - index * 10))
  api.on(new RegExp(`/addresses/${own}/transactions$`), ({ url }) => {
    const from = Number(url.searchParams.get('from') ?? 0)
    const next = from + 2 < all.length ? { from: from + 2 } : null
    return json({ items: all.slice(from, from + 2), next_page_params: next })
  })
  const router = await renderApp('/', api)
  void startWatching({ connection: () => router.options.context, openList: () => undefined }, ended.signal)
  await pollLater(api, () => news.element().textContent).toBe(
    '20 movements since you were here · Caught up: 2 d 1 h, 20 movements',
  )
  await expect.element(panel.getByText(/too many pages\. Read back to/)).toBeVisible()
  await expect
    .element(panel.getByRole('link', { name: 'transactions' }))
    .toHaveAttribute('href', `/${chain}/address/${own}/txs`)
  await expectCount(movements, 12)
  await click(panel.getByRole('button', { name: 'Show more (8 left)' }))
  await expectCount(movements, 20)
})

/** Ends the app as a closed tab does: what is stored stays. */
function removeAppOnly(): void {
  const stored = Object.entries(localStorage)
  const values = [watches, watchState, watchStatus, seenMovements].map((value) => [value, value.get()] as const)
  const names = labels.get()
  removeApp()
  for (const [name, text] of stored) localStorage.setItem(name, text as string)
  for (const [value, was] of values) (value.set as (was: unknown) => void)(was)
  labels.set(names)
}

test('an API that fails or runs out of credits is said, left alone for longer and longer, and loses nothing', async () => {
  fakeTime()
  const lists = empty()
  const api = await apiWith(lists)
  await watching(api, ended.signal)
  let fails = true
  lists['token-transfers'].unshift(transferred(2))
  api.on(new RegExp(`/addresses/${own}/`), () => (fails ? json({ message: 'Out of order' }, 503) : null))
  await waitForCheck()
  await pollLater(api, () => panel.getByText(/The API reported a server error\. Next check/).elements().length).toBe(1)
  const asked = () => api.askedFor(new RegExp(`/addresses/${own}/`)).length
  const before = asked()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(asked()).toBe(before)
  fails = false
  api.on(/token-transfers$/, () => json({ items: lists['token-transfers'], next_page_params: null }))
  await waitForCheck()
  await pollLater(api, () => news.element().textContent).toContain('1 movement since you were here')

  const low = { 'x-credits-remaining': '499' }
  api.on(new RegExp(`/addresses/${own}/`), () => json({ items: [], next_page_params: null }, 200, low))
  await waitForCheck()
  await pollLater(api, () => panel.getByText(/few API credits are left/).elements().length).toBe(1)
  const rest = asked()
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(asked()).toBe(rest)
})

test('an address whose lists fail does not keep the others waiting, nor does a clock that is set back', async () => {
  fakeTime()
  const lists = empty()
  const api = await apiWith(lists)
  await watching(api, ended.signal)
  const failing = at.router.toLowerCase()
  api.on(new RegExp(`/addresses/${failing}/`), () => json({ message: 'Out of order' }, 503))
  labels.set({ ...labels.get(), [failing]: 'Busy' })
  setWatch(failing, { ...EVERYTHING, chains: [chain] })
  await pollLater(api, () => panel.getByText(/The API reported a server error/).elements().length).toBe(1)
  lists.transactions.unshift(sent(2))
  await waitForCheck()
  await waitForCheck()
  await pollLater(api, () => news.element().textContent).toContain('1 movement since you were here')
  await expect.element(panel.getByText(/The API reported a server error/)).toHaveTextContent('Busy')

  vi.setSystemTime(Date.now() - 24 * 3_600_000)
  lists.transactions.unshift(sent(3))
  await waitForCheck()
  await pollLater(api, () => news.element().textContent).toContain('2 movements since you were here')
})

test('storage that is full or was emptied is said, and nothing is lost', async () => {
  fakeTime()
  const lists = empty()
  const api = await apiWith(lists)
  await watching(api, ended.signal)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  lists.transactions.unshift(sent(2))
  await waitForCheck()
  await pollLater(api, () => news.element().textContent).toContain('1 movement since you were here')
  await expect.element(panel.getByRole('alert')).toHaveTextContent('storage is full or blocked')
  full.mockRestore()
  lists.transactions.unshift(sent(3))
  await waitForCheck()
  await pollLater(api, () => news.element().textContent).toContain('2 movements since you were here')
  await expectCount(panel.getByRole('alert'), 0)

  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
  const cleared = page.getByRole('alert')
  await expect.element(cleared).toHaveTextContent('1 watched address and 2 movements')
  await click(cleared.getByRole('button', { name: 'Save again' }))
  await expect.element(news).toHaveTextContent('2 movements since you were here')
  expect(labels.get()).toEqual({ [own]: 'Treasury' })
  expect(localStorage.getItem('astrolabe.watches')).toContain(own)
})

test('a notification is shown by a hidden tab, and asked for only on a click', async () => {
  fakeTime()
  const shown: string[] = []
  let permission = 'default'
  const requestPermission = vi.fn(async () => (permission = 'granted'))
  class TestNotification extends EventTarget {
    static get permission() {
      return permission
    }
    static requestPermission = requestPermission
    constructor(title: string, { body }: { body: string }) {
      super()
      shown.push(`${title}\n${body}`)
    }
  }
  vi.stubGlobal('Notification', TestNotification)
  const lists = empty()
  const api = await apiWith(lists)
  await watching(api, ended.signal)
  expect(requestPermission).not.toHaveBeenCalled()
  await click(panel.getByRole('button', { name: 'Notify me' }))
  await expect.element(panel.getByRole('button', { name: 'Stop notifications' })).toBeVisible()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  lists.transactions.unshift(sent(2))
  const spam = { address_hash: at.dollar, symbol: 'claim.example', decimals: '6', type: 'ERC-20', reputation: 'scam' }
  lists['token-transfers'].unshift(transferred(3, { token: spam }), transferred(2))
  await vi.advanceTimersByTimeAsync(180_000)
  await pollLater(api, () => shown.length).toBe(1)
  expect(shown[0]).toMatch(
    /^3 new movements\nTreasury: in 1\.5 MER \(Meridian\)\nTreasury: in 2\.5 USD.* \(Meridian\)\nand 1 of tokens flagged as scam$/,
  )
  expect(shown[0]).not.toContain('\u202e')
})
