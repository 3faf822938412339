import type { Page } from '@playwright/test'
import { json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { kept, onDisk } from './fixtures/onDisk'
import { expect, test } from './fixtures/test'
import { at as landmarks, chain, endpointOf, listNamed } from '#/testing/pages'

const list = listNamed('Transactions')
const note = (page: Page) => page.getByText(/^Cached /)

test.use({ tolerates: 'failed requests' })

test('a reload shows cached rows with their age until new ones load, and keeps them if that fails', async ({
  page,
  faults,
}) => {
  await page.clock.install()
  await page.goto(faults.site + list.path)
  const view = new ListView(page, list.name)
  await view.opened()
  await kept(page)

  await test.step('the API is slow', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    faults.on(endpointOf(list), async () => {
      await held
      return null
    })
    await page.reload()
    await view.opened()
    await expect(note(page)).toContainText('Refreshing…')
    answer()
    await expect(note(page)).toHaveCount(0)
    await expect(view.rows.first()).toBeVisible()
  })

  await test.step('the API is down, and Retry loads new rows', async () => {
    let down = true
    faults.on(endpointOf(list), () => (down ? 'reset' : null))
    await page.reload()
    await expect(note(page)).toContainText('no response', { timeout: 30_000 })
    expect(await view.rows.count()).toBeGreaterThan(10)
    // Without time, no automatic retry takes the button away.
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(async () => {
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 50))
      if (await retry.isVisible()) return
      await page.clock.resume()
      throw new Error('An automatic retry is under way.')
    }).toPass()
    down = false
    await retry.click()
    await page.clock.resume()
    await expect(note(page)).toHaveCount(0)
  })
})

/** Waits until the first page of the list is cached, and loads the next one. */
async function nextPage(page: Page): Promise<ListView> {
  const view = new ListView(page, list.name)
  await view.opened()
  await kept(page)
  const before = await view.status.textContent()
  await view.moreButton.press('Enter')
  await expect(view.status).not.toHaveText(before ?? '')
  return view
}

test('the second page of a list is cached after you leave it', async ({ page, faults }) => {
  await page.goto(faults.site + list.path)
  const view = await nextPage(page)
  const loaded = await view.status.textContent()
  faults.on(endpointOf(list), () => 'reset')
  await page.reload()
  await expect(note(page)).toContainText('no response', { timeout: 30_000 })
  await expect(view.status).toHaveText(loaded ?? '')
})

test('“Clear local data” removes all cached responses; searches are never cached', async ({ page, faults }) => {
  await page.goto(`${faults.site}/${chain}/search?q=usd`)
  await new ListView(page, 'Search results').opened()
  await follow(page, list.path)
  await nextPage(page)
  expect((await onDisk(page)).map(({ key }) => key).join()).not.toContain('usd')
  await follow(page, '/settings')
  await expect(page.getByText(/\d cached responses?, about/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear local data' }).click()
  await expect(page.getByText(/^No (local data|cached responses)/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^No (local data|cached responses)/)).toBeVisible()
  expect(await onDisk(page)).toEqual([])
})

test('an old transaction is shown from the cache without “Cached”', async ({ page, faults }) => {
  faults.on(/\/transactions\/[^/]+$/, async ({ real }) =>
    json((await real()).replace(/"timestamp":"\d{4}/, '"timestamp":"2020')),
  )
  await page.goto(`${faults.site}/${chain}/tx/${landmarks.swap}`)
  await expect(page.getByText('Gas price', { exact: true }).first()).toBeVisible()
  await kept(page)
  faults.on(/\/transactions\/[^/]+$/, () => 'reset')
  await page.reload()
  await expect(page.getByText('Gas price', { exact: true }).first()).toBeVisible()
  await expect(note(page)).toHaveCount(0)
})

test('a replaced block removes its cached transactions', async ({ page, faults }) => {
  const blocks = listNamed('Blocks')
  await page.goto(faults.site + blocks.path)
  await new ListView(page, blocks.name).opened()
  const [first] = await page.getByRole('row').getByRole('link').filter({ hasText: /^\d/ }).all()
  const height = (await first?.textContent())?.replaceAll(/\D/g, '') ?? ''
  await page.goto(`${faults.site}/${chain}/block/${height}/txs`)
  await new ListView(page, 'Transactions').opened()
  const transactions = new RegExp(`/blocks/${height}/transactions$`)
  const asked = faults.askedFor(transactions).length

  const other = `0x${'ab'.repeat(32)}`
  faults.on(endpointOf(blocks), async ({ real }) => {
    const body = JSON.parse(await real()) as { items: { height: number; hash: string }[] }
    return json({
      ...body,
      items: body.items.map((block) => (String(block.height) === height ? { ...block, hash: other } : block)),
    })
  })
  await page.getByRole('navigation', { name: 'Chain' }).getByRole('link', { name: 'Blocks' }).click()
  await new ListView(page, blocks.name).opened()
  await page.goBack()
  await expect.poll(() => faults.askedFor(transactions).length).toBeGreaterThan(asked)
})

test('the newest 400 responses stay cached, older ones are removed', async ({ page, faults }) => {
  await page.goto(faults.site + list.path)
  await new ListView(page, list.name).opened()
  await kept(page)
  const [first] = await onDisk(page)
  if (!first) throw new Error('No local data')
  await page.evaluate(
    ({ key, savedAt }) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('astrolabe')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('responses', 'readwrite')
          for (let n = 1; n <= 500; n += 1) {
            const entry = { state: { data: {}, dataUpdatedAt: savedAt - n }, bytes: 9, blocks: [] }
            transaction.objectStore('responses').put(entry, `${key} ${n}`)
          }
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    first,
  )
  await page.goto(faults.site + listNamed('Blocks').path)
  await expect.poll(async () => (await onDisk(page)).length).toBeLessThanOrEqual(400)
  const left = (await onDisk(page)).map(({ key }) => key)
  expect(left).toContain(first.key)
  expect(left).not.toContain(`${first.key} 500`)
})
