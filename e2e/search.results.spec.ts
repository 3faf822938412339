import { gate } from '#/testing/gate'
import { type FaultAnswer, json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, smallChain } from '#/testing/pages'

const search = (id: string) => new RegExp(`/${id}/api/v2/search$`)

const token = { type: 'token', name: 'Plain', symbol: 'PLN', token_type: 'ERC-20', address_hash: at.dollar }
/** A result of every known kind, one of an unknown kind, and an unreadable one. */
const items = [
  token,
  { ...token, name: 'Free gift', address_hash: at.charts, reputation: 'scam' },
  { type: 'address', name: null, address_hash: at.router, reputation: 'scam' },
  { type: 'contract', name: 'Proxy', address_hash: at.curios, is_smart_contract_verified: true },
  { type: 'label', name: 'Treasury', address_hash: at.router },
  { type: 'block', block_number: 7, block_hash: `0x${'7'.repeat(64)}`, block_type: 'uncle', timestamp: null },
  { type: 'transaction', transaction_hash: at.swap, timestamp: null },
  { type: 'user_operation', user_operation_hash: `0x${'8'.repeat(64)}` },
  { type: 'blob', blob_hash: `0x${'9'.repeat(64)}` },
  { type: 'ens_domain', name: null, ens_info: { name: 'plain.eth' }, address_hash: at.nftOwner },
  { type: 'metadata_tag', metadata: { name: 'Tagged' }, address_hash: at.nftOwner },
  { type: 'hat_shop', name: 'Hats \u202e& more', url: '/hats/1' },
  'nonsense',
]
const whole = json({ items, next_page_params: null })
const cursor = {
  q: 'plain',
  item_type: 'token',
  items_count: 13,
  name: null,
  inserted_at: '2026-01-01T00:00:00.000000Z',
}
const second = [
  { ...token, name: 'Second', address_hash: at.nftOwner },
  { ...token, name: 'Third', address_hash: at.router },
]

/** The first page, then the second, which must be requested with the exact cursor. */
function paged(url: URL): FaultAnswer {
  if (!url.searchParams.has('items_count')) return json({ items, next_page_params: cursor })
  expect(Object.fromEntries(url.searchParams)).toEqual({ ...cursor, items_count: '13', name: '' })
  expect(url.searchParams.getAll('q')).toEqual(['plain'])
  return json({ items: second, next_page_params: null })
}

test('results of every type are shown with scams flagged, and filtered to one type', async ({ page, faults }) => {
  faults.on(search(chain), () => whole)
  await page.goto(`${faults.site}/${chain}/search?q=plain`)
  const view = new ListView(page, 'Search results')
  await view.opened()
  await view.expectTotal(13)
  const row = (words: RegExp) => view.rows.filter({ hasText: words })
  await expect(row(/Free gift/)).toContainText('scam')
  await expect(row(/^Address/)).toContainText('scam')
  // A result with only a hash shows it once.
  await expect(row(/^Address/).getByRole('link')).toHaveCount(1)
  await expect(row(/Plain/)).not.toContainText('scam')
  await expect(row(/Proxy/)).toContainText('verified')
  await expect(row(/^Block/)).toContainText('Uncle')
  await expect(row(/Hat shop/)).toContainText('U+202E')
  await expect(row(/User operation/)).toContainText('0x8888')
  await expect(row(/plain\.eth/)).toHaveCount(1)
  await expect(row(/Tagged/)).toHaveCount(1)
  await expect(row(/Can’t display this row/)).toHaveCount(1)
  await row(/Hat shop/)
    .getByRole('button', { name: /^Details/ })
    .click()
  await expect(view.area).toContainText('/hats/1')

  const kinds = page.getByRole('group', { name: 'Type' })
  await expect(kinds.getByRole('link')).toHaveText([
    'All 13',
    'Tokens 2',
    'Addresses 1',
    'Contracts 1',
    'Public tags 1',
    'Blocks 1',
    'Transactions 1',
    'User operations 1',
    'Blobs 1',
    'Domain names 1',
    'Metadata tags 1',
    'Hat shop 1',
    'Unreadable 1',
  ])
  await kinds.getByRole('link', { name: 'Tokens 2' }).click()
  await expect(page).toHaveURL(/\/search\?q=plain&kind=token$/)
  await expect(view.rows).toHaveCount(2)
  await page.reload()
  await expect(view.rows).toHaveCount(2)
  await kinds.getByRole('link', { name: 'All 13' }).click()
  await expect(view.rows).toHaveCount(13)

  // Nothing of a kind that a link names is said to be that.
  await follow(page, `/${chain}/search?q=plain&kind=nothing-such`)
  await expect(page.getByText('No results match these filters')).toBeVisible()
  await page.getByRole('link', { name: 'All 13' }).click()
  await view.expectTotal(13)
})

test('a filtered list of results loads its next page only by the button', async ({ page, faults }) => {
  faults.on(search(chain), ({ url }) => paged(url))
  await page.goto(`${faults.site}/${chain}/search?q=plain&kind=token`)
  const view = new ListView(page, 'Search results')
  await view.opened()
  await expect(view.rows).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  expect(faults.askedFor(search(chain))).toHaveLength(1)
  await view.moreButton.click()
  await expect(view.rows).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Tokens 4' })).toBeVisible()
  await page.getByRole('link', { name: 'All 15' }).click()
  await view.expectTotal(15)
})

test('a hash shows “Loading results…”, and opens automatically when it is found', async ({ page, faults }) => {
  const { held, release } = gate()
  faults.on(search(chain), async () => {
    await held
    return null
  })
  await page.goto(`${faults.site}/${chain}/withdrawals`)
  await page.goto(`${faults.site}/${chain}/search?q=${at.swap.slice(2).toUpperCase()}`)
  await expect(page.getByText('Loading results…')).toBeVisible()
  release()
  await expect(page).toHaveURL(`${faults.site}/${chain}/tx/${at.swap}`)
  expect(faults.askedFor(search(chain))).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(`${faults.site}/${chain}/withdrawals`)
})

test('a seed phrase, an empty search and a link are not sent; results link to those of all chains', async ({
  page,
  faults,
}) => {
  const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access accident'
  await page.goto(`${faults.site}/${chain}/search?q=${encodeURIComponent(phrase)}`)
  await expect(page.getByText('It was not sent or saved.')).toBeVisible()
  await follow(page, `/${chain}/search?q=%20`)
  await expect(page.getByText('Enter an address, txn hash, block or token')).toBeVisible()
  await follow(page, `/${chain}/search?q=${encodeURIComponent('https://explorer.example/block/7')}`)
  await expect(page).toHaveURL(`${faults.site}/${chain}/block/7`)
  expect(faults.askedFor(/\/search/)).toEqual([])

  await follow(page, `/${chain}/search?q=sundial`)
  await page.getByRole('link', { name: 'Search all 2 chains' }).click()
  await expect(page).toHaveURL(`${faults.site}/search?q=sundial`)
  await expect(page.getByText(/^Found on (?:1 of )?2 chains\.$/)).toBeVisible()
})

test.describe('over all chains', () => {
  test.use({ tolerates: 'failed requests' })

  test('results are listed by chain; a chain or a next page that fails is retried without the others', async ({
    page,
    faults,
  }) => {
    let broken = true
    // Of the text: after one of the page's size, a smaller one is tried.
    const refused = json({ errors: [{ source: { pointer: '/q' }, detail: 'Not now' }] }, 422)
    faults.on(search(chain), ({ url }) => (broken && url.searchParams.has('items_count') ? refused : paged(url)))
    faults.on(search(smallChain), () => (broken ? json({ message: 'Invalid parameter(s)' }, 422) : whole))
    await page.goto(`${faults.site}/search?q=plain`)
    const table = (name: string) => page.getByRole('table', { name: `Results on ${name}` })
    const rows = (name: string) => table(name).locator('[data-index]')
    await expect(page.getByText('Found on 1 of 2 chains, 1 failed.')).toBeVisible()
    await expect(rows('Meridian')).toHaveCount(13)
    await page.getByRole('button', { name: 'Load more results on Meridian' }).click()
    await expect(page.getByText(/^Couldn’t load more results on Meridian/)).toBeVisible()
    await expect(rows('Meridian')).toHaveCount(13)
    broken = false
    await page.getByRole('button', { name: 'Retry', exact: true }).click()
    await expect(rows('Meridian')).toHaveCount(15)
    await page.getByRole('button', { name: 'Retry failed' }).click()
    await expect(page.getByText('Found on 2 chains.')).toBeVisible()
    await expect(rows('Equinox Testnet')).toHaveCount(5)
    await page.getByRole('button', { name: 'Show 8 more on Equinox Testnet' }).click()
    await expect(rows('Equinox Testnet')).toHaveCount(13)
    await page.getByRole('link', { name: 'Tokens 6' }).click()
    await expect(rows('Meridian')).toHaveCount(4)
    await expect(rows('Equinox Testnet')).toHaveCount(2)
    await expect(table('Equinox Testnet')).toContainText('scam')
    await expect(rows('Equinox Testnet').first().getByRole('link').first()).toHaveAttribute(
      'href',
      `/${smallChain}/token/${at.dollar}`,
    )
    await page.goBack()
    await expect(rows('Meridian')).toHaveCount(15)
  })
})
