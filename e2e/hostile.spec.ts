import { watch } from './fixtures/attacked'
import { foreignElements } from '#/testing/attackedDocument'
import { json } from './fixtures/faults'
import { attackedPlaces, attackedUrl, payloads, plain, poison, readable } from '#/testing/payloads'
import { follow } from './fixtures/follow'
import { unfoldAll } from './fixtures/recorded'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

/** Of each list this many rows: each field gets each payload once. */
const MAX_ROWS = Object.keys(payloads).length

// Every list and record, with each payload in each field and at each width, is in src/testing/hostile*.browser.test.tsx and lists.browser.test.tsx.
test('payloads in a list, a record, an NFT and suggestions do nothing where the policy of the site applies', async ({
  page,
  faults,
}) => {
  const happened = await watch(page, faults.site)
  const { fields } = poison(faults, 4, MAX_ROWS)
  const paths = [`tx/${at.routedSwap}`, `token/${at.charts}/instance/7`, 'blocks'].map((each) => `/${chain}/${each}`)
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      await (index === 0 ? page.goto(faults.site + path) : follow(page, path))
      await expect(page).toHaveURL(faults.site + path)
      await expect(page.locator('main').getByText('top.ran=1').first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      await unfoldAll(page)
      expect(readable((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(4)
      expect(await page.evaluate(foreignElements)).toEqual([])
      expect(happened).toEqual([])
      await expect(page).toHaveURL(faults.site + path)
    })

  await test.step('suggestions do nothing before they are chosen, and lead to pages of the explorer', async () => {
    const path = paths.at(-1) ?? ''
    await page.getByRole('combobox', { name: /^Search / }).click()
    await page.keyboard.type('astral')
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await expect(options.filter({ hasText: 'top.ran=1' }).first()).toBeVisible()
    for (const typed of ['astral', ...Object.values(payloads)]) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(plain(typed))
      const links = await options.evaluateAll((all) => all.flatMap((each) => each.getAttribute('href') ?? []))
      expect(links.filter((href) => !/^\/(?![/\\])/.test(href))).toEqual([])
      expect(await page.evaluate(foreignElements)).toEqual([])
    }
    expect(happened).toEqual([])
    await expect(page).toHaveURL(faults.site + path)
    expect([...fields].some((field) => field.startsWith('searchQuick.'))).toBe(true)
  })
})

/** A record, a list and another page: index.html has a skeleton for each. */
const openedPlaces = [attackedPlaces[0], attackedPlaces[1], attackedPlaces[3]]

// Each place and word is in src/testing/hostile.browser.test.tsx; here the document itself is opened by them.
test('addresses that others wrote open a page of the explorer and nothing else', async ({ page, faults }) => {
  const happened = await watch(page, faults.site)
  for (const [turn, place] of openedPlaces.entries()) {
    await page.goto(`${faults.site}${attackedUrl(place, turn)}`)
    await expect(page.locator('main')).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(foreignElements), place).toEqual([])
  }
  expect(happened).toEqual([])
})

test.describe('where the server refuses in hostile words', () => {
  test.use({ tolerates: 'failed requests' })

  test('errors do nothing and can be read', async ({ page, faults }) => {
    const happened = await watch(page, faults.site)
    for (const text of [payloads['a script'], payloads['a frame'], payloads['a style']]) {
      faults.on(/\/api\/v2\//, () =>
        json({ message: text, errors: [{ title: text, source: { pointer: text }, detail: text }] }, 422),
      )
      if (page.url() === 'about:blank') await page.goto(`${faults.site}/${chain}/blocks`)
      else await page.getByRole('button', { name: 'Retry' }).first().click()
      await expect
        .poll(async () => readable((await page.locator('main').textContent()) ?? ''), text)
        .toContain(text?.slice(0, 60))
      await expect(page.getByRole('button', { name: 'Retry' }).first(), text).toBeVisible()
      expect(await page.evaluate(foreignElements)).toEqual([])
      expect(happened).toEqual([])
    }
  })
})
