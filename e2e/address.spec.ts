import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from './pages'

const pathOf = (hash: string, tail = '') => `/${chain}/address/${hash}${tail}`
const recordOf = (hash: string) => new RegExp(`/addresses/${hash}$`, 'i')
const head = (page: Page) => page.locator('main header')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Address' }).getByRole('link')

test('a proxy is explained in a sentence whose parts lead on', async ({ page }) => {
  await page.goto(pathOf(at.proxy))
  const sentence = head(page).locator('p').first()
  await expect(sentence).toHaveText(
    /^Proxy for ObservatoryV2\. Holds no MER\. Created by 0x[\da-f]{40} in txn 0x[\da-f]{64}\.$/i,
  )
  await sentence.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/tx\/0x/)
})

test('what a contract holds is exact, with its worth and the block it was looked at', async ({ page, demo }) => {
  const response = await fetch(`${demo.url}/pro/${chain}/api/v2/addresses/${at.wrapped}`)
  const record = (await response.json()) as { coin_balance: string; block_number_balance_updated_at: number }
  const digits = record.coin_balance.padStart(19, '0')
  const exact = `${BigInt(digits.slice(0, -18)).toLocaleString('en-US')}.${digits.slice(-18)}`.replace(/\.?0+$/, '')
  await page.goto(pathOf(at.wrapped))
  await expect(head(page).getByText(exact, { exact: false })).toContainText(/MER \(\$[\d,.]+\)/)
  await head(page).getByText('Details', { exact: true }).click()
  await expect(head(page)).toContainText('Last balance update')
  await expect(head(page)).toContainText(`Block ${record.block_number_balance_updated_at}`)
})

test('an address that was never used is explained, and its lists are empty', async ({ page }) => {
  await page.goto(pathOf(`0x${'5'.repeat(40)}`))
  await expect(head(page)).toContainText('No activity on this chain yet.')
  await expect(page.getByText('No transactions yet')).toBeVisible()
  await expect(tabs(page)).toHaveText([
    /^Transactions ?0$/,
    /^Token transfers ?0$/,
    /^Tokens ?0$/,
    /^NFTs ?0$/,
    'Internal txns',
  ])
})

test('a destroyed contract says so loudly', async ({ page }) => {
  await page.goto(pathOf(at.destroyed))
  await expect(head(page)).toContainText('⊘ Self-destructed')
})

test('tabs are those that the address has, the one of the link always', async ({ page }) => {
  await page.goto(pathOf(at.producer))
  await expect(tabs(page).filter({ hasText: 'Blocks validated' })).toBeVisible()
  await expect(tabs(page).filter({ hasText: 'Logs' })).toBeHidden()
  await page.goto(pathOf(at.producer, '/logs'))
  await expect(page.getByText('No logs yet')).toBeVisible()
  await expect(tabs(page).filter({ hasText: 'Logs' })).toHaveAttribute('aria-current', 'page')
})

test('a transaction went in, out or to itself, and either way can be asked for', async ({ page, faults }) => {
  const list = listNamed('Transactions of the address')
  const view = new ListView(page, list.name)
  faults.on(endpointOf(list), async ({ url, real }) => {
    const body = JSON.parse(await real()) as { items: { from: object; to: object }[] }
    const [first] = body.items
    // No account of the demo chain sends to itself.
    if (first && !url.searchParams.has('filter')) first.to = first.from
    return json(body)
  })
  await page.goto(faults.site + list.path)
  await view.opened()
  await expect(view.rows.first()).toContainText('↻ SELF')
  await expect(view.rows.first()).toContainText('This address')
  await page.getByRole('link', { name: '↑ Out' }).click()
  await expect(page).toHaveURL(/\?filter=from$/)
  await expect(page.getByRole('link', { name: '↑ Out' })).toHaveAttribute('aria-current', 'true')
  await view.opened()
  const directions = await view.rows.locator('td:nth-child(6)').allTextContents()
  expect(new Set(directions)).toEqual(new Set(['↑ OUT']))
})

test('transactions are sorted by the server, beside the direction that was chosen', async ({ page, faults }) => {
  const list = listNamed('Transactions of the address')
  await page.goto(`${faults.site}${list.path}?filter=from`)
  await page.getByRole('link', { name: 'Highest fee' }).click()
  await expect(page).toHaveURL(/\?filter=from&sort=fee&order=desc$/)
  await new ListView(page, list.name).opened()
  const [asked] = faults.askedFor(endpointOf(list)).toReversed()
  expect(asked?.search).toBe('?filter=from&sort=fee&order=desc')
  await page.getByRole('link', { name: 'Newest' }).click()
  await expect(page).toHaveURL(/\?filter=from$/)
})

test('one token’s transfers are reached from what the address holds, named, and lead back to all', async ({ page }) => {
  await page.goto(pathOf(at.nftOwner, '/tokens'))
  const held = new ListView(page, 'Tokens of the address')
  await held.opened()
  await held.rows.filter({ hasText: 'Star Charts' }).getByRole('link', { name: 'show' }).click()
  await expect(page).toHaveURL(new RegExp(`token-transfers\\?token=${at.charts}$`))
  const view = new ListView(page, 'Token transfers')
  await view.opened()
  const some = await view.rows.count()
  await expect(view.rows.filter({ hasText: 'Star Charts' })).toHaveCount(some)
  await page.getByRole('link', { name: 'Remove filter: token' }).click()
  await expect(page).toHaveURL(/token-transfers$/)
  await expect(view.rows.filter({ hasNotText: 'Star Charts' })).not.toHaveCount(0)
})

test('what tokens are worth is added up as far as prices are known, without those that are called scams', async ({
  page,
  faults,
}) => {
  const held = (place: number, fields: object) => ({
    token: {
      address_hash: `0x${String(place).repeat(40)}`,
      name: `T${place}`,
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
  faults.on(/\/tokens$/, () => json({ items, next_page_params: null }))
  await page.goto(`${faults.site}${pathOf(at.nftOwner, '/tokens')}`)
  await expect(page.getByText('Total value: $6.25')).toBeVisible()
})

test('what can be no token id, or no address, is turned away with what one looks like', async ({ page }) => {
  for (const [path, expected] of [
    [`token/${at.charts}/instance/-1`, 'a token id'],
    [`token/${at.charts}/instance/${2n ** 256n}`, 'a token id'],
    ['address/0x12', 'an address'],
    [`token/${at.charts}0`, 'an address'],
  ] as const) {
    await page.goto(`/${chain}/${path}`)
    await expect(page.getByRole('main')).toContainText(expected)
  }
})

test('a choice that nothing matches is told from an address that has nothing', async ({ page }) => {
  await page.goto(pathOf(at.nftOwner, '/tokens?type=ERC-7984'))
  await expect(page.getByText('No tokens match these filters')).toBeVisible()
})

test('choices are one stop of the Tab key, arrow keys go through them', async ({ page }) => {
  await page.goto(pathOf(at.nftOwner))
  await page.getByRole('link', { name: 'All', exact: true }).focus()
  for (const next of ['↓ In', '↑ Out', 'Newest']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: next })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pathOf(at.nftOwner))
})

test('the row of a holder fills the head before its record comes', async ({ page, faults }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  faults.on(/\/addresses\/0x[\da-f]{40}$/i, async ({ real }) => {
    await held
    return json(await real())
  })
  await page.goto(`${faults.site}/${chain}/addresses`)
  const view = new ListView(page, 'Top accounts')
  await view.opened()
  await view.rows.first().getByRole('link').first().click()
  await expect(head(page)).toContainText(/Holds [\d,.]+ ?MER/)
  await expect(head(page)).toContainText(/Balance.*[\d,.]+ MER/)
  answer()
})

/** The proxy's record with some of its fields changed. */
function changed(fields: object) {
  return async ({ real }: { real: () => Promise<string> }) =>
    json({ ...(JSON.parse(await real()) as object), ...fields })
}

const hostile = {
  name: 'Pay\u202egro.live',
  reputation: 'scam',
  is_scam: true,
  metadata: {
    tags: [
      {
        slug: 'a',
        name: '<img src=x onerror=alert(1)>',
        tagType: 'generic',
        ordinal: 3,
        meta: { bgColor: 'url(//x)' },
      },
      {
        slug: 'b',
        name: 'Pink',
        tagType: 'generic',
        ordinal: 9,
        meta: { bgColor: '#FF007A', 'textColor ': '#ff007b', tooltipDescription: 'javascript:alert(1)' },
      },
      {
        slug: 'c',
        name: 'n',
        tagType: 'note',
        ordinal: 0,
        meta: { data: 'Used in a Phishing scam.', alertStatus: 'info' },
      },
      { slug: 'd', name: null, tagType: null, ordinal: 'x', meta: [1] },
    ],
  },
  private_tags: [{ address_hash: at.proxy, display_name: 'Mine\u200b', label: 'mine' }],
}

test('a scam with hostile names and tags is called one, and shown for what it is', async ({ page, faults }) => {
  faults.on(recordOf(at.proxy), changed(hostile))
  await page.goto(faults.site + pathOf(at.proxy))
  await expect(head(page).getByText('⚠ Flagged as scam.')).toBeVisible()
  await expect(head(page).getByText('Used in a Phishing scam.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('U+202E')
  const pink = head(page).getByTitle('Public tag. javascript:alert(1)')
  await expect(pink).toHaveCSS('background-color', 'rgb(255, 0, 122)')
  await expect(pink).toHaveCSS('color', 'rgb(0, 0, 0)')
  await head(page).getByText('Details', { exact: true }).click()
  await expect(page.getByText('Private tag')).toBeVisible()
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  await expectAccessible(page)
})

test('a diamond of 34 contracts is told in short, and folded in full', async ({ page, faults }) => {
  const facets = Array.from({ length: 34 }, (_, place) => ({
    address_hash: `0x${String(place + 10).repeat(20)}`,
    name: place % 2 ? null : `Facet ${place}`,
  }))
  faults.on(recordOf(at.proxy), changed({ proxy_type: 'eip2535', implementations: facets }))
  await page.goto(faults.site + pathOf(at.proxy))
  await expect(head(page)).toContainText(/Diamond proxy for Facet 0, 0x11111.* and 32 more contracts/)
  await head(page).getByText('Details', { exact: true }).click()
  await page.getByText('34 contracts').click()
  await expect(page.getByRole('link', { name: facets[33]?.address_hash ?? '' })).toBeVisible()
})

test('an account that runs a contract’s code is an account', async ({ page, faults }) => {
  faults.on(recordOf(at.proxy), changed({ proxy_type: 'eip7702', creator_address_hash: null }))
  await page.goto(faults.site + pathOf(at.proxy))
  await expect(head(page)).toContainText('EOA (delegated)')
  await expect(head(page)).toContainText(/Delegated to ObservatoryV2 \(EIP-7702\)/)
  await expect(head(page)).not.toContainText('Contract')
})

test('an unknown kind is called unknown', async ({ page, faults }) => {
  faults.on(
    recordOf(at.proxy),
    changed({ is_contract: null, is_verified: null, implementations: null, proxy_type: null }),
  )
  await page.goto(faults.site + pathOf(at.proxy))
  await expect(head(page)).toContainText('Type unknown')
})

test('a link whose capital letters fail the checksum is told', async ({ page }) => {
  const swapped = at.proxy.replace(/[a-f]/i, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))
  await page.goto(pathOf(swapped))
  await expect(head(page)).toContainText('⚠ Invalid checksum')
  await head(page).getByText('Details', { exact: true }).click()
  await expect(page.getByText(/Correct form: 0x/)).toContainText(at.proxy)
  await page.goto(pathOf(at.proxy.toLowerCase()))
  await expect(head(page)).toContainText('✓ Verified')
  await expect(head(page)).not.toContainText('checksum')
})

test('the checksum is checked, and written, before any server has answered', async ({ page, faults }) => {
  faults.on(/./, () => new Promise(() => {}))
  await page.goto(faults.site + pathOf(at.proxy.toLowerCase()))
  await expect(head(page)).toContainText(at.proxy)
  await expect(head(page)).not.toContainText('checksum')
  await page.goto(faults.site + pathOf(at.proxy.replace(/[a-f]/, (letter) => letter.toUpperCase())))
  await expect(head(page)).toContainText('⚠ Invalid checksum (EIP-55): the address in the link may be mistyped')
})

test('details and other chains: axe finds nothing, 360 pixels are enough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(pathOf(at.proxy))
  await head(page).getByText('Details', { exact: true }).click()
  await page.getByText(/^Same address on/).click()
  await expect(page.getByRole('table', { name: 'This address on other chains' })).toBeVisible()
  await expect(page.getByText('No activity')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})
