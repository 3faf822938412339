import { readFileSync } from 'node:fs'
import { DEMO_KEY } from '#/demo/plan'
import { serveDemo } from '#/demo/node'
import { liveConfig } from './fixtures/config'
import { type FaultAnswer, json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { chain, endpointOf, listNamed } from '#/testing/pages'

const blocks = JSON.parse(readFileSync(`public/demo/${chain}/blocks.json`, 'utf8')) as { height: number }[]

test('a hundred fast navigations never exceed five requests a second', async ({ page, openSite }) => {
  test.setTimeout(90_000)
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/pro/')) statuses.push(response.status())
  })
  const plan = await serveDemo({ port: 0, allowance: { credits: 1_000_000, requestsPerSecond: 5 } })
  const site = await openSite(liveConfig(plan.url))
  await page.goto(`${site}/settings`)
  await page.getByRole('textbox', { name: 'API key' }).fill(DEMO_KEY)
  await page.getByRole('button', { name: 'Test and save' }).click()
  await expect(page.getByText('API key works.')).toBeVisible()
  const heights = blocks.map(({ height }) => height).slice(-100)
  expect(heights).toHaveLength(100)
  // Links are followed faster than their pages can load.
  await page.evaluate(
    async ({ heights: all, chain: id }) => {
      for (const height of all) {
        const link = document.createElement('a')
        link.href = `/${id}/block/${height}/txs`
        document.body.append(link)
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        link.click()
        link.remove()
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
    { heights, chain },
  )
  await expect(page).toHaveURL(new RegExp(`/block/${heights.at(-1)}/txs`))
  await new ListView(page, 'Transactions').opened()
  expect(statuses.filter((status) => status === 429)).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
  await plan.close()
})

test.describe('an API that sets a long retry delay', () => {
  test.use({ tolerates: 'failed requests' })
  const list = listNamed('Top accounts')

  test('gets a countdown next to the rows, and is retried automatically', async ({ page, faults }) => {
    let refuses = true
    faults.on(endpointOf(list), ({ url }) =>
      refuses && url.searchParams.has('items_count')
        ? json({ message: 'Too many requests' }, 429, { 'x-ratelimit-reset': '30000' })
        : null,
    )
    await page.clock.install()
    await page.goto(faults.site + list.path)
    const view = new ListView(page, list.name)
    await view.opened()
    const shown = await view.rows.count()
    await page.mouse.wheel(0, 100_000)
    const timer = page.getByRole('timer')
    await expect(timer).toContainText(/in (30|29|28) s/)
    const asked = faults.askedFor(endpointOf(list)).length
    await page.clock.runFor(20_000)
    await expect(timer).toContainText(/in (10|9|8) s/)
    expect(faults.askedFor(endpointOf(list))).toHaveLength(asked)
    await expect(view.rows).toHaveCount(shown)
    refuses = false
    await page.clock.runFor(12_000)
    await expect(timer).toHaveCount(0)
    await expect.poll(() => faults.askedFor(endpointOf(list)).length).toBeGreaterThan(asked)
  })

  test('of an hour or of years is retried immediately by “Retry now”', async ({ page, faults }) => {
    let answer: FaultAnswer | null = json({ message: 'Too many requests' }, 429, { 'x-ratelimit-reset': '3600000' })
    faults.on(endpointOf(list), () => answer)
    await page.goto(faults.site + list.path)
    await expect(page.getByRole('alert')).toContainText('Too many requests')
    await expect(page.getByRole('timer')).toContainText('in 60 min')
    answer = json({ message: 'Closed' }, 503, { 'Retry-After': '999999999' })
    await page.getByRole('button', { name: 'Retry now' }).click()
    await expect(page.getByRole('alert')).toContainText('Closed')
    await expect(page.getByRole('timer')).toContainText('in 60 min')
    answer = null
    await page.getByRole('button', { name: 'Retry now' }).click()
    await new ListView(page, list.name).opened()
  })
})

test.describe('an API that fails and sets no valid delay', () => {
  test.use({ tolerates: 'failed requests' })
  const headers: Record<string, string>[] = [
    { 'Retry-After': '0' },
    { 'Retry-After': '0.5' },
    { 'Retry-After': '-5' },
    { 'Retry-After': 'Thu, 01 Jan 2015 00:00:00 GMT' },
    { 'Retry-After': 'soon' },
    { 'x-ratelimit-reset': '1' },
  ]

  test('gets few requests, with growing delays, for lists and records', async ({ page, faults }) => {
    test.setTimeout(90_000)
    const list = listNamed('Top accounts')
    const record = /\/blocks\/\d+$/
    const times = new Map<string, number[]>()
    faults.on(/./, ({ url }) => {
      const status = url.pathname.includes('blocks') ? 503 : 500
      times.set(url.pathname, [...(times.get(url.pathname) ?? []), Date.now()])
      const turn = times.get(url.pathname)?.length ?? 0
      return json({ message: 'Out of order' }, status, headers[turn % headers.length])
    })
    const other = await page.context().newPage()
    // Without space for the gas price in the header, which both would request.
    await page.setViewportSize({ width: 800, height: 800 })
    await page.goto(faults.site + list.path)
    await other.goto(`${faults.site}/${chain}/block/${blocks.at(-1)?.height}`)
    const asked = () => Math.min(faults.askedFor(endpointOf(list)).length, faults.askedFor(record).length)
    await expect.poll(asked, { timeout: 60_000 }).toBeGreaterThan(3)
    await expect(page.getByRole('button', { name: 'Retry now' })).toBeVisible()
    for (const [path, all] of times) {
      expect(all.length, path).toBeLessThanOrEqual(6)
      const delays = all.slice(1).map((time, index) => time - (all[index] ?? 0))
      expect(Math.min(...delays), `${path}: ${delays.join()}`).toBeGreaterThanOrEqual(990)
      // The delay doubles each time, give or take a quarter; a busy machine makes any of them longer.
      const shortest = Math.min(...delays)
      if (delays.length >= 3) expect(delays.at(-1), `${path}: ${delays.join()}`).toBeGreaterThan(shortest * 1.5)
    }
  })
})

test.describe('offline', () => {
  test.use({ tolerates: 'failed requests' })

  test('a list shows so, and continues automatically when online again', async ({ page, context, faults }) => {
    const list = listNamed('Top accounts')
    await page.goto(faults.site + list.path)
    const view = new ListView(page, list.name)
    await view.opened()
    const shown = await view.rows.count()
    // What loads when idle has loaded.
    await expect(page.getByRole('link', { name: 'API status' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByText(/^Offline\. Showing data loaded (just now|\d+ s ago)\.$/)).toBeVisible()
    await page.mouse.wheel(0, 100_000)
    await expect(page.getByRole('alert')).toContainText('You’re offline.')
    await expect(view.rows).toHaveCount(shown)
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await view.scrollToEnd()
  })
})
