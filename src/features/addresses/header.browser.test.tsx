import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { expectAccessible, expectAccessibleNarrow } from '#/testing/expectAccessible'
import { ListOnPage } from '#/testing/listOnPage'
import { labels } from '#/data/labels/labels'
import { expectCount } from '#/testing/actions'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const pathOf = (hash: string, tail = '') => `/${chain}/address/${hash}${tail}`
const recordOf = (hash: string) => new RegExp(`/addresses/${hash}$`, 'i')
const head = () => page.getByCss('main header')
const mistyped = page.getByRole('main').getByRole('note', { name: 'Probably mistyped' })
const openDetails = () => head().getByText('Details', { exact: true }).click()

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

test('a sentence explains a proxy, and its parts are links', async () => {
  const router = await renderApp(pathOf(at.proxy))
  const sentence = head().getByCss('p').first()
  await expect
    .element(sentence)
    .toHaveTextContent(/^Proxy for ObservatoryV2\. Created by 0x[\da-f]{40} in txn 0x[\da-f]{64}\.$/i)
  await sentence.getByRole('link').last().click()
  await expect.poll(() => router.state.location.href).toMatch(/\/tx\/0x/)
})

test('the balance of a contract is exact, with its value and the block of its last update', async () => {
  const record = JSON.parse(await api.read(`/pro/${chain}/api/v2/addresses/${at.wrapped}`)) as {
    coin_balance: string
    block_number_balance_updated_at: number
  }
  const digits = record.coin_balance.padStart(19, '0')
  const exact = `${BigInt(digits.slice(0, -18)).toLocaleString('en-US')}.${digits.slice(-18)}`.replace(/\.?0+$/, '')
  await renderApp(pathOf(at.wrapped))
  await expect.element(head().getByTitle(exact.replaceAll(',', ''), { exact: false }).first()).toBeVisible()
  await openDetails()
  await expect.element(head().getByText(exact, { exact: false })).toHaveTextContent(/MER \(\$[\d,.]+\)/)
  await expect.element(head()).toHaveTextContent('Last balance update')
  await expect.element(head()).toHaveTextContent(`Block ${record.block_number_balance_updated_at}`)
})

test('without any price, an address without tokens holds 0 tokens, not $0.00', async () => {
  api.on(recordOf(at.proxy), async ({ real }) => {
    const record = JSON.parse(await real()) as Record<string, unknown>
    return json({ ...record, has_tokens: false, exchange_rate: null })
  })
  await renderApp(pathOf(at.proxy), api)
  const stats = head().getByCss('dl').first()
  await expect.element(stats.getByText('0 tokens', { exact: true })).toBeVisible()
  await expect.element(stats).not.toHaveTextContent(/\$|no price/)
})

test('the last and the first activity are there on every tab, the first only if the API sorts by time', async () => {
  const stats = () => head().getByCss('dl').first()
  await renderApp(pathOf(at.nftOwner, '/nft'), api)
  await expect.element(stats()).toHaveTextContent(/the first transaction\.\d+ d agofirst \d+ d ago/)
  const isOldestFirst = ({ searchParams }: URL) => searchParams.get('order') === 'asc'
  expect(api.askedFor(/\/transactions$/).filter(isOldestFirst)).toHaveLength(1)

  api.on(/\/transactions$/, async ({ url, real }) => {
    if (!isOldestFirst(url)) return null
    const { items } = JSON.parse(await real()) as { items: unknown[] }
    return json({ items: items.toReversed(), next_page_params: null })
  })
  await renderApp(pathOf(at.nftOwner, '/tokens'), api)
  await expect.poll(() => api.askedFor(/\/transactions$/).filter(isOldestFirst)).toHaveLength(2)
  await expect.element(stats()).toHaveTextContent(/the first transaction\.\d+ d ago/)
  await expect.element(stats()).not.toHaveTextContent('agofirst')
})

test('an address without any activity says that its balance is unknown, and its whole sentence on a small screen', async () => {
  await page.viewport(390, 844)
  api.on(recordOf(at.nftOwner), () => json({ hash: at.nftOwner, is_contract: false }))
  api.on(new RegExp(`/addresses/${at.nftOwner}/`, 'i'), ({ url }) =>
    json(url.pathname.endsWith('counters') ? { transactions_count: '0' } : { items: [], next_page_params: null }),
  )
  await renderApp(pathOf(at.nftOwner), api)
  const stats = head().getByCss('dl').first()
  await expect.element(stats).toHaveTextContent(/Balance.*–unknown.*Net worth.*–unknown/)
  const sentence = head().getByText('It may be new, or used on another chain.', { exact: false })
  await expect.element(sentence).toBeVisible()
  const { scrollWidth, clientWidth } = sentence.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await page.viewport(1440, 900)
})

test('a self-destructed contract says so', async () => {
  await renderApp(pathOf(at.destroyed))
  await expect.element(head()).toHaveTextContent('Self-destructed')
})

test('what is no token ID, or no address, is rejected with what one looks like', async () => {
  for (const [path, expected] of [
    [`token/${at.charts}/instance/-1`, 'a token id'],
    [`token/${at.charts}/instance/${2n ** 256n}`, 'a token id'],
    ['address/0x12', 'an address'],
    [`token/${at.charts}0`, 'an address'],
  ] as const) {
    await renderApp(`/${chain}/${path}`)
    await expect.element(page.getByRole('main')).toHaveTextContent(expected)
  }
})

test('an address opened from a list of accounts shows its row while the record loads', async () => {
  api.on(/\/addresses\/0x[\da-f]{40}$/i, () => new Promise(() => undefined))
  await renderApp(`/${chain}/addresses`, api)
  await new ListOnPage('Top accounts').opened()
  await page.getByCss('[data-index="0"]').getByRole('link').first().click()
  await expect.element(head()).toHaveTextContent(/Balance.*[\d,.]+ MER/)
})

/** The proxy's record with some of its fields changed. */
function changed(fields: object) {
  return async ({ real }: { real: () => Promise<string> }) =>
    json({ ...(JSON.parse(await real()) as object), ...fields })
}

const tag = (slug: string, name: string | null, tagType: string | null, ordinal: unknown, meta: unknown) => ({
  slug,
  name,
  tagType,
  ordinal,
  meta,
})

const hostile = {
  name: 'Pay\u202egro.live',
  reputation: 'scam',
  is_scam: true,
  metadata: {
    tags: [
      tag('a', '<img src=x onerror=alert(1)>', 'generic', 3, { bgColor: 'url(//x)' }),
      tag('b', 'Pink', 'generic', 9, {
        bgColor: '#FF007A',
        'textColor ': '#ff007b',
        tooltipDescription: 'javascript:alert(1)',
      }),
      tag('c', 'n', 'note', 0, { data: 'Used in a Phishing scam.', alertStatus: 'info' }),
      tag('d', null, null, 'x', [1]),
    ],
  },
  private_tags: [{ address_hash: at.proxy, display_name: 'Mine\u200b', label: 'mine' }],
}

test('a scam with hostile names and tags is flagged, and they are text', async () => {
  api.on(recordOf(at.proxy), changed(hostile))
  await renderApp(pathOf(at.proxy), api)
  await expect.element(head().getByText('Flagged as scam.')).toBeVisible()
  await expect.element(head().getByText('Used in a Phishing scam.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('U+202E')
  const pink = head().getByTitle('Public tag. javascript:alert(1)')
  await expect.element(pink).toHaveStyle({ backgroundColor: 'rgb(255, 0, 122)', color: 'rgb(0, 0, 0)' })
  await openDetails()
  await expect.element(page.getByText('Private tag')).toBeVisible()
  await expect.element(page.getByCss('img[src=x]')).not.toBeInTheDocument()
  await expectAccessible()
})

test('a diamond proxy of 34 contracts names two, and all in its details', async () => {
  const facets = Array.from({ length: 34 }, (_, index) => ({
    address_hash: `0x${String(index + 10).repeat(20)}`,
    name: index % 2 ? null : `Facet ${index}`,
  }))
  api.on(recordOf(at.proxy), changed({ proxy_type: 'eip2535', implementations: facets }))
  await renderApp(pathOf(at.proxy), api)
  await expect.element(head()).toHaveTextContent(/Diamond proxy for Facet 0, 0x11111.* and 32 more contracts/)
  await openDetails()
  await page.getByText('34 contracts').click()
  await expect.element(page.getByRole('link', { name: facets[33]?.address_hash ?? '' })).toBeVisible()
})

test('an EOA that is delegated to a contract is an EOA', async () => {
  api.on(recordOf(at.proxy), changed({ proxy_type: 'eip7702', creator_address_hash: null }))
  await renderApp(pathOf(at.proxy), api)
  await expect.element(head()).toHaveTextContent('EOA (delegated)')
  await expect.element(head()).toHaveTextContent(/Delegated to ObservatoryV2 \(EIP-7702\)/)
  await expect.element(head()).not.toHaveTextContent('Contract')
})

test('an address of unknown type says so', async () => {
  const unknown = { is_contract: null, is_verified: null, implementations: null, proxy_type: null }
  api.on(recordOf(at.proxy), changed(unknown))
  await renderApp(pathOf(at.proxy), api)
  await expect.element(head()).toHaveTextContent('Type unknown')
})

test('an address in a link with an invalid checksum has a warning and its correct form', async () => {
  const swapped = at.proxy.replace(/[a-f]/i, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))
  await renderApp(pathOf(swapped))
  await expect.element(mistyped).toHaveTextContent('Probably mistyped: invalid checksum (EIP-55).')
  await expect.element(head()).toHaveTextContent(swapped)
  await openDetails()
  await expect.element(page.getByText(/Correct form: 0x/)).toHaveTextContent(at.proxy)
  await renderApp(pathOf(at.proxy.toLowerCase()))
  await expect.element(head()).toHaveTextContent('Verified')
  await expectCount(mistyped, 0)
})

test('near a mistyped address are those that you know, with the differing digits marked', async () => {
  const typed = at.proxy.replace(/\w{2}$/, (end) => (end === 'ab' ? 'cd' : 'ab'))
  labels.set({ [at.proxy.toLowerCase()]: 'Vault', [at.dollar.toLowerCase()]: 'Other' })
  await renderApp(pathOf(typed))
  await expect.element(mistyped).toHaveTextContent(`nearly the same:Vault ${at.proxy.toLowerCase()}`)
  await expect.element(mistyped.getByCss('mark')).toHaveTextContent(at.proxy.slice(-2).toLowerCase())
  await expect.element(mistyped).not.toHaveTextContent('Other')
  labels.set({})
})

test('the checksum is checked and written before any response', async () => {
  api.on(/./, () => new Promise(() => undefined))
  await renderApp(pathOf(at.proxy.toLowerCase()), api)
  await expect.element(head()).toHaveTextContent(at.proxy)
  await expectCount(mistyped, 0)
  await renderApp(pathOf(at.proxy.replace(/[a-f]/, (letter) => letter.toUpperCase())), api)
  await expect.element(mistyped).toBeVisible()
})

test('details and other chains: axe finds nothing, and they fit 360 pixels', async () => {
  await page.viewport(360, 740)
  await renderApp(pathOf(at.proxy))
  await openDetails()
  await page.getByText(/other chains?$/).click()
  await expect.element(page.getByRole('table', { name: 'This address on other chains' })).toBeVisible()
  await expect.element(page.getByText('No activity')).toBeVisible()
  await expectAccessibleNarrow()
})

test.each([
  ['spamToken', 'USDM'],
  ['lookalikeSymbol', 'UՏDM'],
] as const)('the contract of the token %s warns of it on a phone, too', async (name, symbol) => {
  await page.viewport(390, 844)
  await renderApp(pathOf(at[name]))
  await expect
    .element(page.getByRole('note').first())
    .toHaveTextContent(
      `Token contract flagged as scam. Do not approve it, swap it or visit a site that it names. The token Meridian Dollar ${symbol} has the same name as another token: Meridian Dollar USDM, which has a price: $1.00`,
    )
  await page.viewport(1440, 900)
})
