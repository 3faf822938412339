import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { chain } from '../../../e2e/pages'
import { renderAnswers } from '#/testing/answers'
import { expectAccessibleNarrow } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const main = () => document.querySelector('main')?.textContent ?? ''
const headings = () => Array.from(document.querySelectorAll('main h2, main h3'), ({ textContent }) => textContent)

const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']
const transactions = days.map((date, index) => ({ date, transactions_count: 1000 + index }))
const market = days.map((date, index) => ({ date, closing_price: `${3000 + index}.5`, market_cap: null, tvl: null }))
const answers = {
  'stats/charts/transactions': JSON.stringify({ chart_data: transactions.toReversed() }),
  'stats/charts/market': JSON.stringify({ chart_data: market, available_supply: '1' }),
}

test('the charts of a chain and of its stats service are shown by section', async () => {
  const router = await renderApp(`/${chain}/stats`)
  await settled(router)
  const sections = [
    'Overview: Transactions per day, Price, Market cap',
    'Accounts: Active accounts',
    'Transactions: New transactions, Transactions success rate',
    'Blocks: New blocks',
    'Contracts: New contracts',
  ]
  await expect.poll(headings).toEqual(sections.flatMap((section) => section.split(/: |, /)))
  // A chart is requested when it comes near the window.
  page.getByRole('heading', { name: 'New transactions' }).element().scrollIntoView()
  const chart = page.getByRole('slider', { name: 'New transactions' })
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2026-11-20, 818$/))
  expect(document.title).toMatch(/^Charts · /)
  await expectAccessibleNarrow()
})

test('arrow keys move through the points of a chart, whose values are also a table', async () => {
  await renderAnswers(answers, 'stats?range=30d')
  const chart = page.getByRole('slider', { name: 'Transactions per day' })
  await expect.element(chart).toHaveAttribute('aria-valuetext', '2026-11-24, 1,003 txns')
  chart.element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', '2026-11-23, 1,002 txns')
  expect(main()).toContain('2026-11-231,002 txns')
  await userEvent.keyboard('{Home}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', '2026-11-21, 1,000 txns')
  await page.getByText('Show as table').first().click()
  await expect.element(page.getByRole('rowheader', { name: '2026-11-22' })).toBeVisible()
  // Without values for a market cap or a stats service.
  expect(headings()).toEqual(['Overview', 'Transactions per day', 'Price', 'Market cap'])
  expect(main()).toContain('No data yet')
})

test('a point of a chart and a row of its table open the transfers of their day', async () => {
  const router = await renderAnswers(answers, 'stats')
  const chart = page.getByRole('slider', { name: 'Transactions per day' })
  await expect.element(chart).toHaveAccessibleDescription('Enter opens the day')
  await page.getByText('Show as table').first().click()
  const day = page.getByRole('rowheader', { name: '2026-11-22' }).getByRole('link')
  await expect
    .element(day)
    .toHaveAttribute('href', expect.stringMatching(/\/transfers\?age_from=2026-11-22&age_to=2026-11-22$/))
  chart.element().focus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.poll(() => router.state.location.searchStr).toBe('?age_from=2026-11-21&age_to=2026-11-21')
  await expect.element(page.getByRole('heading', { name: 'Advanced filter' })).toBeVisible()
})

test('two charts are compared by the URL, each on its own axis', async () => {
  const router = await renderAnswers(answers, 'stats?chart=transactions&with=price&range=never')
  const chart = page.getByRole('slider', { name: 'Transactions per day and Price' })
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', '2026-11-24, Transactions per day: 1,003 txns, Price: $3,003.50')
  expect(document.querySelectorAll('section[aria-labelledby="compared"] .axis')).toHaveLength(2)
  expect(document.querySelector('main nav [aria-current]')?.textContent).toBe('90d')
  await page.getByLabelText('Compare with').selectOptions('None')
  await expect.poll(() => router.state.location.searchStr).not.toContain('with=')
  await expect.poll(() => document.querySelectorAll('section[aria-labelledby="compared"] .axis').length).toBe(1)
})

test('a server without charts says so; a failure can be retried', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const missing = json({ message: 'Not found' }, 404)
  api.on(/\/stats\/charts\/|\/stats-service\//, () => missing)
  const router = await renderApp(`/${chain}/stats`, api)
  await settled(router)
  await expect.poll(() => main().split('Not available for this chain').length).toBe(4)
  expect(headings()).toHaveLength(4)

  api.on(/\/stats\/charts\/market$/, () => json({ message: 'Broken' }, 422))
  await renderApp(`/${chain}/stats`, api)
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('Broken')
})
