import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { addressSet, setChains } from '#/data/addressSet/addressSet'
import { savedTaxLists, TAX_FILE_SLOT } from '#/data/taxFile'
import landmarks from '#/demo/landmarks.json'
import { parseCsv } from '#/testing/testCsv'
import { discardTaxFile } from '#/features/taxFile/currentTaxFile'
import { click, fill } from '#/testing/actions'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { removeApp, renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const { nftOwner } = landmarks[8801]
const OWN = nftOwner.toLowerCase()

let saved: Blob[] = []

beforeEach(() => {
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return '#saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

afterEach(async () => {
  await discardTaxFile()
  addressSet.set([])
  setChains.set(null)
})

const panel = () => page.getByRole('region', { name: 'Current tax file' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function open(api?: TestApi, addresses = [OWN], chains = ['8801']): Promise<void> {
  removeApp()
  addressSet.set(addresses.map((hash) => ({ hash, name: null })))
  setChains.set(chains)
  await renderApp('/portfolio/tax', api ?? (await startTestApi()))
}

async function create(): Promise<void> {
  await click(button('Create tax file'))
}

/** Saves a file in a form; returns its lines. */
async function save(name: string): Promise<string[][]> {
  const before = saved.length
  await click(button(name))
  await expect.poll(() => saved.length).toBe(before + 1)
  const text = (await saved.at(-1)?.text()) ?? ''
  return parseCsv(text.replace('\uFEFF', ''))
}

const gapsIn = (lines: string[][]) => lines.filter(([kind]) => kind === 'gap').map((cells) => cells.at(-1))

/** A list that fails until `isDown` is false. */
async function failing(path: RegExp) {
  const api = await startTestApi({ sources: 'one a chain' })
  const state = { isDown: true }
  api.on(path, async ({ real }) =>
    state.isDown ? json({}, 503, { 'Retry-After': '3000' }) : json(JSON.parse(await real())),
  )
  return { api, state }
}

test('without addresses: says what to do', async () => {
  await open(undefined, [])
  await expect.element(page.getByText('Add addresses to create a tax file.')).toBeVisible()
  expect(button('Create tax file').query()).toBeNull()
})

test.each<[first: string, last: string, problem: RegExp]>([
  ['20x4', '2026', /Enter years from 2015 to/],
  ['1999', '2026', /Enter years from 2015 to/],
  ['2025', '2024', /first year is after the last one/],
])('the years %s to %s: says what is wrong, and keeps them', async (first, last, problem) => {
  await open()
  await fill(page.getByLabelText('First year'), first)
  await fill(page.getByLabelText('Last year'), last)
  await expect.element(page.getByRole('alert')).toHaveTextContent(problem)
  await expect.element(button('Create tax file')).toBeDisabled()
  await expect.element(page.getByLabelText('First year')).toHaveValue(first)
})

test('a file of one address: complete, in three forms, accessible', async () => {
  await open()
  await create()
  await expect.element(panel().getByText('Complete', { exact: true })).toBeVisible()
  const lines = await save('Save as CSV')
  expect(lines[0]?.slice(0, 3)).toEqual(['kind', 'time_utc', 'chain_id'])
  expect(lines.length).toBeGreaterThan(50)
  expect(gapsIn(lines)).toEqual([])
  // Names of tokens and methods are written by others.
  expect(lines.flat().filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([])
  await expect.element(panel().getByText(/^Saved: [\d,]+ entries$/)).toBeVisible()
  const [koinly] = await save('Save for Koinly')
  expect(koinly?.slice(0, 2)).toEqual(['Date', 'Sent Amount'])
  const [tracking] = await save('Save for CoinTracking')
  expect(tracking?.slice(0, 2)).toEqual(['Type', 'Buy Amount'])
  await expectAccessibleAndNarrow()
})

test('a year without transactions: an empty file, after one page of each list', async () => {
  const api = await startTestApi()
  await open(api)
  await fill(page.getByLabelText('First year'), '2020')
  await fill(page.getByLabelText('Last year'), '2020')
  await create()
  await expect.element(panel().getByText('Complete', { exact: true })).toBeVisible()
  expect(await save('Save as CSV')).toHaveLength(1)
})

describe('an API that fails in the middle', () => {
  test('the partial file says what it lacks, and a retry completes it', async () => {
    const { api, state } = await failing(/\/addresses\/0x\w+\/token-transfers/)
    await open(api)
    await create()
    await expect.element(panel().getByText(/1 list could not be loaded/)).toBeVisible()
    await expect
      .element(panel().getByRole('list', { name: 'Not loaded' }))
      .toHaveTextContent(/Token transfers: could not/)
    const partial = await save('Save as CSV')
    expect(gapsIn(partial)[0]).toMatch(/^Token transfers: could not be loaded/)
    const [, first] = await save('Save for Koinly')
    expect(first?.[10]).toMatch(/^INCOMPLETE\. Meridian 0x\w+: Token transfers: could not be loaded/)
    state.isDown = false
    await click(button('Retry failed'))
    await expect.element(panel().getByText('Complete', { exact: true })).toBeVisible()
    const whole = await save('Save as CSV')
    expect(gapsIn(whole)).toEqual([])
    expect(whole.length).toBeGreaterThan(partial.length)
  })

  test('a list that the API does not have is a gap, which no retry is offered for', async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    api.on(/\/addresses\/0x\w+\/withdrawals/, () => json({ error: 'Page not found' }, 404))
    await open(api)
    await create()
    await expect.element(panel().getByText(/^Complete, except/)).toBeVisible()
    expect(gapsIn(await save('Save as CSV'))).toEqual([expect.stringMatching(/^Withdrawals: /)])
  })
})

describe('the storage of the browser', () => {
  test('blocked: says so, and the file is complete', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await open()
    await create()
    await expect.element(panel().getByText('Complete', { exact: true })).toBeVisible()
    await expect.element(panel().getByText(/couldn’t save the rows/)).toBeVisible()
    expect(gapsIn(await save('Save as CSV'))).toEqual([])
  })

  test('full in the middle: says so, and the file is complete', async () => {
    const { api, state } = await failing(/\/addresses\/0x\w+\/token-transfers/)
    await open(api)
    await create()
    await expect.element(panel().getByText(/1 list could not be loaded/)).toBeVisible()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    state.isDown = false
    await click(button('Retry failed'))
    await expect.element(panel().getByText('Complete', { exact: true })).toBeVisible()
    await expect.element(panel().getByText(/couldn’t save the rows/)).toBeVisible()
    expect(gapsIn(await save('Save as CSV'))).toEqual([])
  })

  test('emptied in the middle: says so, declares it in a partial file, and loads the rows again', async () => {
    const { api, state } = await failing(/\/addresses\/0x\w+\/token-transfers/)
    await open(api)
    await create()
    await expect.element(panel().getByText(/1 list could not be loaded/)).toBeVisible()
    const lists = savedTaxLists.get()
    expect(lists).toBeGreaterThan(3)
    await emptyDatabase()
    expect(gapsIn(await save('Save as CSV')).filter((text) => text?.includes('erased in this browser'))).toHaveLength(
      lists,
    )
    await expect.element(panel().getByRole('alert')).toHaveTextContent(/Saved rows were erased in this browser/)
    state.isDown = false
    await click(button('Resume'))
    await expect.element(panel().getByText('Complete', { exact: true })).toBeVisible()
    const lines = await save('Save as CSV')
    expect(gapsIn(lines)).toEqual([])
    expect(lines.length).toBeGreaterThan(50)
  })
})

test('local data: Settings names the file and deletes it; what the browser erases of its request is saved again', async () => {
  await open()
  await create()
  await expect.element(panel().getByText('Complete', { exact: true })).toBeVisible()
  const request = localStorage.getItem(TAX_FILE_SLOT)
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(localStorage.getItem(TAX_FILE_SLOT)).toBe(request)
  await expect.element(panel()).toBeVisible()

  await renderApp('/settings')
  await expect.element(page.getByText(/1 tax file/)).toBeVisible()
  await click(button('Clear local data'))
  await expect.poll(() => page.getByText(/1 tax file/).query()).toBeNull()
  await open()
  await expect.element(button('Create tax file')).toBeVisible()
  expect(panel().query()).toBeNull()
  // Deleted once no connection is open.
  const names = async () => (await indexedDB.databases()).map(({ name }) => name)
  await expect.poll(names).not.toContain('astrolabe-tax-file')
})

/** Deletes all rows in IndexedDB, as a tool of the browser does. */
async function emptyDatabase(): Promise<void> {
  const database = await openDB('astrolabe-tax-file')
  await Promise.all([database.clear('jobs'), database.clear('pages')])
  database.close()
}
