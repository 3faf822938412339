import { copied } from './fixtures/clipboard'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from './pages'

const transfers = listNamed('Token transfers of the address')
const friend = `0xA1b2${'3'.repeat(32)}c4D5`
const impostor = `0xA1b2${'7'.repeat(32)}c4D5`

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('two addresses that look alike are marked, and copying one shows the difference first', async ({
  page,
  faults,
}) => {
  faults.on(endpointOf(transfers), async ({ real }) => {
    const body = JSON.parse(await real()) as { items: object[]; next_page_params: object | null }
    const own = { hash: at.nftOwner }
    const items = body.items.map((item, place) =>
      place < 2 ? { ...item, from: { hash: place ? impostor : friend }, to: own } : item,
    )
    return json({ ...body, items })
  })
  await page.goto(faults.site + transfers.path)
  const list = new ListView(page, transfers.name)
  await list.opened()
  const told = page.getByText('Two different addresses on this page look alike: 0xa1b2…c4d5')
  await expect(told).toBeVisible()
  const signs = () =>
    list.area
      .locator('a[data-address]')
      .evaluateAll((links) =>
        links.flatMap((link) => (getComputedStyle(link, '::before').content.includes('≠') ? [link.textContent] : [])),
      )
  expect(await signs()).toEqual([friend, impostor])

  await page.getByRole('button', { name: 'Show difference' }).click()
  const shown = page.getByRole('dialog', { name: 'Look-alike addresses' })
  await expect(shown.locator('mark')).toHaveText(['3'.repeat(32), '7'.repeat(32)])
  await shown.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(told).toBeHidden()
  expect(await signs()).toEqual([friend, impostor])

  const link = list.area.getByRole('link', { name: impostor })
  const copyBySelecting = async () => {
    await link.evaluate((element) => getSelection()?.selectAllChildren(element))
    await page.keyboard.press('ControlOrMeta+c')
  }
  const question = page.getByRole('dialog', { name: 'Copy this address?' })
  await page.evaluate(() => navigator.clipboard.writeText('before'))
  await copyBySelecting()
  await expect(question.locator('mark').first()).toHaveText('7'.repeat(32))
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await copied(page)).toBe('before')
  await copyBySelecting()
  await question.getByRole('button', { name: 'Copy anyway' }).click()
  await expect.poll(() => copied(page)).toBe(impostor)
})

test('copy buttons ask as well; elsewhere nothing is asked or marked', async ({ page, faults }) => {
  faults.on(new RegExp(`/transactions/${at.routedSwap}$`), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), from: { hash: friend }, to: { hash: impostor } }),
  )
  await page.goto(`${faults.site}/${chain}/tx/${at.routedSwap}`)
  const told = page.getByRole('status').filter({ hasText: 'look alike' })
  await expect(told).toBeVisible()
  // At the end of the page nothing is behind it.
  await page.setViewportSize({ width: 390, height: 700 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const notice = await told.boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0)
  await page.getByRole('button', { name: 'Copy address' }).first().click()
  const question = page.getByRole('dialog', { name: 'Copy this address?' })
  await expect(question).toContainText('Look-alike address')
  await question.getByRole('button', { name: 'Copy anyway' }).click()
  await expect.poll(() => copied(page)).toBe(friend)

  await page.getByRole('link', { name: 'Blocks', exact: true }).click()
  await new ListView(page, 'Blocks').opened()
  await expect(page.getByText('look alike')).toHaveCount(0)
})

test('transfers that look like poisoning are one line in their place, counted and a click away', async ({ page }) => {
  await page.goto(`/${chain}/tx/${at.poisoning}/token-transfers`)
  const list = new ListView(page, 'Token transfers')
  await list.opened()
  const line = list.rows.filter({ hasText: '2 possible address-poisoning transfers hidden' })
  await expect(line).toContainText('Zero value, sent to many addresses')
  await expect(list.status).toHaveText('6 transfers')
  await expect(list.rows).toHaveCount(5)
  await line.getByRole('button', { name: 'Show' }).click()
  await expect(list.rows).toHaveCount(7)
  await line.getByRole('button', { name: 'Hide' }).click()
  await expect(list.rows).toHaveCount(5)
  await line.getByRole('button', { name: /^Details/ }).click()
  await expect(line).toContainText('2 items')
})

test('who was poisoned is told after whom the address was made', async ({ page }) => {
  await page.goto(`/${chain}/address/${at.poisonedVictim}/token-transfers`)
  const list = new ListView(page, transfers.name)
  await list.opened()
  const line = list.rows.filter({ hasText: '1 possible address-poisoning transfer hidden' })
  await expect(line).toContainText(/imitates 0x0a7a…4ddb/)
  await expect(list.status).toHaveText('28 transfers')
  await expect(page.getByText('look alike')).toHaveCount(0)
  await line.getByRole('button', { name: 'Show' }).press('Enter')
  await expect(page.getByText('Two different addresses on this page look alike: 0x0a7a…4ddb')).toBeVisible()
})
