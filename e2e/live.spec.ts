import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { chain, listNamed } from './pages'

// src/list/newRows.browser.test.tsx has what needs neither a reload nor a network.

const list = listNamed('Latest transactions')

test('looking for new rows is paused for all lists, remembered, and waits for a network', async ({
  page,
  faults,
  context,
}) => {
  const asks = () => faults.askedFor(/main-page/).length
  const unasked = async () => {
    // What the page opened with may still be on its way.
    await page.waitForLoadState('networkidle')
    const before = asks()
    await page.clock.runFor(60_000)
    expect(asks()).toBe(before)
  }
  const looks = async () => {
    const before = asks()
    await expect
      .poll(async () => {
        await page.clock.runFor(5000)
        return asks()
      })
      .toBeGreaterThan(before)
  }
  await page.clock.install()
  await page.goto(faults.site + list.path)
  await new ListView(page, list.name).opened()
  await page.getByRole('button', { name: /^Live/ }).click()
  await unasked()
  await page.goto(`${faults.site}/${chain}/txs`)
  await page.goto(faults.site + list.path)
  const paused = page.getByRole('button', { name: /^Paused/ })
  await expect(paused).toBeVisible()
  await unasked()
  await paused.click()
  await looks()

  await context.setOffline(true)
  await expect(page.getByRole('button', { name: /^Offline/ })).toBeVisible()
  await unasked()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /^Live/ })).toBeVisible()
  await looks()
})
