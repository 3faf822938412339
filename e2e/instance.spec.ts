import type { Page } from '@playwright/test'
import landmarks from '#/demo/landmarks.json' with { type: 'json' }
import { liveConfig } from './fixtures/config'
import { serveOnlyContract } from '#/testing/contractOnly'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expectAccessible } from './fixtures/accessible'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const head = (page: Page) => page.locator('main header')
const pathOf = (token: string, id: string, tab = '', on = chain) =>
  `/${on}/token/${token}/instance/${id}${tab && `/${tab}`}`
const endpoint = (token: string, id: string, more = '') => new RegExp(`/tokens/${token}/instances/${id}${more}$`, 'i')
const burned = ['13', landmarks['8802'].orbit] as const

/** NFTs of the demo, each with its sentence. */
const said = [
  [pathOf(at.charts, '7'), /^#7 of Star Charts, owned by .+\.$/],
  [pathOf(at.almanac, at.manyHoldersId), /^#0 of .+\. Multiple holders possible\.$/],
  [pathOf(at.curios, at.longId), /^#71428…71428 of .+, owned by .+\.$/],
  [pathOf(burned[1], burned[0], '', '8802'), /^#13 of Orbit, burnt\.$/],
] as const

for (const [path, sentence] of said) {
  test(`${path}: a sentence says which and whose it is`, async ({ page }) => {
    await page.goto(path)
    await expect(head(page).getByText(sentence)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Transfers [1-9]/ })).toBeVisible()
    for (const tab of ['Transfers', 'Holders', 'Metadata']) {
      await page.getByRole('navigation', { name: 'NFT' }).getByRole('link', { name: tab }).click()
      await expect(page.getByRole('region', { name: tab, exact: true })).toBeVisible()
    }
  })

  for (const tab of ['', '/transfers', '/holders', '/metadata']) {
    test(`${path}${tab}: axe finds nothing`, async ({ page }) => {
      await page.goto(path + tab)
      await expect(head(page).getByText(sentence)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
    })
  }
}

test('how many hold an NFT that several may hold is told, and leads to them', async ({ page }) => {
  await page.goto(pathOf(at.almanac, at.manyHoldersId))
  await page.getByRole('link', { name: /^(more than )?[1-9]\d* holders$/ }).click()
  await new ListView(page, 'Holders of the NFT').opened()
})

test('a burned NFT says how it ended, and its transfers are there', async ({ page }) => {
  await page.goto(pathOf(burned[1], burned[0], '', '8802'))
  await expect(page.getByRole('definition').filter({ hasText: 'Burnt' })).toBeVisible()
  await page.getByRole('link', { name: /^Transfers/ }).click()
  await new ListView(page, 'Transfers').opened()
  await expect(page.getByText('Burnt').first()).toBeVisible()
  await page.getByRole('link', { name: 'Holders', exact: true }).last().click()
  await expect(page.getByRole('main').getByText('Burnt', { exact: true })).toHaveCount(2)
})

test('traits have the form that their author asked for; what is no web address is no link', async ({
  page,
  faults,
}) => {
  faults.on(endpoint(at.charts, '7'), async ({ real }) => {
    const metadata = {
      name: 'Seven',
      description: 'two\nlines \u202e reversed',
      home_url: 'javascript:alert(1)',
      attributes: [
        { trait_type: 'Level', value: 7, max_value: 10, display_type: 'number' },
        { trait_type: 'Speed', value: 15, display_type: 'boost_percentage' },
        { trait_type: 'Born', value: 1_546_360_800, display_type: 'date' },
        { trait_type: 'Aura', value: 'red', display_type: 'hologram' },
        { trait_type: '<b>x</b>', value: { deep: [1] } },
      ],
    }
    return json({
      ...(JSON.parse(await real()) as object),
      external_app_url: 'https://xn--pple-43d.example/a?b',
      metadata,
    })
  })
  await page.goto(faults.site + pathOf(at.charts, '7'))
  const overview = page.getByRole('region', { name: 'Overview' })
  for (const words of [
    '7 of 10',
    '+15%',
    '2019-01-01 16:40:00 UTC',
    '(display type: hologram)',
    '{"deep":[1]}',
    'xn--pple-43d.example',
    'U+202E',
  ])
    await expect(overview.getByText(words).first()).toBeVisible()
  await expect(page.locator('main a:not([href^="/"]):not([data-external])')).toHaveCount(0)
})

test('five megabytes of metadata and ten thousand traits open, piece by piece', async ({ page, faults }) => {
  const attributes = Array.from({ length: 10_000 }, (_, i) => ({ trait_type: `Trait ${i}`, value: i }))
  const metadata = { name: 'Huge', blob: 'x'.repeat(5_000_000), attributes }
  faults.on(endpoint(at.charts, '7'), async ({ real }) => json({ ...(JSON.parse(await real()) as object), metadata }))
  await page.goto(faults.site + pathOf(at.charts, '7', 'metadata'))
  await expect(page.getByRole('heading', { name: 'Attributes 10,000' })).toBeVisible()
  expect(await page.locator('*').count()).toBeLessThan(1500)
  await page.getByRole('button', { name: 'Show more attributes (9,940 left)' }).click()
  await expect(page.getByText('Trait 659', { exact: true })).toBeVisible()
  await page.getByText('10,000 items').click()
  await expect(page.getByRole('button', { name: 'Show more (9,800 left)' })).toBeVisible()
  await expect(page.getByText(/^First 20,000 of 5,000,000 characters/)).toBeVisible()
})

test('a card of the gallery fills the page before its own answer comes', async ({ page, faults }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  faults.on(endpoint(at.charts, '112'), async () => {
    await held
    return null
  })
  await page.goto(`${faults.site}/${chain}/token/${at.charts}/instances`)
  await new ListView(page, 'Inventory of the token').opened()
  await page.getByRole('link', { name: 'Chart 112' }).click()
  await expect(head(page)).toContainText('#112 of Star Charts')
  await expect(page.getByRole('img', { name: 'Chart 112' })).toBeVisible()
  answer()
})

test.describe('where requests fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('a server with the contract’s endpoints alone tells it from transfers and the owner’s NFTs', async ({
    page,
    faults,
  }) => {
    serveOnlyContract(faults)
    await page.goto(faults.site + pathOf(at.charts, '7'))
    await expect(head(page).getByText(/^#7 of Star Charts, owned by .+\.$/)).toBeVisible()
    await expect(head(page)).toContainText('Partial data (from transfers)')
    await expect(page.getByRole('img', { name: 'Chart 7' })).toBeVisible()
    await expect(page.getByText('Latitude')).toBeVisible()
    await page.getByRole('link', { name: 'Holders', exact: true }).last().click()
    await new ListView(page, 'Holders of the NFT').opened()
  })

  test('one that was never minted is not found', async ({ page, faults }) => {
    faults.on(endpoint(at.charts, '99999'), () => json({ message: 'Not found' }, 404))
    faults.on(endpoint(at.charts, '99999', '/transfers'), () => json({ items: [], next_page_params: null }))
    await page.goto(faults.site + pathOf(at.charts, '99999'))
    await expect(page.getByText('NFT not found.')).toBeVisible()
    for (const tab of ['/transfers', '/metadata']) {
      await page.goto(pathOf(at.curios, '99999', tab))
      await expect(page.getByText(/^NFT not found/)).toBeVisible()
    }
  })

  test('one that the server has no record of is told by its transfers', async ({ page, faults }) => {
    faults.on(endpoint(at.charts, '7'), () => json({ message: 'Not found' }, 404))
    faults.on(/\/addresses\/.*\/nft$/, () => json('"Internal server error"', 500))
    await page.goto(faults.site + pathOf(at.charts, '7'))
    await expect(head(page).getByText(/^#7 of Star Charts, owned by .+\.$/)).toBeVisible()
    await expect(page.getByText('NFT details not found')).toBeVisible()
    await expect(page.getByText('(from latest transfer)')).toBeVisible()
  })

  test('holders without a key: says what lists them, and the owner', async ({ page, demo, openSite }) => {
    const config = JSON.parse(liveConfig(demo.url)) as { chains: { id: string; baseUrl?: string }[] }
    for (const each of config.chains) each.baseUrl ??= `${demo.url}/${each.id}`
    await page.route(/api.*\/holders$/, (route) =>
      route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
    )
    await page.goto((await openSite(JSON.stringify(config))) + pathOf(at.charts, '7', 'holders'))
    await expect(page.getByText('Holders of single NFTs are not available for this chain')).toBeVisible()
    await expect(page.getByText('Add an API key in')).toBeVisible()
    await expect(page.getByText('Owner:')).toBeVisible()
  })
})

test('an empty list of holders names the owner of the record', async ({ page, faults }) => {
  faults.on(endpoint(at.charts, '7', '/holders'), () => json({ items: [], next_page_params: null }))
  await page.goto(faults.site + pathOf(at.charts, '7', 'holders'))
  await expect(page.getByText('No holders yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Holders' }).locator('a[data-address]')).toBeVisible()
})
