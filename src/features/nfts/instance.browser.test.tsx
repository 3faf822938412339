import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import landmarks from '#/demo/landmarks.json'
import { at, chain } from '#/testing/pages'
import { serveOnlyContract } from '#/testing/contractOnly'
import { expectAccessible } from '#/testing/expectAccessible'
import { ListOnPage } from '#/testing/listOnPage'
import '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { renderAnswers } from '#/testing/answers'
import { startTestApi, type TestApi } from '#/testing/testApi'

const head = () => page.getByCss('main header')
const pathOf = (token: string, id: string, tab = '', on = chain) =>
  `/${on}/token/${token}/instance/${id}${tab && `/${tab}`}`
const endpoint = (token: string, id: string, more = '') => new RegExp(`/tokens/${token}/instances/${id}${more}$`, 'i')
const notFound = () => json({ message: 'Not found' }, 404)
const burned = ['13', landmarks['8802'].orbit] as const

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

/** NFTs of the demo, each with its sentence. */
const said = [
  [pathOf(at.charts, '7'), /^#7 of Star Charts, owned by .+\.$/],
  [pathOf(at.almanac, at.manyHoldersId), /^#0 of .+\. Multiple holders possible\.$/],
  [pathOf(at.curios, at.longId), /^#71428…71428 of .+, owned by .+\.$/],
  [pathOf(burned[1], burned[0], '', '8802'), /^#13 of Orbit, burnt\.$/],
] as const

for (const [path, sentence] of said) {
  test(`${path}: each tab has a sentence with collection and owner, and passes axe`, async () => {
    const router = await renderApp(path)
    await expect.element(head().getByText(sentence)).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^Transfers [1-9]/ })).toBeVisible()
    await settled(router)
    await expectAccessible()
    for (const tab of ['Transfers', 'Holders', 'Metadata']) {
      await page.getByRole('navigation', { name: 'NFT' }).getByRole('link', { name: tab }).click()
      await expect.element(page.getByRole('region', { name: tab, exact: true })).toBeVisible()
      await expect.element(head().getByText(sentence)).toBeVisible()
    }
  })
}

test('the header has the token type; a different one of the NFT is in the details', async () => {
  const hash = `0x${'a'.repeat(40)}`
  const fact = () => page.getByRole('definition').filter({ hasText: /ERC-/ })
  const body = { id: '5', is_unique: true, owner: { hash: `0x${'b'.repeat(40)}` } }
  const token = { address_hash: hash, name: 'Charts', type: 'ERC-721' }
  for (const type of ['ERC-721', 'ERC-404']) {
    const instance = JSON.stringify({ ...body, token_type: type, token })
    await renderAnswers({ [`tokens/${hash}/instances/5`]: instance }, `token/${hash}/instance/5`)
    await expect.element(head().getByText('ERC-721')).toBeVisible()
    await expect.element(page.getByRole('definition').filter({ hasText: 'Charts' })).toBeVisible()
    await expect
      .poll(() =>
        fact()
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(type === 'ERC-404' ? [type] : [])
  }
})

test('the number of holders links to them', async () => {
  await renderApp(pathOf(at.almanac, at.manyHoldersId))
  await page.getByRole('link', { name: /^(more than )?[1-9]\d* holders$/ }).click()
  await new ListOnPage('Holders of the NFT').opened()
})

test('a burnt NFT shows so on its page, in its transfers and in its holders', async () => {
  await renderApp(pathOf(burned[1], burned[0], '', '8802'))
  await expect.element(page.getByRole('definition').filter({ hasText: 'Burnt' })).toBeVisible()
  await page.getByRole('link', { name: /^Transfers/ }).click()
  await new ListOnPage('Transfers').opened()
  await expect.element(page.getByText('Burnt').first()).toBeVisible()
  await page.getByRole('link', { name: 'Holders', exact: true }).last().click()
  await expect.poll(() => page.getByRole('main').getByText('Burnt', { exact: true }).length).toBe(2)
})

test('attributes follow their display type; only web URLs are links', async () => {
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
  api.on(endpoint(at.charts, '7'), async ({ real }) =>
    json({
      ...(JSON.parse(await real()) as object),
      external_app_url: 'https://xn--pple-43d.example/a?b',
      metadata,
    }),
  )
  const router = await renderApp(pathOf(at.charts, '7'), api)
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
    await expect.element(overview.getByText(words).first()).toBeVisible()
  await settled(router)
  expect(document.querySelectorAll('main a:not([href^="/"]):not([data-external])')).toHaveLength(0)
})

test('5 MB of metadata and 10,000 attributes are shown in parts', async () => {
  const attributes = Array.from({ length: 10_000 }, (_, i) => ({ trait_type: `Trait ${i}`, value: i }))
  const metadata = { name: 'Huge', blob: 'x'.repeat(5_000_000), attributes }
  api.on(endpoint(at.charts, '7'), async ({ real }) => json({ ...(JSON.parse(await real()) as object), metadata }))
  await renderApp(pathOf(at.charts, '7', 'metadata'), api)
  await expect.element(page.getByRole('heading', { name: 'Attributes 10,000' })).toBeVisible()
  expect(document.querySelectorAll('*').length).toBeLessThan(1500)
  await page.getByRole('button', { name: 'Show more attributes (9,940 left)' }).click()
  await expect.element(page.getByText('Trait 659', { exact: true })).toBeVisible()
  await page.getByText('10,000 items').click()
  await expect.element(page.getByRole('button', { name: 'Show more (9,800 left)' })).toBeVisible()
  await expect.element(page.getByText(/^First 20,000 of 5,000,000 characters/)).toBeVisible()
})

test('an NFT opened from its card shows the card while the record loads', async () => {
  api.on(endpoint(at.charts, '112'), () => new Promise(() => undefined))
  await renderApp(`/${chain}/token/${at.charts}/instances`, api)
  await new ListOnPage('Inventory of the token').opened()
  await page.getByRole('link', { name: 'Chart 112' }).click()
  await expect.element(head()).toHaveTextContent('#112 of Star Charts')
  await expect.element(page.getByRole('img', { name: 'Chart 112' })).toBeVisible()
})

test('with only the contract’s endpoints an NFT is composed from transfers and the owner’s NFTs', async () => {
  serveOnlyContract(api)
  await renderApp(pathOf(at.charts, '7'), api)
  await expect.element(head().getByText(/^#7 of Star Charts, owned by .+\.$/)).toBeVisible()
  await expect.element(head()).toHaveTextContent('Partial data (from transfers)')
  await expect.element(page.getByRole('img', { name: 'Chart 7' })).toBeVisible()
  await expect.element(page.getByText('Latitude')).toBeVisible()
  await page.getByRole('link', { name: 'Holders', exact: true }).last().click()
  await new ListOnPage('Holders of the NFT').opened()
})

test('an NFT without an image shows so, and has no Zoom', async () => {
  await renderApp(pathOf(at.curios, at.imagelessNft), api)
  await expect.element(page.getByText('No image')).toBeVisible()
  await expect.element(page.getByText('It never had an image.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Zoom' })).not.toBeInTheDocument()
  await renderApp(pathOf(at.charts, '7'), api)
  await expect.element(page.getByRole('button', { name: 'Zoom' })).toBeVisible()
})

test('a video in place of the image can be played; a blocked or failed image has no Zoom', async () => {
  const hash = `0x${'5'.repeat(40)}`
  const open = (body: object) =>
    renderAnswers({ [`tokens/${hash}/instances/2`]: JSON.stringify({ id: '2', ...body }) }, `token/${hash}/instance/2`)
  const zoom = page.getByRole('button', { name: 'Zoom' })
  await open({ image_url: 'https://media.test/clip.mp4', metadata: { name: 'Clip' } })
  await expect.element(page.getByRole('button', { name: 'Play video' })).toBeVisible()
  await expect.element(page.getByRole('main').getByText('Video', { exact: true })).toBeVisible()
  await expect.element(zoom).not.toBeInTheDocument()
  await open({ image_url: 'javascript:alert(1)' })
  await expect.element(page.getByText('Blocked: unsupported image URL')).toBeVisible()
  await expect.element(zoom).not.toBeInTheDocument()
  await open({ image_url: 'data:image/png;base64,AAAA' })
  await expect.element(page.getByText('Image not available')).toBeVisible()
  await expect.element(zoom).not.toBeInTheDocument()
  await open({ metadata: { image_data: '<svg viewBox="0 0 2 2"><rect width="2" height="2" fill="#f00"/></svg>' } })
  await expect.element(zoom).toBeVisible()
  await expect
    .poll(() => document.querySelector<HTMLImageElement>('main img[src^="data:"]')?.naturalWidth)
    .toBeGreaterThan(0)
})

test('an NFT that was never minted is not found, on any tab', async () => {
  api.on(endpoint(at.charts, '99999'), notFound)
  api.on(endpoint(at.charts, '99999', '/transfers'), () => json({ items: [], next_page_params: null }))
  await renderApp(pathOf(at.charts, '99999'), api)
  await expect.element(page.getByText('NFT not found.')).toBeVisible()
  for (const tab of ['transfers', 'metadata']) {
    await renderApp(pathOf(at.curios, '99999', tab))
    await expect.element(page.getByText(/^NFT not found/)).toBeVisible()
  }
})

test('an NFT without a record is composed from its latest transfer', async () => {
  api.on(endpoint(at.charts, '7'), notFound)
  api.on(/\/addresses\/.*\/nft$/, () => json('"Internal server error"', 500))
  await renderApp(pathOf(at.charts, '7'), api)
  await expect.element(head().getByText(/^#7 of Star Charts, owned by .+\.$/)).toBeVisible()
  await expect.element(page.getByText('NFT details not found')).toBeVisible()
  await expect.element(page.getByText('(from latest transfer)')).toBeVisible()
})

test('an NFT is not shown as missing if the API has no endpoint for it', async () => {
  serveOnlyContract(api)
  api.on(/\/addresses\/.*\/nft$/, () => json('"Internal server error"', 500))
  await renderApp(pathOf(at.charts, '7'), api)
  await expect.element(page.getByText('NFT details not available for this chain')).toBeVisible()
  await expect.element(page.getByText('(from latest transfer)')).toBeVisible()
})

test('an empty list of holders shows the owner of the record', async () => {
  api.on(endpoint(at.charts, '7', '/holders'), () => json({ items: [], next_page_params: null }))
  await renderApp(pathOf(at.charts, '7', 'holders'), api)
  await expect.element(page.getByText('No holders yet')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Holders' }).getByCss('a[data-address]')).toBeVisible()
})
