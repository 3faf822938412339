import { liveConfig } from './fixtures/config'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { listNamed } from './pages'

const one = { id: '1', name: 'One', baseUrl: 'https://one.example', currency: { name: 'One', symbol: 'ONE' } }

/** A config.json that cannot be used, and the field that the page must name. */
const mistakes: [what: string, config: string | null, field: string][] = [
  ['is missing', null, 'config.json'],
  ['is not JSON', '{ "chains": [', 'config.json'],
  ['is the app’s own page', '<!doctype html>', 'config.json'],
  ['is another type', '[]', 'config.json'],
  ['has no chains', '{}', 'chains'],
  ['has a chain id as a number', JSON.stringify({ chains: [{ ...one, id: 1 }] }), 'chains[0].id'],
  ['has a wrong colour', JSON.stringify({ chains: [one, { ...one, id: '2', color: 'red' }] }), 'chains[1].color'],
  ['has a script for a server', JSON.stringify({ chains: [{ ...one, baseUrl: 'javascript:1' }] }), 'chains[0].baseUrl'],
  ['has one chain twice', JSON.stringify({ chains: [one, one] }), 'chains[1].id'],
  ['starts at an unknown chain', JSON.stringify({ chains: [one], defaultChain: '7' }), 'defaultChain'],
]

test.describe('where requests fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('what is wrong with a config.json is told by the field', async ({ page, openSite }) => {
    for (const [what, config, field] of mistakes) {
      await test.step(what, async () => {
        await page.goto(`${await openSite(config)}/1/txs`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main').getByRole('listitem')).toContainText([field])
      })
    }
  })
})

for (const label of ['Transactions of the block', 'Top accounts', 'Holders of the NFT']) {
  test(`${label}: the same build reads servers of another origin`, async ({ page, demo, openSite }) => {
    const asked = page.waitForRequest((request) => request.url().startsWith(demo.url + listNamed(label).source))
    await page.goto(`${await openSite(liveConfig(demo.url))}${listNamed(label).path}`)
    await new ListView(page, listNamed(label).name).opened()
    await asked
  })
}

test('a chain without the multichain API is read from its own instance', async ({ page, demo, openSite }) => {
  const asked = page.waitForRequest((request) => request.url().startsWith(`${demo.url}/8802/api/v2/`))
  await page.goto(`${await openSite(liveConfig(demo.url))}/8802/txs`)
  await new ListView(page, 'Transactions').opened()
  await asked
})
