import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'
import { ListOnPage } from '#/testing/listOnPage'
import { press } from '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const pathOf = (hash: string, tail = '') => `/${chain}/address/${hash}${tail}`
const tabs = () => page.getByRole('navigation', { name: 'Address' }).getByRole('link')
const transactions = listNamed('Transactions of the address')
const textsOf = (list: ListOnPage) => list.rows.map(({ textContent }) => textContent)

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

test('an address without activity is explained, and its lists are empty', async () => {
  await renderApp(pathOf(`0x${'5'.repeat(40)}`))
  await expect.element(page.getByCss('main header')).toHaveTextContent('No activity on this chain yet.')
  await expect.element(page.getByText('No transactions yet')).toBeVisible()
  await expect
    .poll(() =>
      tabs()
        .elements()
        .map(({ textContent }) => textContent.trim()),
    )
    .toEqual([
      expect.stringMatching(/^Transactions ?0$/),
      expect.stringMatching(/^Token transfers ?0$/),
      expect.stringMatching(/^Tokens ?0$/),
      expect.stringMatching(/^NFTs ?0$/),
      // Its count is in the counts of the tabs, which are requested after the rows.
      expect.stringMatching(/^Internal txns ?0$/),
      'Approvals',
    ])
})

test('tabs are those that the address has, and always the open one', async () => {
  const router = await renderApp(pathOf(at.producer))
  await expect.element(tabs().filter({ hasText: 'Blocks validated' })).toBeVisible()
  await settled(router)
  await expect.element(tabs().filter({ hasText: 'Logs' })).not.toBeInTheDocument()
  await renderApp(pathOf(at.producer, '/logs'))
  await expect.element(page.getByText('No logs yet')).toBeVisible()
  await expect.element(tabs().filter({ hasText: 'Logs' })).toHaveAttribute('aria-current', 'page')
})

test('transactions show their direction, and are filtered by it', async () => {
  api.on(endpointOf(transactions), async ({ url, real }) => {
    const body = JSON.parse(await real()) as { items: { from: object; to: object }[] }
    const [first] = body.items
    // No account of the demo chain sends to itself.
    if (first && !url.searchParams.has('filter')) first.to = first.from
    return json(body)
  })
  const router = await renderApp(transactions.path, api)
  const list = new ListOnPage(transactions.name)
  await list.opened()
  await expect.poll(() => textsOf(list)[0]).toContain('SELF')
  await expect.poll(() => textsOf(list)[0]).toContain('This address')
  await page.getByRole('link', { name: 'Out', exact: true }).click()
  await expect.poll(() => router.state.location.href).toMatch(/\?filter=from$/)
  await expect.element(page.getByRole('link', { name: 'Out', exact: true })).toHaveAttribute('aria-current', 'true')
  const directions = () => new Set(list.rows.map((row) => row.querySelector('td:nth-child(6)')?.textContent))
  await expect.poll(directions).toEqual(new Set(['OUT']))
})

test('the API sorts transactions, with the direction that is selected', async () => {
  const router = await renderApp(`${transactions.path}?filter=from`, api)
  const byFee = page.getByRole('link', { name: /^Txn fee/ })
  await expect.element(byFee).toBeVisible()
  // Not by the pointer: where it stays is then the link to the other direction, which is prefetched.
  press(byFee.element())
  await expect.poll(() => router.state.location.href).toMatch(/\?filter=from&sort=fee&order=desc$/)
  await new ListOnPage(transactions.name).opened()
  await expect
    .poll(() => api.askedFor(endpointOf(transactions)).map(({ search }) => search))
    .toContain('?filter=from&sort=fee&order=desc')
  const fee = page.getByRole('columnheader', { name: /^Txn fee/ })
  await expect.element(fee).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('link', { name: /^Txn fee/ }).click()
  await expect.poll(() => router.state.location.href).toMatch(/\?filter=from&sort=fee&order=asc$/)
  await expect.element(fee).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('link', { name: /^Txn fee/ }).click()
  await expect.poll(() => router.state.location.href).toMatch(/\?filter=from$/)
  await expect.element(page.getByRole('columnheader', { name: 'Block' })).toHaveAttribute('aria-sort', 'descending')

  // Without headers, the orders are choices.
  await page.viewport(390, 844)
  await page.getByRole('link', { name: 'Highest fee' }).click()
  await expect.poll(() => router.state.location.href).toMatch(/\?filter=from&sort=fee&order=desc$/)
})

test('the transfers of one token are linked from the tokens of the address, and the filter can be removed', async () => {
  const router = await renderApp(pathOf(at.nftOwner, '/tokens'))
  await new ListOnPage('Tokens of the address').opened()
  const row = page.getByCss('[data-index]').filter({ hasText: 'Star Charts' })
  await row.getByRole('link', { name: 'show' }).click()
  await expect.poll(() => router.state.location.href).toMatch(new RegExp(`token-transfers\\?token=${at.charts}$`))
  const list = new ListOnPage('Token transfers')
  await list.opened()
  await settled(router)
  expect(textsOf(list).filter((text) => !text.includes('Star Charts'))).toEqual([])
  await page.getByRole('link', { name: 'Remove filter: token' }).click()
  await expect.poll(() => router.state.location.href).toMatch(/token-transfers$/)
  await expect.poll(() => textsOf(list).filter((text) => !text.includes('Star Charts')).length).toBeGreaterThan(0)
})

test('the total value of tokens counts those with a price, without scams', async () => {
  const held = (digit: number, fields: object) => ({
    token: {
      address_hash: `0x${String(digit).repeat(40)}`,
      name: `T${digit}`,
      decimals: '1',
      type: 'ERC-20',
      ...fields,
    },
    token_id: null,
    token_instance: null,
    value: '25',
  })
  const items = [
    held(1, { exchange_rate: '1.5' }),
    held(2, { exchange_rate: '0.1', decimals: '0' }),
    held(3, { exchange_rate: null }),
    held(4, { exchange_rate: '1000000', reputation: 'scam' }),
  ]
  api.on(/\/tokens$/, () => json({ items, next_page_params: null }))
  await renderApp(pathOf(at.nftOwner, '/tokens'), api)
  await expect.element(page.getByText('Total value: $6.25')).toBeVisible()
})

test('a filter without matches shows another text than an address without tokens', async () => {
  await renderApp(pathOf(at.nftOwner, '/tokens?type=ERC-7984'))
  await expect.element(page.getByText('No tokens match these filters')).toBeVisible()
})

test('filters are one tab stop, and arrow keys go through them', async () => {
  const router = await renderApp(pathOf(at.nftOwner))
  const all = page.getByRole('link', { name: 'All', exact: true })
  await expect.element(all).toBeVisible()
  await settled(router)
  all.element().focus()
  for (const next of ['In', 'Out', 'Counterparty…', 'Advanced filter']) {
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('link', { name: next, exact: true })).toHaveFocus()
  }
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await settled(router)
  expect(router.state.location.href).toBe(`${pathOf(at.nftOwner)}?with=`)
})

test('a named account in the ranking has its hash, too, where there is room', async () => {
  await page.viewport(1440, 900)
  await renderApp(`/${chain}/addresses`)
  const list = new ListOnPage('Top accounts')
  await list.opened()
  const link = list.rows[0]!.querySelector('a')!
  const { title } = link
  expect(link.textContent).not.toContain(title)
  const isHashVisible = () => list.rows[0]?.querySelector(`.hash[title="${title}"]`)?.checkVisibility()
  await expect.poll(isHashVisible).toBe(true)
  await page.viewport(390, 844)
  await expect.poll(isHashVisible).toBe(false)
})

/** The digits after 0x that are visible before the ellipsis of a hash with an identicon of `lead` px before it. */
function leadingDigits(hash: HTMLElement, lead: number): number {
  const { font, paddingRight } = getComputedStyle(hash)
  const context = document.createElement('canvas').getContext('2d')!
  context.font = font
  const digit = context.measureText('0').width
  return Math.floor((hash.clientWidth - parseFloat(paddingRight) - lead + 0.5) / digit) - '0x…'.length
}

test.each([
  [390, 4],
  [320, 3],
])(
  'at %i px, %i digits or more of a counterparty are before its ellipsis, next to any amount',
  async (width, least) => {
    await page.viewport(width, 844)
    await renderApp(pathOf(at.poisonedVictim))
    const list = new ListOnPage(transactions.name)
    await list.opened()
    const hashes = list.rows.flatMap((row) => [...row.querySelectorAll<HTMLElement>('td.at-counterparty .hash')])
    expect(hashes.length).toBeGreaterThan(2)
    for (const hash of hashes) expect(leadingDigits(hash, 22)).toBeGreaterThanOrEqual(least)
  },
)

test('the count of transactions says how many are pending, which the tab leaves out', async () => {
  const { from } = JSON.parse(await api.read(`/pro/${chain}/api/v2/transactions/${at.pendingPayment}`)) as {
    from: { hash: string }
  }
  await renderApp(`/${chain}/address/${from.hash}`, api)
  await expect.element(page.getByRole('main').getByText(/^[\d,]+ transactions, 1 pending$/)).toBeVisible()
})
