import type { Page } from '@playwright/test'
import { FAULTS } from '#/api/testFaults'
import { type FaultAnswer, json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { RETRY } from '#/testing/listWords'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'

test.use({ tolerates: 'failed requests' })

/** What only a network and a browser make of a response; src/testing/matrix.browser.test.tsx has what a response says itself. */
const ofNetwork: ReadonlySet<string> = new Set([
  '403 HTML',
  '429 with headers',
  '429 unreadable',
  '500 nothing',
  'timeout',
  'connection refused',
  'reset in mid-body',
  'gzip garbage',
  'HTML as success',
  'an empty body',
])
const faultCases = FAULTS.filter(({ name }) => ofNetwork.has(name))

/** Component tests show that every list says and recovers from an error; the network's faults are the same for all. */
const list = listNamed('Transactions of the block')

/** Advances the time, past automatic retries and time limits, until the page shows the error. */
async function expectSaid(page: Page, says: RegExp): Promise<void> {
  const said = async () => {
    await page.clock.fastForward(5000)
    return (
      await page.getByRole('main').getByRole('alert').or(page.getByRole('main').getByRole('note')).allTextContents()
    ).join()
  }
  await expect.poll(said, { intervals: [30], timeout: 15_000 }).toMatch(says)
}

/** The body of a page of a list with new hashes, so that its rows are new, and with another cursor. */
function fresh(body: string, times: number): string {
  const digits = (0x100000 + times).toString(16)
  return body
    .replace(/"0x[\da-f]{6}/gi, `"0x${digits}`)
    .replace(/"next_page_params":(null|\{[^}]*\})/, `"next_page_params":{"items_count":${times}}`)
}

test('a next page that fails on the network leaves the rows, and comes without a reload', async ({ page, faults }) => {
  let answer: FaultAnswer | null = null
  let head = ''
  faults.on(endpointOf(list), async ({ url, times, real }) => {
    const later = url.searchParams.has('items_count')
    if (answer && later) return answer
    // Later pages are made of the first one: the demo has no such cursors.
    if (!later) head = await real()
    return json(fresh(head, times))
  })
  // Without scrolling, every page is loaded by the button, when the test is ready for it.
  await page.addInitScript(() => {
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    }
  })
  await page.clock.install()
  await page.goto(faults.site + list.path)
  const view = new ListView(page, list.name)
  await view.opened()
  const loaded = async () =>
    Number(/[\d,]+/.exec((await view.status.allTextContents()).join())?.[0].replaceAll(',', '') ?? 0)
  for (const { name, answer: fault, says } of faultCases) {
    await test.step(name, async () => {
      answer = fault
      const before = await loaded()
      await view.moreButton.press('Enter')
      await expectSaid(page, says)
      expect(await loaded(), 'rows kept').toBe(before)
      answer = null
      const again = page.getByRole('main').getByRole('button', { name: RETRY })
      // An automatic retry may have failed meanwhile.
      const recovered = async () => {
        if (await again.isVisible()) await again.press('Enter', { timeout: 1000 }).catch(() => undefined)
        await page.clock.fastForward(1000)
        return loaded()
      }
      await expect.poll(recovered, { intervals: [30] }).toBeGreaterThan(before)
    })
  }
})

test('a record that never comes, or cannot be unpacked, says so, and comes without a reload', async ({
  page,
  faults,
}) => {
  let answer: FaultAnswer | null = null
  faults.on(new RegExp(`/blocks/${at.crowdedBlock}$`), () => answer)
  await page.clock.install()
  for (const { name, answer: fault, says } of FAULTS) {
    if (name !== 'timeout' && name !== 'gzip garbage') continue
    await test.step(name, async () => {
      answer = fault
      if (page.url() === 'about:blank') await page.goto(`${faults.site}/${chain}/block/${at.crowdedBlock}`)
      else await page.getByRole('main').getByRole('button', { name: RETRY }).first().press('Enter')
      await expectSaid(page, says)
    })
  }
  answer = null
  await page.getByRole('main').getByRole('button', { name: RETRY }).first().press('Enter')
  await expect(page.getByText('Gas used').first()).toBeVisible()
})
