import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible'
import { json } from './fixtures/faults'
import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const pathOf = (hash: string, tab = '') => `/${chain}/tx/${hash}${tab}`
const record = (hash: string) => new RegExp(`/transactions/${hash}$`, 'i')
const sentence = (page: Page) => page.getByRole('banner').or(page.locator('main header')).locator('p')

const said = [
  ['swap', /^Swapped .+ WMER \(\$[\d,.]+\) for .+ USDM \(\$[\d,.]+\) on Pair$/],
  ['liquidation', /^Liquidated .+ of debt for .+ of collateral$/],
  ['customError', /^Failed: OutOfBounds\(.+\); tried to call failWithError on Mishaps$/],
  ['pendingTransfer', /^Pending: send .+ to 0x/],
  ['approval', /^Approved 0x.+ to spend [\d,]+ USDM \(\$[\d,.]+\)$/],
  ['bigMulticall', /^Called aggregate on Multicall$/],
  // The record has the first ten; the rest is known when the list is loaded.
  ['airdrop', /^Sent 0\.00000000000111635 ANDR to 108 addresses$/],
] as const

for (const [name, words] of said) {
  test(`${name}: a sentence says what it did; each part leads to its source, axe finds nothing`, async ({ page }) => {
    await page.goto(pathOf(at[name]))
    await expect(sentence(page)).toHaveText(words)
    await expect(page).toHaveTitle(
      words.source.startsWith('^Approved') ? /^Approved/ : new RegExp(words.source.slice(0, 9)),
    )
    for (const link of await sentence(page).getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? ''
      const [, anchor] = href.split('#')
      if (anchor) await expect(page.locator(`#${anchor}`)).toBeVisible()
      else expect(href).toMatch(new RegExp(`^/${chain}/(address|token|tx)/`))
    }
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  })
}

for (const tab of ['/token-transfers', '/internal', '/logs', '/state', '/raw']) {
  for (const width of [390, 1440]) {
    test(`${tab} at ${width} pixels: the sentence is there, too, and moves nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      await page.goto(pathOf(at.swap, tab))
      await expect(sentence(page)).toHaveText(/^Swapped .+ WMER \(\$[\d,.]+\) for .+ USDM \(\$[\d,.]+\) on Pair$/)
      await expectStill(page)
    })
  }
}

test('an airdrop has the same sentence on a tab that lists none of its transfers', async ({ page }) => {
  await page.goto(pathOf(at.airdrop, '/logs'))
  await expect(sentence(page)).toHaveText(/^Sent 0\.00000000000111635 ANDR to 108 addresses$/)
})

test('what a call would have moved is told in the units of its token, for which nobody else asks', async ({
  page,
  faults,
}) => {
  await page.goto(faults.site + pathOf(at.failedTransfer))
  await expect(sentence(page)).toHaveText(/^Failed: .+; tried to send [\d,.]+ [A-Z]+ \(\$[\d,.]+\) to /)
  const token = /\/tokens\/0x[\da-f]{40}$/i
  expect(faults.askedFor(token)).toHaveLength(1)
  await page.goto(faults.site + pathOf(at.swap))
  await expect(sentence(page)).toHaveText(/^Swapped /)
  await page.waitForLoadState('networkidle')
  expect(faults.askedFor(token)).toHaveLength(1)
})

test('the flow of value is a table too, and 360 pixels are enough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(pathOf(at.disperse))
  const table = page.getByRole('table', { name: /Net change/ })
  await expect(table.getByRole('row')).toHaveCount(27)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

for (const name of ['routedSwap', 'customError', 'callTree'] as const) {
  for (const width of [390, 1440]) {
    test(`${name}: nothing moves while it opens at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      await page.goto(pathOf(at[name]))
      await expect(sentence(page)).not.toBeEmpty()
      await expectStill(page)
    })
  }
}

test('a fee that may become less is marked in lists, too', async ({ page }) => {
  await page.goto(`/${chain}/txs?filter=pending`)
  await expect(page.locator('[data-index="0"]').getByRole('cell').filter({ hasText: '≤' })).toBeVisible()
})

test('the call tree is folded, opened and walked by keys', async ({ page }) => {
  await page.goto(pathOf(at.recursion, '/internal'))
  await page.getByRole('link', { name: 'Call tree' }).click()
  await expect(page).toHaveURL(/\?view=tree$/)
  const tree = page.getByRole('tree')
  const items = tree.getByRole('treeitem')
  await expect(items).toHaveCount(21)
  await tree.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(items).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(items.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(items.last()).toBeInViewport()
  // A target that the sticky header covers partly would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
})

test('ten thousand calls are a tree of few elements', async ({ page, faults }) => {
  faults.on(/\/internal-transactions$/, async ({ real }) => {
    const [first] = (JSON.parse(await real()) as { items: object[] }).items
    const items = Array.from({ length: 10_000 }, (_, place) => ({ ...first, index: place + 1, value: String(place) }))
    return json({ items, next_page_params: null })
  })
  await page.goto(faults.site + pathOf(at.callTree, '/internal?view=tree'))
  await expect(page.getByText('10,000 internal calls')).toBeVisible()
  await page.getByRole('tree').focus()
  await page.keyboard.press('End')
  await expect(page.locator('#call-10000')).toBeInViewport()
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1500)
})

test('a pending transaction is looked at until it is in a block', async ({ page, faults }) => {
  faults.on(record(at.orbitTransfer), async ({ times, real }) => {
    const body = JSON.parse(await real()) as object
    return times > 1
      ? null
      : json({ ...body, status: null, result: 'pending', block_number: null, token_transfers: [] })
  })
  await page.clock.install()
  await page.goto(faults.site + pathOf(at.orbitTransfer))
  await expect(sentence(page)).toHaveText(/^Pending/)
  await expect(async () => {
    await page.clock.fastForward(1000)
    await expect(sentence(page)).toHaveText(/^Sent /, { timeout: 500 })
  }).toPass()
  // In turns, so that the requests of one have reached the server before the next ends.
  for (const _ of [1, 2, 3]) await page.clock.runFor(20_000)
  expect(faults.askedFor(record(at.orbitTransfer))).toHaveLength(2)
})

test('tabs of what has not run say so, and list what it did once it has', async ({ page, faults }) => {
  for (const tab of ['/token-transfers', '/logs', '/internal', '/internal?view=tree', '/state', '/raw']) {
    await page.goto(pathOf(at.pendingTransfer, tab))
    await expect(page.getByText('Pending. Results appear once it is included in a block.')).toBeVisible()
  }
  let ran = false
  faults.on(record(at.swap), async ({ real }) =>
    ran ? null : json({ ...(JSON.parse(await real()) as object), status: null, result: 'pending', block_number: null }),
  )
  faults.on(/\/logs$/, () => (ran ? null : json({ items: [], next_page_params: null })))
  await page.goto(faults.site + pathOf(at.swap, '/logs'))
  await expect(page.getByText('Pending. Results appear')).toBeVisible()
  ran = true
  await expect(page.getByText(/^All \d+ log/)).toBeVisible()
})

test('balances and the raw trace are listed where they are served', async ({ page, faults }) => {
  faults.on(/\/state-changes$/, () =>
    json({
      items: [
        {
          address: { hash: at.router, name: 'Router', is_contract: true },
          balance_before: '1000000000000000000',
          balance_after: '3000000000000000000',
          change: '2000000000000000000',
          is_miner: false,
          token: null,
          token_id: null,
          type: 'coin',
        },
      ],
      next_page_params: null,
    }),
  )
  faults.on(/\/raw-trace$/, () =>
    json([
      {
        action: { callType: 'call', from: at.router, to: at.dollar, gas: '0x5208', value: '0x0', input: '0x' },
        result: { gasUsed: '0x5208', output: '0x' },
        subtraces: 0,
        traceAddress: [],
        type: 'call',
      },
    ]),
  )
  await page.goto(faults.site + pathOf(at.swap, '/state'))
  await expect(page.getByRole('row', { name: /Router/ })).toContainText('+2')
  await page.goto(faults.site + pathOf(at.swap, '/raw'))
  await expect(page.getByRole('row', { name: /root/ })).toContainText('21,000')
  await expect(page.getByText('End of list')).toBeVisible()
})

test.describe('where requests fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('a transaction that is not indexed yet is looked for, until that is stopped', async ({ page, faults }) => {
    let found = false
    faults.on(record(at.orbitTransfer), () => (found ? null : json({ message: 'Not found' }, 404)))
    faults.on(/\/search$/, () => (found ? null : json({ items: [], next_page_params: null })))
    await page.goto(faults.site + pathOf(at.orbitTransfer))
    await expect(page.getByText(/It may not be indexed yet/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('Stopped checking')).toBeVisible()
    found = true
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(sentence(page)).toHaveText(/^Sent /)
  })

  test('a tab of a transaction that is not there says what its overview does', async ({ page }) => {
    await page.goto(pathOf(`0x${'1'.repeat(64)}`, '/logs'))
    await expect(page.getByText('Transaction not found on Meridian')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('the value flow fails alone', async ({ page, faults }) => {
    faults.on(/\/internal-transactions$/, () => json({ message: 'Not today' }, 422))
    await page.goto(faults.site + pathOf(at.swap))
    await expect(page.getByRole('alert')).toContainText('Couldn’t load internal transactions')
    await expect(page.getByRole('table', { name: /Net change/ })).toBeVisible()
    await expect(sentence(page)).toHaveText(/^Swapped /)
  })

  test('a raw trace of geth’s callTracer is listed, and is the call tree of an API without internal transactions', async ({
    page,
    faults,
  }) => {
    const frame = { from: at.router, to: at.dollar, gas: '0x5208', gasUsed: '0x5208', value: '0x0', input: '0x' }
    const inner = [
      { ...frame, type: 'STATICCALL' },
      { ...frame, type: 'CALL', error: 'out of gas' },
    ]
    faults.on(/\/raw-trace$/, () => json({ ...frame, type: 'CALL', calls: inner }))
    faults.on(/\/internal-transactions$/, () => json({ message: 'Unknown API v2 action' }, 400))
    await page.goto(faults.site + pathOf(at.swap, '/raw'))
    const rows = page.getByRole('table', { name: 'Raw trace' }).locator('[data-index]')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(0)).toContainText('root')
    await expect(rows.nth(2)).toContainText('out of gas')
    await page.goto(faults.site + pathOf(at.swap, '/internal?view=tree'))
    await expect(page.getByText('2 internal calls: 1 ok, 1 failed, from the raw trace')).toBeVisible()
    await expect(page.getByRole('treeitem')).toHaveCount(3)
  })
})
