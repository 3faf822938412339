import { liveConfig } from './fixtures/config'
import { json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { expect, test as base } from './fixtures/test'
import { at, chain, smallChain } from '#/testing/pages'

/** An app that is configured with one chain, and takes the others from the multichain API. */
const test = base.extend<{ listing: string }>({
  listing: async ({ faults, openSite }, use) => {
    const config = JSON.parse(liveConfig(faults.url)) as { chains: { id: string }[] }
    const chains = config.chains.filter(({ id }) => id === smallChain)
    await use(await openSite(JSON.stringify({ ...config, defaultChain: smallChain, chains, chainsFrom: 'pro' })))
  },
})

const list = /^\/pro\/api\/json\/config$/

test('chains of the multichain API are listed next to the configured ones, with known names', async ({
  page,
  faults,
  listing,
}) => {
  const chains = {
    [chain]: `${faults.url}/${chain}`,
    '1': 'http://127.0.0.1:1',
    '11155111': '',
    [smallChain]: '',
    x: '',
  }
  faults.on(list, () => json({ chains }))
  faults.on(/^\/pro\/11?/, () => null)
  await page.route(/127\.0\.0\.1:1\//, (route) =>
    route.fulfill({ json: [], headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  faults.on(/^\/pro\/(?:1|11155111)\//, () => json([]))
  await page.goto(listing)
  const main = page.getByRole('region', { name: 'Mainnets' })
  await expect(main.getByRole('link', { name: /Ethereum ETH · 1/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /Chain 8801.*Block 4\d\d/ })).toBeVisible()
  const tests = page.getByRole('region', { name: 'Testnets' })
  await expect(tests.getByRole('link', { name: /Sepolia ETH · 11155111/ })).toBeVisible()
  await expect(tests.getByRole('link', { name: /Equinox Testnet/ })).toBeVisible()
  expect(faults.askedFor(list)).toHaveLength(1)
})

test('a link to a chain that only the multichain API lists opens', async ({ page, faults, listing }) => {
  faults.on(list, () => json({ chains: { [chain]: `${faults.url}/${chain}` } }))
  await page.goto(`${listing}/${chain}/blocks`)
  await new ListView(page, 'Blocks').opened()
  await expect(page.getByRole('button', { name: 'Chain: Chain 8801. Switch' })).toBeVisible()
})

test('a link without a chain leads to a listed chain that has the record', async ({ page, faults, listing }) => {
  faults.on(list, async () => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    return json({ chains: { [chain]: `${faults.url}/${chain}` } })
  })
  await page.goto(`${listing}/tx/${at.swap}`)
  await expect(page).toHaveURL(`${listing}/${chain}/tx/${at.swap}`)
})

test.describe('with requests that fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('a chain list that cannot be loaded shows a note, and the configured chains work', async ({
    page,
    faults,
    listing,
  }) => {
    for (const [what, answer, entry] of [
      ['fails', json({ error: 'gone' }, 503), '/'],
      ['is a web page', { status: 200, type: 'text/html', body: '<!doctype html>' }, `/${smallChain}/blocks`],
      ['is not there', 'reset', `/${chain}`],
    ] as const)
      await test.step(`the list ${what}, opened at ${entry}`, async () => {
        faults.on(list, () => answer)
        await page.goto(listing + entry)
        const heading = page.getByRole('heading', { level: 1 })
        if (entry === `/${smallChain}/blocks`) await new ListView(page, 'Blocks').opened()
        else await expect(heading).toBeVisible()
        await follow(page, '/')
        await expect(page.getByRole('link', { name: /Equinox Testnet.*Block/ })).toBeVisible()
        await expect(page.getByRole('note').filter({ hasText: 'Couldn’t load the chain list' })).toBeVisible()
        await follow(page, `/${smallChain}/blocks`)
        await new ListView(page, 'Blocks').opened()
        await follow(page, `/${chain}`)
        await expect(heading).toBeVisible()
        await expect(heading).not.toHaveText('Blocks')
      })
  })
})
