import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { endpointOf, listNamed } from './pages'

const list = listNamed('Latest transactions')
const hashes = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(64)}`)

test('new transactions wait behind a button while the page is read', async ({ page, faults }) => {
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
  await page.getByRole('button', { name: '3 new transactions' }).click()
  await expect(view.rows.first().getByRole('link').first()).toHaveAttribute('href', new RegExp(`${hashes[0]}$`))
  await expect(page.getByRole('button', { name: /new transaction/ })).toHaveCount(0)
})

test('a page that nobody sees does not ask', async ({ page, faults }) => {
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
