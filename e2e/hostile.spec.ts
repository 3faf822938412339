import { sidewaysScroll, watch } from './fixtures/attacked'
import { foreignElements } from './fixtures/attackedDocument'
import { json } from './fixtures/faults'
import { payloads, poison, readable } from './fixtures/hostile'
import { unfoldAll } from './fixtures/recorded'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

/** Texts that can be typed and can be part of a URL: no lone surrogates. */
const plain = (text: string) => text.replace(/\p{Cs}/gu, '').slice(0, 200)

// Every list and record, with each payload in each field, is in src/testing/hostile*.browser.test.tsx.
test('payloads in a list, a record and an NFT do nothing where the policy of the site applies', async ({
  page,
  faults,
}) => {
  const happened = await watch(page, faults.site)
  poison(faults, 4)
  const paths = [`tx/${at.routedSwap}`, `address/${at.router}`, `token/${at.charts}/instance/7`, 'blocks']
  for (const path of paths.map((each) => `/${chain}/${each}`)) {
    await page.goto(faults.site + path)
    await expect(page.locator('main').getByText('top.ran=1').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await unfoldAll(page)
    expect(readable((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(4)
    expect(await page.evaluate(foreignElements)).toEqual([])
    expect(await sidewaysScroll(page)).toEqual([])
    expect(happened).toEqual([])
    await expect(page).toHaveURL(faults.site + path)
  }
})

test('suggestions do nothing before they are chosen, and lead to pages of the explorer alone', async ({
  page,
  faults,
}) => {
  const { fields } = poison(faults, 4)
  const happened = await watch(page, faults.site)
  const path = `/${chain}/blocks`
  await page.goto(faults.site + path)
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

test('addresses that others wrote open a page of the explorer and nothing else', async ({ page, faults }) => {
  test.setTimeout(120_000)
  const happened = await watch(page, faults.site)
  const words = Object.values(payloads).map(plain)
  const keys = ['cursor', 'q', 'density', 'type', 'filter', 'sort', 'order', 'token', 'with', 'block', 'view', 'kind']
  const places = [`${chain}/address/${at.nftOwner}/nft`, `${chain}/txs`, `${chain}/search`, 'search', 'settings']
  for (const [turn, place] of [...places, ...places].entries()) {
    const search = new URLSearchParams(keys.map((key, i) => [key, words[(turn * 7 + i) % words.length] ?? '']))
    await page.goto(`${faults.site}/${place}?${search}#${encodeURIComponent(words[turn] ?? '')}`)
    await expect(page.locator('main')).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(foreignElements), String(search)).toEqual([])
  }
  for (const word of words) {
    await page.goto(`${faults.site}/${chain}/tx/${encodeURIComponent(word)}`)
    await expect(page.locator('main')).not.toBeEmpty()
    expect(await page.evaluate(foreignElements), word).toEqual([])
  }
  expect(happened).toEqual([])
})

test.describe('where the server refuses in hostile words', () => {
  test.use({ tolerates: 'failed requests' })

  test('errors do nothing and can be read', async ({ page, faults }) => {
    const happened = await watch(page, faults.site)
    for (const [what, text] of Object.entries(payloads)) {
      faults.on(/\/api\/v2\//, () =>
        json({ message: text, errors: [{ title: text, source: { pointer: text }, detail: text }] }, 422),
      )
      await page.goto(`${faults.site}/${chain}/blocks`)
      await expect(page.getByRole('button', { name: 'Retry' }).first(), what).toBeVisible()
      expect(await page.evaluate(foreignElements)).toEqual([])
      expect(happened).toEqual([])
    }
  })
})
