import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { whenIdle } from '#/data/whenIdle'
import { click, expectCount, pressEnter, watchClipboard } from '#/testing/actions'
import { fakeTime } from '#/testing/fakeTime'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'

const transfers = listNamed('Token transfers of the address')
const friend = `0xA1b2${'3'.repeat(32)}c4D5`
const impostor = `0xA1b2${'7'.repeat(32)}c4D5`
const question = page.getByRole('dialog', { name: 'Copy this address?' })
const button = (name: string) => page.getByRole('button', { name })

test('look-alike addresses are marked, and copying one shows the difference first', async () => {
  const copied = watchClipboard()
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpointOf(transfers), async ({ real }) => {
    const body = JSON.parse(await real()) as { items: object[]; next_page_params: object | null }
    const own = { hash: at.nftOwner }
    const items = body.items.map((item, place) =>
      place < 2 ? { ...item, from: { hash: place ? impostor : friend }, to: own } : item,
    )
    return json({ ...body, items })
  })
  await renderApp(transfers.path, api)
  const list = new ListOnPage(transfers.name)
  await list.opened()
  const told = page
    .getByRole('status', { includeHidden: true })
    .filter({ hasText: 'Two different addresses on this page look alike' })
  await expect.element(told).toBeVisible()
  // Whole, as the digits that they share say nothing.
  await expect.element(told).toHaveTextContent(friend.toLowerCase())
  await expect.element(told).toHaveTextContent(`${impostor.toLowerCase()}Digits 5 to 36 differ`)
  await expect.element(told).toHaveTextContent(/^Look-alike addresses ?Two different/)
  await page.viewport(390, 844)
  await expect.poll(() => told.element().getBoundingClientRect().height).toBeLessThanOrEqual(80)
  await page.viewport(1440, 900)
  const signs = () =>
    [...(list.area?.querySelectorAll('a[data-address]') ?? [])].flatMap((link) =>
      getComputedStyle(link, '::before').content.includes('≠') ? [link.textContent] : [],
    )
  await expect.poll(signs).toEqual([friend, impostor])

  await click(button('Show difference'))
  const shown = page.getByRole('dialog', { name: 'Look-alike addresses' })
  const marks = () =>
    shown
      .getByCss('mark')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(marks).toEqual(['3'.repeat(32), '7'.repeat(32)])
  await click(shown.getByRole('button', { name: 'Close' }))

  await click(button('Dismiss'))
  await expect.element(told).not.toBeVisible()
  expect(signs()).toEqual([friend, impostor])

  const copyBySelecting = async () => {
    const link = [...(list.area?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent === impostor)
    if (!link) throw new Error(`There is no link ${impostor}`)
    getSelection()?.selectAllChildren(link)
    const copying = new Promise<Event>((resolve) => addEventListener('copy', resolve, { once: true }))
    await userEvent.copy()
    expect((await copying).defaultPrevented, 'the browser copies nothing itself').toBe(true)
  }
  await copyBySelecting()
  await expect.element(question.getByCss('mark').first()).toHaveTextContent(/^7{32}$/)
  await click(question.getByRole('button', { name: 'Cancel' }))
  await expectCount(question, 0)
  expect(copied()).toBeUndefined()
  await copyBySelecting()
  await click(question.getByRole('button', { name: 'Copy anyway' }))
  await expect.poll(copied).toBe(impostor)
})

test('copy buttons of look-alikes ask for confirmation; other pages have no marks', async () => {
  const copied = watchClipboard()
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(new RegExp(`/transactions/${at.routedSwap}$`), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), from: { hash: friend }, to: { hash: impostor } }),
  )
  await renderApp(`/${chain}/tx/${at.routedSwap}`, api)
  const told = page.getByRole('status').filter({ hasText: 'look alike' })
  await expect.element(told).toBeVisible()
  // At the end of the page nothing is behind it.
  await page.viewport(390, 700)
  const footer = page.getByRole('contentinfo')
  await expect.element(footer).toBeVisible()
  await expect.element(told).toBeVisible()
  const room = () => {
    scrollTo(0, document.documentElement.scrollHeight)
    return told.element().getBoundingClientRect().top - footer.element().getBoundingClientRect().bottom
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  await click(button('Copy address').first())
  await expect.element(question).toHaveTextContent('Look-alike address')
  await click(question.getByRole('button', { name: 'Copy anyway' }))
  await expect.poll(copied).toBe(friend)

  await click(page.getByRole('link', { name: 'Blocks', exact: true }))
  await new ListOnPage('Blocks').opened()
  await expectCount(page.getByText('look alike'), 0)
})

test('possible poisoning transfers are collapsed to one line with their number, and expand on click', async () => {
  await renderApp(`/${chain}/tx/${at.poisoning}/token-transfers`)
  const list = new ListOnPage('Token transfers')
  await list.opened()
  const rows = () => list.rows.length
  const line = page.getByCss('[data-index]').filter({ hasText: '2 possible address-poisoning transfers hidden' })
  await expect.element(line).toHaveTextContent('Zero value, in a batch with many addresses')
  await expect.poll(() => list.status).toBe('6 transfers')
  await expect.poll(rows).toBe(5)
  await click(line.getByRole('button', { name: 'Show' }))
  await expect.poll(rows).toBe(7)
  const shown = page.getByCss('[data-index]').filter({ hasText: '2 possible address-poisoning transfers shown' })
  await expect.element(shown).toBeVisible()
  await expectCount(line, 0)
  const marked = page.getByRole('img', {
    name: 'Possible address poisoning: zero value, in a batch with many addresses',
  })
  await expectCount(marked, 2)
  await click(shown.getByRole('button', { name: 'Hide' }))
  await expect.poll(rows).toBe(5)
  await click(line.getByRole('button', { name: /^Details/ }))
  await expect.element(line).toHaveTextContent('2 items')
})

test('a collapsed poisoning transfer shows which address it imitates', async () => {
  fakeTime()
  const router = await renderApp(`/${chain}/address/${at.poisonedVictim}/token-transfers`)
  const list = new ListOnPage(transfers.name)
  await list.opened()
  const line = page.getByCss('[data-index]').filter({ hasText: '1 possible address-poisoning transfer hidden' })
  await expect.element(line).toHaveTextContent('Zero value, with a look-alike address')
  await expect.poll(() => list.status).toBe('28 transfers')
  await settled(router)
  // Addresses are compared a while after the page has changed, once the browser is idle.
  await vi.advanceTimersByTimeAsync(2000)
  await whenIdle()
  await expectCount(page.getByText('look alike'), 0)
  await pressEnter(line.getByRole('button', { name: 'Show' }))
  await expect.element(page.getByRole('status').filter({ hasText: 'on this page look alike' })).toBeVisible()
})
