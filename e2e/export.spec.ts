import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { originalCell } from '#/domain/text/csv'
import { parseCsv } from '#/testing/testCsv'
import { readPages } from '#/testing/rawPages'
import { json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}

/** The records of a CSV file by the names of its columns, as they were before formulas were neutralized. */
function recordsOf(file: string): Record<string, string>[] {
  const [names = [], ...rows] = parseCsv(file.replace(/^\uFEFF/, ''))
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, originalCell(cells[index] ?? '')])))
}

/** Opens the dialog of the list that is shown, and chooses. */
async function choose(page: Page, rows: RegExp, format: 'CSV' | 'JSON'): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Export: / })
  await dialog.getByRole('radio', { name: rows }).check()
  await dialog.getByRole('radio', { name: format === 'CSV' ? /^CSV, all fields/ : /^JSON/ }).check()
}

/** The file that is saved after pressing the dialog's button. */
async function exported(page: Page): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click()
  return download
}

// src/list/export/shownColumns.test.ts has the CSV of every list.
test('a gallery is exported whole as JSON and CSV, a filtered table by its loaded rows with exact amounts', async ({
  page,
  demo,
  faults,
}) => {
  await test.step('all of a gallery', async () => {
    const list = listNamed('NFTs of the address')
    await page.goto(faults.site + list.path)
    await new ListView(page, list.name).opened()
    await choose(page, /^All/, 'JSON')
    const file = await textOf(await exported(page))
    const rows = file.slice('[\n'.length, -'\n]\n'.length).split(',\n')
    const items = (await readPages(demo.url + list.source)).flatMap((each) => each.items)
    expect(rows).toHaveLength(items.length)
    const body = await (await fetch(demo.url + list.source)).text()
    expect(body).toContain(rows.slice(0, Math.min(rows.length, 20)).join(','))

    const dialog = page.getByRole('dialog')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save as CSV, all fields' }).click()
    const records = recordsOf(await textOf(await download))
    expect(records).toHaveLength(items.length)
    const plain = (value: unknown) => typeof value === 'string' && value !== ''
    for (const [index, record] of records.entries()) {
      const item = JSON.parse(rows[index] ?? '') as Record<string, unknown>
      expect(record).toMatchObject(Object.fromEntries(Object.entries(item).filter(([, value]) => plain(value))))
    }
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the loaded rows of a table', async () => {
    const list = listNamed('Transactions of the address')
    await follow(page, `/${chain}/address/${at.nftOwner}/txs?filter=from`)
    await new ListView(page, list.name).opened()
    // Without those of the header, for the latest and the first transaction.
    const requests = () =>
      faults.askedFor(endpointOf(list)).filter(({ searchParams }) => searchParams.size > 0 && !searchParams.has('sort'))
    const before = requests().length
    await choose(page, /^Loaded/, 'CSV')
    await expect(page.getByRole('dialog')).toContainText('filter = from')
    const download = await exported(page)
    expect(download.suggestedFilename()).toMatch(/^8801_transactions_0x\w+_\d{4}-\d\d-\d\d\.csv$/)
    const records = recordsOf(await textOf(download))
    expect(records.length).toBeGreaterThan(0)
    for (const record of records) {
      expect(record['from.hash']).toBe(at.nftOwner)
      expect(record['timestamp (UTC)']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
      const [whole = '', fraction = ''] = (record['value (MER)'] ?? '').split('.')
      expect(BigInt(whole + fraction.padEnd(18, '0'))).toBe(BigInt(record['value'] ?? ''))
    }
    expect(requests()).toHaveLength(before)

    await choose(page, /^First$/, 'JSON')
    await page.getByRole('textbox', { name: 'Number of rows' }).fill('-5')
    await expect(page.getByText('Enter a whole number, 1 or more')).toBeVisible()
    await page.getByRole('textbox', { name: 'Number of rows' }).fill('3')
    expect(JSON.parse(await textOf(await exported(page)))).toHaveLength(3)
    for (const { searchParams } of requests()) expect(searchParams.get('filter')).toBe('from')
  })
})

test.describe('with requests that fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('an export is paused and canceled; one that failed resumes after a reload', async ({ page, demo, faults }) => {
    const list = listNamed('Transactions')
    let held = 0
    faults.on(endpointOf(list), async ({ url, real }) => {
      if (url.search === '') return null
      held += 1
      // Slow enough to be paused halfway.
      await new Promise((resolve) => setTimeout(resolve, 100))
      return json(await real())
    })
    await page.goto(faults.site + list.path)
    await new ListView(page, list.name).opened()
    await choose(page, /^All/, 'CSV')
    const dialog = page.getByRole('dialog', { name: 'Export: Transactions' })
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    await dialog.getByRole('button', { name: 'Continue in background' }).click()
    const line = page.getByRole('complementary', { name: 'Exports' })
    await expect(line).toContainText('rows, exporting')
    await line.getByRole('button', { name: 'Show' }).click()
    await dialog.getByRole('button', { name: 'Pause' }).click()
    await expect(dialog.getByRole('status')).toContainText('Paused')
    const before = held
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Resume' })).toBeVisible()
    expect(held).toBe(before)
    await dialog.getByRole('button', { name: 'Cancel export' }).click()
    await expect(line).toHaveCount(0)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(dialog.getByRole('radio', { name: /^Loaded/ })).toBeChecked()
    await page.keyboard.press('Escape')

    const earlier = faults.askedFor(endpointOf(list)).length
    const failing = new Map([
      [2, json({ message: 'Too many requests' }, 429, { 'retry-after': '1' })],
      [4, json({ message: 'down' }, 500)],
      // Of the cursor: after one of the page's size, a smaller one is tried.
      [5, json({ errors: [{ source: { pointer: '/block_number' }, detail: 'No such place' }] }, 422)],
    ])
    let paged = 0
    faults.on(endpointOf(list), ({ url }) => {
      if (url.search === '') return null
      paged += 1
      return failing.get(paged) ?? null
    })
    await choose(page, /^First$/, 'CSV')
    await page.getByRole('textbox', { name: 'Number of rows' }).fill('300')
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(dialog.getByRole('status')).toContainText('Export failed', { timeout: 30_000 })
    await expect(dialog).toContainText('No such place')
    const partly = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save as CSV, all fields' }).click()
    const some = recordsOf(await textOf(await partly))

    await page.goto(`${faults.site}/${list.path.split('/')[1]}/blocks`)
    const left = page.getByRole('complementary', { name: 'Exports' })
    await expect(left).toContainText(`Transactions: ${some.length} rows, paused`)
    await left.getByRole('button', { name: 'Show' }).click()
    const whole = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Resume' }).click()
    const records = recordsOf(await textOf(await whole))
    const items = (await readPages(demo.url + list.source)).flatMap((each) => each.items)
    expect(records.map(({ hash }) => hash)).toEqual(items.slice(0, 300).map(({ hash }) => hash))
    expect(some.map(({ hash }) => hash)).toEqual(records.slice(0, some.length).map(({ hash }) => hash))
    // Each next page once, and each failed one once more; the list asks for its first page again while it is shown.
    const asked = faults.askedFor(endpointOf(list)).slice(earlier)
    const pages = asked.map(({ search }) => search).filter((search) => search !== '')
    expect(pages.filter((search, index) => pages.indexOf(search) !== index)).toHaveLength(failing.size)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await expect(page.getByRole('table')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('astrolabe.export'))).toBeNull()
  })
})
