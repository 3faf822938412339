import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { chain, endpointOf, listNamed } from '#/testing/pages'

const list = listNamed('Latest transactions')
const hashes = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(64)}`)

test('new transactions wait behind a button if the list is scrolled', async ({ page, faults }) => {
  let fresh: string[] = []
  faults.on(endpointOf(list), async ({ real }) => {
    const [first, ...rest] = JSON.parse(await real()) as object[]
    return json([...fresh.map((hash) => ({ ...first, hash })), first, ...rest])
  })
  await page.clock.install()
  await page.goto(faults.site + list.path)
  const view = new ListView(page, list.name)
  await view.opened()
  const before = await view.rows.count()

  fresh = hashes
  await expect
    .poll(async () => {
      await page.clock.fastForward(5000)
      return page.getByRole('button', { name: '3 new transactions' }).isVisible()
    })
    .toBe(true)
  await expect(view.rows).toHaveCount(before)
  const status = page.getByRole('region', { name: list.name }).getByRole('status')
  await expect(status.filter({ hasText: 'New transactions available' })).toHaveCount(1)
  await page.getByRole('button', { name: '3 new transactions' }).press('Enter')
  await expect(status.filter({ hasText: '3 new transactions shown' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Live/ })).toBeFocused()
  await expect(view.rows.first().getByRole('link').first()).toHaveAttribute('href', new RegExp(`${hashes[0]}$`))
  await expect(page.getByRole('button', { name: /new transaction/ })).toHaveCount(0)
})

test('new blocks appear on a chain’s page, but not under the pointer, and nothing below moves', async ({
  page,
  faults,
}) => {
  const endpoint = /main-page\/blocks$/
  let more = 0
  faults.on(endpoint, async ({ real }) => {
    const blocks = JSON.parse(await real()) as { height: number }[]
    const [first = { height: 0 }] = blocks
    const fresh = Array.from({ length: more }, (_, n) => first.height + n + 1)
    return json([...fresh.toReversed().map((height) => ({ ...first, height, hash: `0x${height}` })), ...blocks])
  })
  await page.clock.install()
  await page.goto(faults.site + list.path)
  await new ListView(page, list.name).opened()
  const newest = page.getByRole('region', { name: 'Latest blocks' }).getByRole('listitem').first().getByRole('link')
  const height = Number(await newest.textContent())
  const below = page.getByRole('heading', { name: 'Latest transactions' })
  const place = (await below.boundingBox())?.y
  const comes = async (text: number) =>
    expect
      .poll(async () => {
        await page.clock.fastForward(5000)
        return newest.allTextContents()
      })
      .toEqual([String(text)])

  more = 1
  await comes(height + 1)
  expect((await below.boundingBox())?.y).toBe(place)

  await newest.hover()
  more = 2
  const before = faults.askedFor(endpoint).length
  await expect
    .poll(async () => {
      await page.clock.fastForward(5000)
      return faults.askedFor(endpoint).length
    })
    .toBeGreaterThan(before)
  await expect(newest).toHaveText(String(height + 1))
  await page.mouse.move(5, 5)
  await comes(height + 2)
})

test('a page in a hidden tab sends no request', async ({ page, faults }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  })
  await page.clock.install()
  await page.goto(faults.site + list.path)
  await new ListView(page, list.name).opened()
  const before = faults.askedFor(endpointOf(list)).length
  await page.clock.runFor(60_000)
  expect(faults.askedFor(endpointOf(list))).toHaveLength(before)
})

test.describe('with requests that fail', () => {
  // A request that is on its way then fails.
  test.use({ tolerates: 'failed requests' })

  test('auto-refresh is paused for all lists, also after a reload, and waits while offline', async ({
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
})

test('auto-refresh does not spend the last API credits', async ({ page, faults }) => {
  faults.on(endpointOf(list), async ({ real }) => json(await real(), 200, { 'x-credits-remaining': '499' }))
  await page.clock.install()
  await page.goto(faults.site + list.path)
  await new ListView(page, list.name).opened()
  await expect(page.getByRole('button', { name: /^Paused \(low credits\)/ })).toBeVisible()
  const before = faults.askedFor(endpointOf(list)).length
  await page.clock.runFor(60_000)
  expect(faults.askedFor(endpointOf(list))).toHaveLength(before)
})

test('a chain without new blocks shows when the last one was, and Live is not green', async ({ page, faults }) => {
  let newest = Date.now() - 2 * 86_400_000
  // The list of blocks may be prefetched.
  faults.on(/\/(?:main-page\/)?blocks$/, async ({ real }) => {
    const body = JSON.parse(await real()) as { timestamp: string }[] | { items: { timestamp: string }[] }
    const blocks = Array.isArray(body) ? body : body.items
    const offset = newest - Date.parse(blocks[0]?.timestamp ?? '')
    const moved = blocks.map((block) => ({
      ...block,
      timestamp: new Date(Date.parse(block.timestamp) + offset).toISOString(),
    }))
    return json(Array.isArray(body) ? moved : { ...body, items: moved })
  })
  const note = page.getByText('Latest block 2 d ago', { exact: true })
  const sign = page.getByRole('button', { name: /^Live/ }).locator('span').first()
  await page.goto(faults.site + list.path)
  await expect(note).toBeVisible()
  await expect(sign).not.toHaveClass(/bg-accent/)
  await expect(page.getByRole('button', { name: /^Live ?, no new blocks/ })).toBeVisible()

  newest = Date.now() - 5000
  await page.reload()
  await new ListView(page, list.name).opened()
  // Cached blocks are shown until the next auto-refresh.
  await expect(async () => {
    expect(await note.isVisible()).toBe(false)
    expect(await sign.getAttribute('class')).toContain('bg-accent')
  }).toPass({ timeout: 40_000 })
})
