import type { Page } from '@playwright/test'
import { FAULTS } from '#/api/testFaults'
import type { Answer } from './fixtures/faults'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

test.use({ tolerates: 'failed requests' })

const table: Record<string, Record<string, string>> = {}
test.afterAll(() => console.table(table))

const tryIt = /^Try (again|now)$/

/** Winds time on, as some failures are tried again by themselves first, until the page says what it must. */
async function expectSaid(page: Page, says: RegExp): Promise<void> {
  const said = async () => {
    await page.clock.fastForward(1000)
    return (
      await page.getByRole('main').getByRole('alert').or(page.getByRole('main').getByRole('note')).allTextContents()
    ).join()
  }
  await expect.poll(said, { intervals: [30], timeout: 15_000 }).toMatch(says)
}

test('a record that fails in any way says so, and comes without a reload', async ({ page, faults }) => {
  test.setTimeout(90_000)
  let answer: Answer | null = null
  faults.on(new RegExp(`/blocks/${at.crowdedBlock}$`), () => answer)
  await page.clock.install()
  for (const { name, answer: fault, says } of FAULTS) {
    // An object of any shape is a record, its fields unknown.
    if (name === 'another shape' || name === '404') continue
    await test.step(name, async () => {
      answer = fault
      if (page.url() === 'about:blank') await page.goto(`${faults.site}/${chain}/block/${at.crowdedBlock}`)
      else await page.getByRole('main').getByRole('button', { name: tryIt }).first().press('Enter')
      await expectSaid(page, says)
      ;(table[name] ??= {})['a block'] = 'said'
    })
  }
  answer = null
  await page.getByRole('main').getByRole('button', { name: tryIt }).first().press('Enter')
  await expect(page.getByText('Gas used').first()).toBeVisible()
})
