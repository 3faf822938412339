import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { chain } from '#/testing/pages'
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
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2026-11-20, 839$/))
  const rate = page.getByRole('slider', { name: 'Transactions success rate' })
  await expect.element(rate).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2026-11-20, \d\d(\.\d+)?%$/))
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
  await page.getByText('As table').first().click()
  await expect.element(page.getByRole('rowheader', { name: '2026-11-22' })).toBeVisible()
  // Without values for a market cap or a stats service.
  expect(headings()).toEqual(['Overview', 'Transactions per day', 'Price', 'Market cap'])
  expect(main()).toContain('No data yet')
})

test('a point of a chart and a row of its table open the transfers of their day', async () => {
  const router = await renderAnswers(answers, 'stats')
  const chart = page.getByRole('slider', { name: 'Transactions per day' })
  await expect.element(chart).toHaveAccessibleDescription('Enter opens the day')
  await page.getByText('As table').first().click()
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
  const router = await renderAnswers(answers, 'stats?chart=transactions&with=price')
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

test('ignored parameters of the URL are listed once the charts load, and stay in the URL', async () => {
  const router = await renderAnswers(answers, 'stats?range=never&chart=%3Cb%3Efees&with=price')
  const said = () => Array.from(document.querySelectorAll('[role=alert] li'), ({ textContent }) => textContent)
  await expect
    .poll(said)
    .toEqual([
      'Ignored: range “never” is not one of 7d, 30d, 90d, 1y, all',
      'Ignored: chart “<b>fees” is not a chart of this chain',
    ])
  await page.getByRole('link', { name: '30d' }).click()
  await expect.poll(said).toHaveLength(1)
  expect(router.state.location.searchStr).toBe('?range=30d&chart=%3Cb%3Efees&with=price')

  await renderAnswers(answers, 'stats?chart=price&with=price')
  await expect.poll(said).toEqual(['Ignored: with “price” is the chart that it is compared with'])
  await expect.element(page.getByRole('slider', { name: 'Price', exact: true }).first()).toBeVisible()
  await renderAnswers(answers, 'stats?with=price')
  await expect.poll(said).toEqual(['Ignored: with “price” is compared with no chart'])

  // The charts of the service, which may be the one that was meant, can still be loaded.
  const api = await startTestApi()
  api.on(/\/stats-service\//, () => json({ message: 'Broken' }, 422))
  await renderApp(`/${chain}/stats?chart=newTxns`, api)
  await expect.poll(said).toEqual(['Ignored: chart “newTxns” is not among the charts that could be loaded'])
})

test('a chart is exported as a sharp image with the colors of the page and its text', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'data:,'
  })
  document.documentElement.dataset['theme'] = 'dark'
  // Colors that change slowly are those of the theme all the same.
  const slow = document.head.appendChild(document.createElement('style'))
  slow.textContent = 'i { transition: color 9s !important }'
  await renderAnswers(answers, 'stats?chart=transactions&with=price')
  const title = 'Transactions per day and Price'
  for (const format of ['SVG', 'PNG']) await page.getByRole('button', { name: `Export ${title} as ${format}` }).click()
  await expect.poll(() => saved.map(({ type }) => type)).toEqual(['image/svg+xml', 'image/png'])
  delete document.documentElement.dataset['theme']
  slow.remove()
  const [svg, png] = saved
  const text = (await svg?.text()) ?? ''
  expect(text).toContain(`>${title}<`)
  expect(text).toContain('<rect width="100%" height="100%" fill="rgb(23, 25, 28)"/>')
  expect(text).toContain('fill="rgb(232, 233, 234)"')
  expect(new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('parsererror')).toHaveLength(0)
  const bitmap = await createImageBitmap(png ?? new Blob())
  expect([bitmap.width, bitmap.height]).toEqual([1920, 840])
  const canvas = new OffscreenCanvas(1920, 840).getContext('2d')
  canvas?.drawImage(bitmap, 0, 0)
  const { data = new Uint8ClampedArray() } = canvas?.getImageData(0, 0, 1920, 840) ?? {}
  expect(Array.from(data.slice(0, 4))).toEqual([23, 25, 28, 255])
  // Lines and text are drawn: it is not one color.
  const colors = new Set(new Uint32Array(data.buffer))
  expect(colors.size).toBeGreaterThan(20)
})

test('an API without charts shows so; a failure can be retried', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const missing = json({ message: 'Not found' }, 404)
  api.on(/\/stats\/charts\/|\/stats-service\//, () => missing)
  const router = await renderApp(`/${chain}/stats`, api)
  await settled(router)
  await expect.poll(() => main().split('Not available for this chain').length).toBe(4)
  expect(headings()).toHaveLength(4)
  for (const name of ['transactions', 'market']) expect(api.askedFor(new RegExp(`charts/${name}$`))).toHaveLength(1)

  const failing = await startTestApi({ sources: 'one a chain' })
  failing.on(/\/stats\/charts\/market$/, () => json({ message: 'Broken' }, 422))
  await renderApp(`/${chain}/stats`, failing)
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('Broken')
})

test('statistics that only one chain has are shown below its charts', async () => {
  const stats = { coin_price: '60000', secondary_coin_price: null, rootstock_locked_btc: '2500' }
  await renderAnswers({ ...answers, stats: JSON.stringify(stats) }, 'stats')
  await expect.element(page.getByRole('heading', { name: 'Chain-specific fields' })).toBeVisible()
  await expect.poll(main).toContain('Rootstock locked btc2500')
  expect(main()).not.toMatch(/coin price/i)
})
