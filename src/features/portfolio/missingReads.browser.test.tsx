import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { holders, linkTo, main, netWorth, notIncluded, status, token, withAllChains } from '#/testing/portfolioOnPage'
import { click } from '#/testing/actions'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, chain, smallChain } from '#/testing/pages'

let api: TestApi

beforeEach(async () => {
  await page.viewport(1440, 900)
  api = await startTestApi({ sources: 'one a chain', configure: withAllChains })
})

test('a chain that fails leaves the other chain’s values, is named, and is retried without the other', async () => {
  const addresses = await holders(api, 4)
  let fails = true
  const path = new RegExp(`/${smallChain}/api/v2/addresses/`)
  api.on(path, () => (fails ? json({ message: 'Out of order' }, 500) : null))
  fakeTime()
  await renderApp(linkTo(addresses), api)
  await expect.element(main().getByText('4 of 8 reads')).toBeVisible()
  await pollLater(api, () => status().query()?.textContent).toContain('Some reads are missing, 4 failed')
  await expect.element(main().getByRole('progressbar', { name: 'Reads' })).toBeVisible()
  await expect.element(netWorth()).toHaveTextContent(/^At least \$[\d,]+\.\d\d$/)
  const missing = notIncluded()
  await expect.element(missing).toHaveTextContent('Equinox Testnet')
  await expect.element(missing).toHaveTextContent('Couldn’t load: failed')
  fails = false
  // Other requests are no reads of the portfolio, such as those of a link under the pointer, which is preloaded.
  const reads = () =>
    api.askedFor(new RegExp(`/${chain}/api/v2/addresses/0x\\w+(?:/tokens)?$`)).map(({ pathname }) => pathname)
  const before = reads()
  await click(missing.getByRole('button', { name: 'Retry: 4 addresses on Equinox Testnet' }))
  await expect.element(main().getByText('8 of 8 reads')).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
  expect(reads()).toEqual(before)
})

test('a list that fails in the middle keeps its loaded rows, and resumes there', async () => {
  const hash = at.nftOwner.toLowerCase()
  let fails = true
  api.on(new RegExp(`/${chain}/api/v2/addresses/0x[\\da-f]{40}/tokens$`, 'i'), ({ url }) => {
    if (url.search === '') return json({ items: [token({ symbol: 'ONE' })], next_page_params: { items_count: 1 } })
    if (fails) return json({ message: 'Bad cursor' }, 422)
    return json({ items: [token({ symbol: 'TWO', address_hash: `0x${'cd'.repeat(20)}` })], next_page_params: null })
  })
  await renderApp(linkTo([hash]), api)
  const missing = notIncluded()
  await expect.element(missing).toHaveTextContent('Couldn’t load: failed, partly loaded')
  const table = main().getByRole('table', { name: 'Holdings by asset' })
  await expect.element(table).toHaveTextContent('ONE')
  fails = false
  const records = new RegExp(`/${chain}/api/v2/addresses/0x[\\da-f]{40}(?:/tokens)?$`, 'i')
  const before = api.askedFor(records).length
  await click(missing.getByRole('button', { name: 'Retry: 1 address on Meridian' }))
  await expect.element(table).toHaveTextContent('TWO')
  await expect.element(main().getByText('2 of 2 reads')).toBeVisible()
  expect(api.askedFor(records)).toHaveLength(before + 1)
})

test('a token without an amount is not counted as zero', async () => {
  api.on(new RegExp(`/${chain}/api/v2/addresses/0x[\\da-f]{40}/tokens$`, 'i'), () =>
    json({ items: [token({}), { ...token({ symbol: 'NIL', address_hash: `0x${'cd'.repeat(20)}` }), value: null }] }),
  )
  await renderApp(linkTo([at.nftOwner.toLowerCase()]), api)
  await expect.element(notIncluded()).toHaveTextContent('The API reported no amount of 1 token')
  await expect.element(netWorth()).toHaveTextContent('At least')
})

test('a rate limit delays requests until all values are loaded', async () => {
  const addresses = await holders(api, 3)
  let refusals = 0
  api.on(/\/addresses\//, () => {
    refusals += 1
    return refusals % 4 === 0 && refusals < 10
      ? json({ message: 'Too many requests' }, 429, { 'x-ratelimit-reset': '100' })
      : null
  })
  await renderApp(linkTo(addresses), api)
  await expect.element(main().getByText('6 of 6 reads'), { timeout: 40_000 }).toBeVisible()
  await expect.element(notIncluded()).not.toBeInTheDocument()
})

test('an API without address records: missing values are named, NFTs are listed', async () => {
  api.on(new RegExp(`/${chain}/api/v2/addresses/0x[\\da-f]{40}(/tokens)?$`, 'i'), () =>
    json({ message: 'Unknown API v2 action' }, 400),
  )
  await renderApp(linkTo([at.nftOwner.toLowerCase()]), api)
  const missing = notIncluded()
  await expect.element(missing).toHaveTextContent('Balances are not available from this API')
  await expect.element(missing).toHaveTextContent('Token balances are not available from this API')
  await expect.element(main().getByRole('table', { name: 'NFTs by collection' })).toBeVisible()
})

test('requests that would spend the last API credits wait for a click', async () => {
  const addresses = await holders(api, 6)
  const asJson = async (real: () => Promise<string>) => json(await real(), 200, { 'x-credits-remaining': '400' })
  api.on(new RegExp(`/pro/${chain}/`), ({ real }) => asJson(real))
  await renderApp(linkTo(addresses), api)
  const missing = notIncluded()
  await expect.element(missing).toHaveTextContent('Skipped to save API credits')
  await expect.element(status()).toHaveTextContent(/Some reads are missing, \d skipped to save API credits/)
  await expect.element(netWorth()).toHaveTextContent('At least')
  await click(missing.getByRole('button', { name: /^Load anyway: \d addresses on Meridian/ }))
  await expect.element(main().getByText('12 of 12 reads')).toBeVisible()
})

test('more pages of tokens than load automatically are shown as such, and load on click', async () => {
  let pages = 0
  api.on(new RegExp(`/${chain}/api/v2/addresses/0x[\\da-f]{40}/tokens$`, 'i'), () => {
    pages += 1
    const address_hash = `0x${String(pages).padStart(40, '0')}`
    const next_page_params = pages < 30 ? { items_count: pages } : null
    return json({ items: [token({ address_hash, symbol: `T${pages}` })], next_page_params })
  })
  await renderApp(linkTo([at.nftOwner.toLowerCase()]), api)
  const missing = notIncluded()
  await expect.element(missing).toHaveTextContent('Only the first 20 tokens loaded')
  await expect.element(netWorth()).toHaveTextContent('At least')
  expect(pages).toBe(20)
  await click(missing.getByRole('button', { name: 'Load more: 1 address on Meridian' }))
  await expect.element(missing).not.toBeInTheDocument()
  await expect.element(main().getByText('2 of 2 reads')).toBeVisible()
  expect(pages).toBe(30)
})

test('a retry can be stopped like the first requests, and the focus stays on the page', async () => {
  let answer: 'fails' | 'never' | 'works' = 'fails'
  api.on(new RegExp(`/${smallChain}/api/v2/addresses/`), () =>
    answer === 'works'
      ? null
      : answer === 'fails'
        ? json({ message: 'No' }, 422)
        : { status: 200, body: '', end: 'never' },
  )
  await renderApp(linkTo([at.nftOwner.toLowerCase()]), api)
  const retry = main().getByRole('button', { name: 'Retry: 1 address on Equinox Testnet' })
  await expect.element(retry).toBeVisible()
  answer = 'never'
  await click(retry)
  const stop = main().getByRole('button', { name: 'Stop' })
  await expect.element(stop).toHaveFocus()
  await click(stop)
  await expect.element(status()).toHaveTextContent('Some reads are missing, 1 stopped')
  answer = 'works'
  await click(main().getByRole('button', { name: 'Resume' }))
  await expect.element(main().getByText('2 of 2 reads')).toBeVisible()
})

test('holdings without any price have no net worth, which is not a net worth of zero', async () => {
  api.on(/\/addresses\/0x[\da-f]{40}\/tokens$/i, () =>
    json({ items: [token({ exchange_rate: null })], next_page_params: null }),
  )
  api.on(/\/addresses\/0x[\da-f]{40}$/i, () =>
    json({ hash: at.nftOwner, coin_balance: '1000000000000000000', exchange_rate: null }),
  )
  await renderApp(linkTo([at.nftOwner.toLowerCase()]), api)
  await expect.element(main().getByText('2 of 2 reads')).toBeVisible()
  await expect.element(netWorth()).toHaveTextContent(/^–/)
})
