import type { Page } from '@playwright/test'
import { failures } from './fixtures/answers'
import { type Answer, json } from './fixtures/faults'
import { NOT_FOUND, RETRY } from './fixtures/listWords'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { endpointOf, listNamed } from './pages'

test.use({ tolerates: 'failed requests' })

/** Expects an error in its place; time is advanced past the automatic retries. */
async function expectFailure(page: Page, name: string, says: RegExp): Promise<void> {
  const region = page.getByRole('region', { name, exact: true })
  const failure = region.getByRole('alert')
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1000)
        const missing = (await region.allTextContents()).join().match(NOT_FOUND)?.[0]
        return missing && says.test('Not found HTTP 404')
          ? 'Not found HTTP 404'
          : (await failure.allTextContents()).join()
      },
      { intervals: [50] },
    )
    .toMatch(says)
}

/** A list of a chain and one of a record; src/testing/faults.browser.test.tsx tests every list. */
const samples = ['Tokens', 'Transactions of the address'].map(listNamed)

for (const list of samples) {
  const { label, name, path } = list
  test(`${label}: what fails first is told in place, and tried again`, async ({ page, faults }) => {
    let answer: Answer | null = null
    faults.on(endpointOf(list), () => answer)
    await page.clock.install()
    for (const [what, failure, says] of failures) {
      await test.step(what, async () => {
        answer = failure
        if (page.url() === 'about:blank') await page.goto(faults.site + path)
        else await page.getByRole('region', { name, exact: true }).getByRole('button', { name: RETRY }).click()
        await expectFailure(page, name, says)
      })
    }
    answer = null
    await page.getByRole('region', { name, exact: true }).getByRole('button', { name: RETRY }).click()
    await new ListView(page, name).opened()
  })
}

for (const list of samples) {
  const { label, name, path } = list
  test(`${label}: a next page that fails leaves the rows, and is tried again`, async ({ page, faults }) => {
    let answer = failures[0]?.[1] ?? null
    const cursor = { items_count: 50 }
    faults.on(endpointOf(list), async ({ url, real }) => {
      if (url.searchParams.has('items_count')) return answer
      return json(
        (await real()).replace(/"next_page_params":(null|\{[^}]*\})/, `"next_page_params":${JSON.stringify(cursor)}`),
      )
    })
    await page.clock.install()
    await page.goto(faults.site + path)
    const view = new ListView(page, name)
    await view.opened()
    const shown = await view.rows.count()
    await page.mouse.wheel(0, 100_000)
    await expectFailure(page, name, /HTTP 500/)
    await expect(view.rows).toHaveCount(shown)

    answer = json({ items: [], next_page_params: null })
    await page.getByRole('button', { name: RETRY }).click()
    await view.expectTotal(shown)
  })
}
