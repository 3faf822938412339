import { type ResourceName, RESOURCES } from '#/api/resources'
import { foreignElements, marks, poison, readable, sidewaysScroll, tell, watch } from './fixtures/attacked'
import { json } from './fixtures/faults'
import { payloads, resourceOf } from './fixtures/hostile'
import { ListView } from './fixtures/listView'
import { unfoldAll } from './fixtures/recorded'
import { expect, test } from './fixtures/test'
import { at, chain, lists } from './pages'

/** Texts that can be typed and can be part of a URL: no lone surrogates. */
const plain = (text: string) => text.replace(/\p{Cs}/gu, '').slice(0, 200)

/** The endpoint of the search box. */
const suggested: ResourceName = 'searchQuick'

/** A page, and the API responses on it that are in no list. */
type HostilePage = readonly [path: string, ...resources: ResourceName[]]

/**
 * Pages of one record. They are opened until each field has had each payload.
 */
const records: readonly HostilePage[] = [
  [`/${chain}/tx/${at.routedSwap}`, 'transaction'],
  [`/${chain}/tx/${at.revertedWithText}`],
  [`/${chain}/block/${at.crowdedBlock}`, 'block'],
  [`/${chain}/address/${at.router}`, 'address', 'addressCounters'],
  [`/${chain}/token/${at.charts}`, 'token', 'tokenCounters'],
  [`/${chain}/token/${at.charts}/instance/7`, 'tokenInstance'],
  [`/${chain}/token/${at.charts}/instance/7/metadata`],
]

/** Endpoints without text that could be hostile: only numbers. */
const textless: ReadonlySet<string> = new Set<ResourceName>(['tokenInstanceCounters'])

/** Pages that are neither a list nor of one record. */
const others: readonly HostilePage[] = [
  [`/${chain}`, 'mainPageBlocks', 'stats'],
  [`/${chain}/tx/${at.callTree}/raw`, 'transactionRawTrace'],
  [`/${chain}/tx/${at.routedSwap}/state`, 'transactionStateChanges'],
  [`/${chain}/address/${at.nftOwner}?with=${at.charts}`, 'advancedFilters'],
  [`/${chain}/address/${at.router}/contract`, 'smartContract'],
  [`/${chain}/contracts`, 'smartContractCounters'],
]

for (const { label, name, path, api } of lists) {
  test(`${label}: hostile rows do nothing and all of them are there`, async ({ page, faults }) => {
    const poisoner = poison(faults)
    const happened = await watch(page, faults.site)
    await page.goto(faults.site + path)
    const list = new ListView(page, name)
    await list.opened()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/^Can’t display/)).toHaveCount(0)
    const details = list.rows.getByRole('button', { name: /^Details/ })
    for (const button of (await details.all()).slice(0, 4)) await button.click()
    // A row may have nothing but the ID of its record.
    expect(readable((await page.locator('body').textContent()) ?? '').length).toBeGreaterThan(0)
    expect(await foreignElements(page)).toEqual([])
    expect(await sidewaysScroll(page)).toEqual([])
    expect(happened).toEqual([])
    await expect(page).toHaveURL(faults.site + path)
    tell(name, poisoner, [resourceOf(api)])
  })
}

for (const [path, ...resources] of records) {
  test(`${path}: every payload in every field does nothing and can be read`, async ({ page, faults }) => {
    test.setTimeout(240_000)
    const atOnce = path.includes('/token/') ? 1 : 4
    const poisoner = poison(faults, atOnce)
    const happened = await watch(page, faults.site)
    const read = new Set<string>()
    for (let round = 0; round * atOnce < marks.length; round++) {
      await page.goto(faults.site + path)
      await expect(page.locator('main header')).not.toBeEmpty({ timeout: 30_000 })
      await page.waitForLoadState('networkidle')
      await unfoldAll(page)
      for (const mark of readable((await page.locator('main').textContent()) ?? '')) read.add(mark)
      expect(await foreignElements(page)).toEqual([])
      expect(await sidewaysScroll(page)).toEqual([])
      expect(happened).toEqual([])
      await expect(page).toHaveURL(faults.site + path)
      poisoner.next()
    }
    expect(marks.filter((mark) => !read.has(mark))).toEqual([])
    tell(path, poisoner, resources)
  })
}

for (const [path, ...resources] of others) {
  test(`${path}: what stands on no other page does nothing`, async ({ page, faults }) => {
    const poisoner = poison(faults, 4)
    const happened = await watch(page, faults.site)
    await page.goto(faults.site + path)
    await expect(page.locator('main [data-index]').or(page.locator('main details')).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await unfoldAll(page)
    expect(await foreignElements(page)).toEqual([])
    expect(await sidewaysScroll(page)).toEqual([])
    expect(happened).toEqual([])
    await expect(page).toHaveURL(faults.site + path)
    tell(path, poisoner, resources)
  })
}

test('suggestions do nothing before they are chosen, and lead to pages of the explorer alone', async ({
  page,
  faults,
}) => {
  const poisoner = poison(faults, 4)
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
    expect(await foreignElements(page)).toEqual([])
  }
  expect(happened).toEqual([])
  await expect(page).toHaveURL(faults.site + path)
  tell('suggestions', poisoner, [suggested])
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
    expect(await foreignElements(page), String(search)).toEqual([])
  }
  for (const word of words) {
    await page.goto(`${faults.site}/${chain}/tx/${encodeURIComponent(word)}`)
    await expect(page.locator('main')).not.toBeEmpty()
    expect(await foreignElements(page), word).toEqual([])
  }
  expect(happened).toEqual([])
})

test('every resource of the API is on one of these pages', () => {
  const onLists = lists.map(({ api }) => resourceOf(api))
  const elsewhere = [...records, ...others].flatMap(([, ...resources]) => resources)
  const tried = new Set<string>([...onLists, ...elsewhere, suggested])
  console.log(`${tried.size} of ${Object.keys(RESOURCES).length} resources: ${[...tried].join(', ')}`)
  expect(Object.keys(RESOURCES).filter((name) => !tried.has(name) && !textless.has(name))).toEqual([])
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
      expect(await foreignElements(page)).toEqual([])
      expect(happened).toEqual([])
    }
  })
})
