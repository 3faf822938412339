import type { Page } from '@playwright/test'
import { failures } from './fixtures/answers'
import { type Answer, json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { endpointOf, listNamed, lists } from './pages'

test.use({ tolerates: 'failed requests' })

/** The way on, whether or not it is also tried by itself. */
const tryIt = /^(Try (again|now)|Look again)$/

/** What a list of a record says where the server knows no such record: that is no failure. */
const unknown = /(The server knows no|No such) .+Look again/s

/** Expects a failure in its place; time is wound on, as some failures are asked for again by themselves before. */
async function expectFailure(page: Page, name: string, says: RegExp): Promise<void> {
  const region = page.getByRole('region', { name, exact: true })
  const failure = region.getByRole('alert')
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1000)
        const missing = (await region.allTextContents()).join().match(unknown)?.[0]
        return missing && says.test('Not found HTTP 404')
          ? 'Not found HTTP 404'
          : (await failure.allTextContents()).join()
      },
      { intervals: [50] },
    )
    .toMatch(says)
}

/** What a page shows where its server has no such list. */
const standIns: Record<string, string> = { Transactions: 'Latest transactions', Blocks: 'Latest blocks' }

for (const [name, standIn] of Object.entries(standIns)) {
  test(`${name}: a server that says 'not found' of the whole list shows ${standIn}`, async ({ page, faults }) => {
    const list = listNamed(name)
    faults.on(endpointOf(list), () => json({ message: 'Not found' }, 404))
    await page.goto(faults.site + list.path)
    await new ListView(page, standIn).opened()
  })
}

for (const list of lists) {
  const { name, path } = list
  test(`${name}: what fails first is told in place, and tried again`, async ({ page, faults }) => {
    let answer: Answer | null = null
    faults.on(endpointOf(list), () => answer)
    await page.clock.install()
    for (const [what, failure, says] of failures) {
      // A list that names no record cannot be missing one: its server lacks the endpoint, and another list stands in.
      if (what === 'status 404' && standIns[name]) continue
      await test.step(what, async () => {
        answer = failure
        if (page.url() === 'about:blank') await page.goto(faults.site + path)
        else await page.getByRole('region', { name, exact: true }).getByRole('button', { name: tryIt }).click()
        await expectFailure(page, name, says)
      })
    }
    answer = null
    await page.getByRole('region', { name, exact: true }).getByRole('button', { name: tryIt }).click()
    await new ListView(page, name).opened()
  })
}

for (const list of lists.filter(({ api }) => !api.startsWith('main-page'))) {
  const { name, path } = list
  test(`${name}: a next page that fails leaves the rows, and is tried again`, async ({ page, faults }) => {
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
    await page.getByRole('button', { name: tryIt }).click()
    await view.expectTotal(shown)
  })
}
