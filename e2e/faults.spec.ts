import type { Page } from '@playwright/test'
import { failures } from '#/testing/failures'
import type { FaultAnswer } from './fixtures/faults'
import { NOT_FOUND, RETRY } from '#/testing/listWords'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { endpointOf, listNamed } from '#/testing/pages'

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

// src/testing/faults.browser.test.tsx tests every list, matrix.spec.ts next pages.
test('a first request that fails shows its error in place, and Retry loads the list', async ({ page, faults }) => {
  const list = listNamed('Transactions of the address')
  const { name, path } = list
  let answer: FaultAnswer | null = null
  faults.on(endpointOf(list), () => answer)
  await page.clock.install()
  const retry = page.getByRole('region', { name, exact: true }).getByRole('button', { name: RETRY })
  for (const [index, [what, failure, says]] of failures.entries()) {
    await test.step(what, async () => {
      answer = failure
      await (index === 0 ? page.goto(faults.site + path) : retry.click())
      await expectFailure(page, name, says)
    })
  }
  answer = null
  await retry.click()
  await new ListView(page, name).opened()
})
