import { stat } from 'node:fs/promises'
import type { CDPSession, Page } from '@playwright/test'
import { at, smallChain } from '#/testing/pages'
import { shortRow } from './longLists'
import { pageNamed } from './pages'
import type { Stage } from './scenario'
import { heapOf } from './visit'

/** Rows of a file. */
const COUNT = 100_000

const list = pageNamed('txs')

/** Presses what saves a file: seconds until it is there, its longest task in ms, the most heap that it took in MB, and its size in MB. */
async function saved(page: Page, session: CDPSession, press: () => Promise<void>) {
  await page.evaluate(() => {
    const noted = globalThis as unknown as { longest: number }
    noted.longest = 0
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) noted.longest = Math.max(noted.longest, duration)
    }).observe({ type: 'longtask' })
  })
  const before = await heapOf(session)
  let most = before
  const sampler = setInterval(() => {
    session.send('Runtime.getHeapUsage').then(
      ({ usedSize }) => (most = Math.max(most, usedSize)),
      () => undefined,
    )
  }, 200)
  const start = Date.now()
  const download = page.waitForEvent('download', { timeout: 120_000 })
  await press()
  const { size } = await stat(await (await download).path())
  const seconds = (Date.now() - start) / 1000
  clearInterval(sampler)
  // The last task is noted after it.
  await page.waitForTimeout(500)
  const longest = await page.evaluate(() => (globalThis as unknown as { longest: number }).longest)
  return { seconds, longest, heap: (most - before) / 1e6, size: size / 1e6 }
}

/** Exports the loaded rows of a list in one of its formats. */
async function exported({ open, api }: Stage, format: RegExp, cpu: number) {
  await api.setMany(list.api, COUNT, shortRow)
  const { page, session } = await open(list, cpu)
  await page.locator('main p[role="status"]', { hasText: COUNT.toLocaleString('en-US') }).waitFor({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Loaded/ }).check()
  await dialog.getByRole('radio', { name: format }).check()
  const numbers = await saved(page, session, () => dialog.getByRole('button', { name: 'Export', exact: true }).click())
  await page.context().close()
  api.restore()
  return numbers
}

const account = at.router.toLowerCase()

/** Loads a tax file of an address with so many transactions, in two bodies, and saves it. */
async function taxFile({ open, api }: Stage, cpu: number) {
  const path = `${smallChain}/api/v2/addresses/${account}`
  const items = (from: number) =>
    Array.from({ length: COUNT / 2 }, (_, index) => ({
      ...shortRow({}, from + index),
      timestamp: new Date(Date.UTC(2026, 0, 1) + (from + index) * 1000).toISOString(),
      from: { hash: account },
    }))
  api.set(`${path}/transactions?items_count=100`, { items: items(0), next_page_params: { page: 2 } })
  api.set(`${path}/transactions?page=2&items_count=100`, { items: items(COUNT / 2), next_page_params: null })
  const tax = `/portfolio/tax#addresses=${account}&chains=${smallChain}`
  const { page, session } = await open({ path: tax, ready: 'main form button[type=submit]' }, cpu)
  for (const year of await page.getByRole('textbox', { name: /year/i }).all()) await year.fill('')
  await page.getByRole('button', { name: 'Create tax file' }).click()
  const save = page.getByRole('button', { name: 'Save as CSV' })
  await save.waitFor({ timeout: 120_000 })
  const numbers = await saved(page, session, () => save.click())
  await page.context().close()
  api.restore()
  return numbers
}

const files: readonly [name: string, make: (stage: Stage, cpu: number) => ReturnType<typeof saved>][] = [
  ['columns as shown', (stage, cpu) => exported(stage, /^CSV, columns/, cpu)],
  ['all fields', (stage, cpu) => exported(stage, /^CSV, all/, cpu)],
  ['tax file', taxFile],
]

/** CSV files of 100,000 rows: what each takes. */
export async function longFiles(stage: Stage, cpu: number): Promise<Record<string, number>> {
  const numbers: Record<string, number> = {}
  for (const [file, make] of files) {
    const { seconds, longest, heap, size } = await make(stage, cpu)
    const name = `CSV of 100,000 rows, ${file}, CPU ${cpu}x`
    numbers[`${name}: s`] = seconds
    numbers[`${name}: longest task, ms (0: below 50)`] = longest
    numbers[`${name}: most heap, MB`] = heap
    numbers[`${name}: size, MB`] = size
  }
  return numbers
}
