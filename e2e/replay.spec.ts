import { expect, test } from './fixtures/test'
import { ListView } from './fixtures/listView'
import { chain } from '#/testing/pages'

test('the last 30 blocks of the demo are replayed: new rows wait, the chain’s page follows, Stop returns', async ({
  page,
  shipped,
}) => {
  const banner = page.getByRole('complementary', { name: 'Demo' })
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000)
  }
  await page.clock.install()
  await page.goto(`${shipped}/${chain}/blocks`)
  const view = new ListView(page, 'Blocks')
  await view.opened()
  await expect(view.rows.first()).toContainText('434')
  await banner.getByRole('button', { name: 'Replay the last 30 blocks' }).click()
  await expect(banner).toContainText('block 404 of 434')
  await expect(view.rows.first()).toContainText('404')
  await pass(40)
  await expect(banner).toContainText(/block 40[67] of 434/)
  await page.getByRole('button', { name: /^\d new blocks?$/ }).click()
  await expect(view.rows.first()).toContainText(/40[67]/)

  await page.getByRole('link', { name: 'Overview' }).click()
  const newest = page.getByRole('region', { name: 'Latest blocks' }).getByRole('listitem').first()
  const height = Number(await newest.getByRole('link').first().textContent())
  await pass(30)
  await expect(newest.getByRole('link').first()).not.toHaveText(String(height))

  await banner.getByRole('button', { name: 'Stop' }).click()
  await expect(banner).toContainText('Recorded demo of 2026-11-20')
  await expect(newest.getByRole('link').first()).toHaveText('434')
})
