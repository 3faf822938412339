import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parseCsv } from '#/testing/testCsv'
import { json } from './fixtures/faults'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const path = `/portfolio/tax#addresses=${at.nftOwner},${at.router}&chains=${chain}`
const status = (page: Page) => page.getByRole('region', { name: 'Current tax file' }).getByRole('status').first()

async function saved(page: Page): Promise<string[][]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await (await download).path()
  return parseCsv((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''))
}

test('a tax file survives a reload in the middle, is made by one tab at a time, and has the rows of both visits', async ({
  page,
  context,
  faults,
}) => {
  let isHeld = true
  const transfers = /\/addresses\/0x\w+\/token-transfers/
  faults.on(transfers, async ({ url, real }) =>
    isHeld && url.search !== '' ? { status: 200, body: '', end: 'never' } : json(JSON.parse(await real())),
  )
  await page.goto(faults.site + path)
  await page.getByRole('button', { name: 'Create tax file' }).click()
  // Second pages of transfers never come.
  await expect.poll(() => faults.askedFor(transfers).some(({ search }) => search !== '')).toBe(true)
  await expect(page.getByRole('region', { name: 'Current tax file' })).toContainText(/Lists loaded[1-9]\d* of/)

  const other = await context.newPage()
  await other.goto(faults.site + path)
  await expect(status(other)).toHaveText('Running in another tab')
  await other.getByRole('button', { name: 'Create tax file' }).click()
  await expect(other.getByRole('alert')).toContainText('Another tab works on a tax file')

  await page.reload()
  await expect(status(page)).toContainText('Paused')
  const partial = await saved(page)
  expect(partial.some(([kind, ...cells]) => kind === 'gap' && cells.at(-1)?.startsWith('Token transfers'))).toBe(true)
  const before = faults.askedFor(/\/addresses\/0x\w+\/(?:transactions|withdrawals)/).length
  isHeld = false
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(status(page)).toHaveText('Complete')
  const whole = await saved(page)
  expect(whole.filter(([kind]) => kind === 'gap')).toEqual([])
  expect(whole.length).toBeGreaterThan(partial.length)
  // What was loaded to its end was not requested again.
  expect(faults.askedFor(/\/addresses\/0x\w+\/withdrawals/).length).toBe(2)
  expect(before).toBeGreaterThan(2)

  await other.getByRole('button', { name: 'Refresh' }).click()
  await expect(status(other)).toHaveText('Complete')
  expect(await saved(other)).toEqual(whole)
})
