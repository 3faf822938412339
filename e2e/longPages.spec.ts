import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { copied } from './fixtures/clipboard'
import { json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, endpointOf, listNamed } from '#/testing/pages'

// src/api/client.test.ts has the slices, `npm run bench` how long they take.

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const list = listNamed('Internal transactions of the address')
const [, record = ''] = /^(.*)\/internal/.exec(list.path) ?? []
const ROWS = 30_000
const hashOf = (index: number) => `0x${index.toString(16).padStart(64, '0')}`

/** Holds the reading of a long page at its first pause after rows are shown, until `resumeReading`. */
async function holdReading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = globalThis as typeof globalThis & { resumeReading?: () => void }
    const gate = new Promise<void>((resolve) => (held.resumeReading = resolve))
    const postTask = scheduler.postTask.bind(scheduler)
    scheduler.postTask = (task, options) => {
      if (!document.querySelector(`section[aria-label="Internal transactions"] [data-index="9"]`))
        return postTask(task, options)
      scheduler.postTask = postTask
      return gate.then(() => postTask(task, options))
    }
  })
}

const resumeReading = (page: Page) =>
  page.evaluate(() => (globalThis as typeof globalThis & { resumeReading?: () => void }).resumeReading?.())

test('a list scrolls, copies, exports and is filtered while its page of 30,000 rows is read', async ({
  page,
  faults,
}) => {
  faults.on(endpointOf(list), ({ url }) => {
    if (url.searchParams.has('filter')) return null
    const items = Array.from({ length: ROWS }, (_, index) => ({
      transaction_hash: hashOf(index),
      index,
      block_number: ROWS - index,
      value: '1',
      type: 'call',
      success: true,
      from: { hash: at.router },
      to: { hash: at.dollar },
    }))
    return json({ items, next_page_params: null })
  })
  const shown = new ListView(page, list.name)
  await page.goto(`${faults.site}${record}`)
  await page.waitForLoadState('networkidle')
  await holdReading(page)
  await follow(page, list.path)
  const row = (index: number) => shown.area.locator(`[data-index="${index}"]`)
  await expect(row(9)).toBeAttached()
  await expect(shown.area).toHaveAttribute('aria-busy', 'true')

  const scrollOn = async () => {
    await page.mouse.wheel(0, 600)
    await expect(row(20)).toBeInViewport()
  }

  await test.step('scrolls and copies', async () => {
    await scrollOn()
    await row(20).getByText(hashOf(20)).first().selectText()
    await page.keyboard.press('ControlOrMeta+c')
    await expect.poll(() => copied(page)).toContain(hashOf(20))
  })

  await test.step('exports the rows that are read', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Export: / })
    await dialog.getByRole('radio', { name: /^Loaded/ }).check()
    await dialog.getByRole('radio', { name: /^JSON/ }).check()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    const rows = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { transaction_hash: string }[]
    expect(rows.map(({ transaction_hash }) => transaction_hash)).toEqual(rows.map((_, index) => hashOf(index)))
    expect(rows.length).toBeGreaterThanOrEqual(50)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('has all rows once they are read, with the same ones in view', async () => {
    // The button to export is above the list.
    await scrollOn()
    await resumeReading(page)
    await shown.expectTotal(ROWS)
    await expect(row(20)).toBeInViewport()
  })

  await test.step('is filtered while it is read', async () => {
    await follow(page, record)
    await expect(shown.area).toHaveCount(0)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await holdReading(page)
    await follow(page, list.path)
    await expect(row(9)).toBeAttached()
    await page.getByRole('link', { name: 'Out', exact: true }).click()
    await expect(page).toHaveURL(/filter=from/)
    await shown.opened()
    await resumeReading(page)
    await expect(shown.area.getByText(hashOf(0))).toHaveCount(0)
    await expect(shown.rows.first()).toBeVisible()
  })
})
