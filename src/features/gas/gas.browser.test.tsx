import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { chain } from '#/testing/pages'
import { renderAnswers } from '#/testing/answers'
import { expectAccessibleNarrow } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const main = () => document.querySelector('main')?.textContent ?? ''
const tiers = () =>
  [...document.querySelectorAll('[aria-label="Gas prices"] > div')].map(({ textContent }) => textContent)
const costs = () =>
  [...document.querySelectorAll('section[aria-labelledby="gas-costs"] tbody tr')].map((line) =>
    Array.from(line.children, ({ textContent }) => textContent),
  )
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('section[aria-label="Gas now"] dl > div')].map((figure) => [
      figure.querySelector('dt button')?.textContent ?? figure.querySelector('dt')?.textContent,
      figure.querySelector('dd')?.textContent,
    ]),
  )
const blocksOf = (...fees: string[]) =>
  JSON.stringify({
    items: fees.map((base_fee_per_gas, index) => ({
      height: 9 - index,
      hash: `0x${String(9 - index).repeat(64)}`,
      base_fee_per_gas,
      gas_used: '30000000',
      gas_limit: '30000000',
      timestamp: new Date().toISOString(),
    })),
    next_page_params: null,
  })

test('the gas page shows the prices, what transactions cost at these, and the next base fee', async () => {
  const router = await renderApp(`/${chain}/gas`)
  await settled(router)
  expect(tiers()).toHaveLength(3)
  expect(tiers()[0]).toMatch(/^Slow[\d.]+ GweiBase [\d.]+ \+ priority [\d.]+$/)
  expect(costs().map(([what]) => what)).toEqual(['Payment 21,000 gas', 'Token transfer 65,000 gas', 'Swap 180,000 gas'])
  expect(
    costs()
      .flat()
      .filter((text) => /^0\.\d+ MER \(\$[\d.]+\)$/.test(text ?? '')),
  ).toHaveLength(9)
  // The blocks of the recorded run followed EIP-1559.
  await expect.poll(figures).toMatchObject({ 'Next base fee': expect.stringMatching(/^[\d.]+ Gwei$/) as string })
  await expect.element(page.getByRole('region', { name: 'Recent blocks' })).toBeVisible()
  // The recorded chain has ended.
  await expect.element(page.getByText(/^Latest block \d+ d ago$/)).toBeVisible()
  expect(document.title).toMatch(/^Gas tracker · /)
  await expectAccessibleNarrow()
})

test('prices are exact, whether they are sent as numbers or as objects', async () => {
  const gas_prices = { slow: 0.01, average: { price: '1.5', fiat_price: '0.08', time: 12_000 }, fast: null }
  await renderAnswers(
    { stats: JSON.stringify({ coin_price: '2000', gas_prices }), blocks: blocksOf('9000000000', '8000000000') },
    'gas',
  )
  await expect.poll(tiers).toEqual(['Slow0.01 Gwei', 'Average1.5 Gwei≈ 12 s · $0.08 a payment', 'Fast–'])
  await expect.poll(figures).toMatchObject({ 'ETH price': '$2,000.00' })
  expect(costs()[0]).toEqual(['Payment 21,000 gas', '0.00000021 ETH ($0.00042)', '0.0000315 ETH ($0.063)', '–'])
  await expect.poll(figures).toMatchObject({ 'Base fee': '9 Gwei', 'Next base fee': '10.125 Gwei' })
})

test('on a chain with a rule of its own, no next base fee is made up', async () => {
  await renderAnswers({ stats: '{"gas_prices":{"slow":1}}', blocks: blocksOf('9100000000', '8000000000') }, 'gas')
  await expect.poll(figures).toEqual({ 'Base fee': '9.1 Gwei' })
})

test('a server without stats says so, and shows the base fees of its blocks; a failure can be retried', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/\/stats$/, () => json({ message: 'Not found' }, 404))
  const router = await renderApp(`/${chain}/gas`, api)
  await expect.poll(main).toContain('Gas prices not available for this chain')
  await expect.poll(figures).toMatchObject({ 'Base fee': expect.stringMatching(/Gwei$/) as string })
  expect(main()).toContain('Base fees are those of its blocks.')
  await settled(router)
  // By the page and the header, but once.
  expect(api.askedFor(/\/stats$/)).toHaveLength(1)

  api.on(/\/blocks$/, () => json({ message: 'Not found' }, 404))
  await settled(await renderApp(`/${chain}/gas`, api))
  await expect.poll(main).toContain('The API doesn’t estimate them.')
  await expect.poll(() => api.askedFor(/\/blocks$/).length).toBeGreaterThan(1)
  expect(main()).not.toContain('Base fees')

  const failing = await startTestApi({ sources: 'one a chain' })
  failing.on(/\/stats$/, () => json({ message: 'Broken' }, 422))
  await renderApp(`/${chain}/gas`, failing)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Broken')
})

test('stats without gas prices say so', async () => {
  await renderAnswers({ stats: '{"coin_price":"2000"}' }, 'gas')
  await expect.poll(main).toContain('Gas prices not available for this chain')
  expect(costs()).toEqual([])
})

test('a rollup shows what its latest transactions paid for L1; without such a fee nothing is shown', async () => {
  const hash = (digit: number) => `0x${String(digit).repeat(64)}`
  const sent = ['3000000000000', '1000000000000', '2000000000000', '0'].map((l1_fee, index) => ({
    hash: hash(index + 1),
    l1_fee,
    l1_gas_price: '4389489925',
  }))
  const stats = '{"gas_prices":{"slow":1},"coin_price":"2000"}'
  await renderAnswers({ stats, 'main-page/transactions': JSON.stringify(sent) }, 'gas')
  await expect.poll(figures).toMatchObject({ 'L1 fee': '0.000002 ETH (<$0.01)', 'L1 gas price': '4.3894 Gwei' })
  expect(main()).toContain('The L1 fee is paid on top.')

  await renderAnswers({ stats, 'main-page/transactions': JSON.stringify([{ hash: hash(1) }]) }, 'gas')
  await expect.poll(costs).toHaveLength(3)
  expect(main()).not.toContain('L1')
})

const bare = { gas_prices: { slow: 1, average: 2, fast: 3 } }
const detailed = {
  gas_prices: {
    slow: { price: 1, base_fee: 0.75, priority_fee: 0.25, time: 30_000 },
    average: { price: 2, base_fee: 0.75, priority_fee: 1.25, time: 12_000 },
    fast: { price: 3, priority_fee: 2.25 },
  },
}

/** An API whose stats have details where it accepts the header for them, and whether each request for the stats had that. */
async function withStats(isAccepted: boolean) {
  const api = await startTestApi({ sources: 'one a chain' })
  const asked: boolean[] = []
  const send: typeof api.fetch = (url, init) => {
    if (!url.endsWith('/stats')) return api.fetch(url, init)
    const isDetailed = new Headers(init.headers).get('updated-gas-oracle') === 'true'
    asked.push(isDetailed)
    if (isDetailed && !isAccepted) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(Response.json(isDetailed ? detailed : bare))
  }
  return { api: { ...api, fetch: send }, asked }
}

test('what a gas price consists of is requested by a header, on the gas page only', async () => {
  const { api, asked } = await withStats(true)
  const router = await renderApp(`/${chain}/blocks`, api)
  await settled(router)
  expect(asked).not.toContain(true)
  await router.navigate({ href: `/${chain}/gas` })
  await expect.poll(tiers).toEqual([
    // The recorded chain has ended: no next block is expected.
    'Slow1 GweiBase 0.75 + priority 0.25',
    'Average2 GweiBase 0.75 + priority 1.25',
    'Fast3 GweiPriority 2.25',
  ])
  expect(asked.filter(Boolean)).toHaveLength(1)
})

test('an API that refuses the header is requested without it, and is not sent it again', async () => {
  const { api, asked } = await withStats(false)
  const router = await renderApp(`/${chain}/gas`, api)
  for (const _ of [1, 2]) {
    await settled(router)
    await expect.poll(tiers).toEqual(['Slow1 Gwei', 'Average2 Gwei', 'Fast3 Gwei'])
    await router.options.context.queryClient.resetQueries()
  }
  expect(asked.filter(Boolean)).toHaveLength(1)
  expect(asked.length).toBeGreaterThan(2)
})
