import { liveConfig } from './fixtures/config'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { listNamed } from '#/testing/pages'

const one = { id: '1', name: 'One', baseUrl: 'https://one.example', currency: { name: 'One', symbol: 'ONE' } }

/** A config.json that cannot be used, and the field that the page must name; src/data/config/config.test.ts has more mistakes. */
const mistakes: [what: string, config: string | null, field: string][] = [
  ['is missing', null, 'config.json'],
  ['is not JSON', '{ "chains": [', 'config.json'],
  ['is the app’s own page', '<!doctype html>', 'config.json'],
  ['has a script for a server', JSON.stringify({ chains: [{ ...one, baseUrl: 'javascript:1' }] }), 'chains[0].baseUrl'],
  ['has a typo', JSON.stringify({ chians: [one] }), 'Unknown field "chians". Did you mean "chains"?'],
  ['has one chain twice', JSON.stringify({ chains: [one, one] }), 'chains[1].id'],
]

test.describe('with requests that fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('an invalid config.json shows an error that names the field', async ({ page, openSite }) => {
    for (const [what, config, field] of mistakes) {
      await test.step(what, async () => {
        await page.goto(`${await openSite(config)}/1/txs`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main').getByRole('listitem')).toContainText([field])
      })
    }
  })
})

test('an unknown field of a config.json is named with the likely one, and the rest is used', async ({
  page,
  demo,
  openSite,
}) => {
  const config = JSON.stringify({ ...(JSON.parse(liveConfig(demo.url)) as object), brnad: { name: 'Harbor' } })
  await page.goto(`${await openSite(config)}/8802/blocks`)
  const notice = page.getByRole('complementary', { name: 'Configuration' })
  await expect(notice).toContainText('config.json: Unknown field "brnad". Did you mean "brand"?')
  await new ListView(page, 'Blocks').opened()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
})

test('APIs of other origins work, and a chain without the multichain API uses its own', async ({
  page,
  demo,
  openSite,
}) => {
  const list = listNamed('Transactions of the block')
  const asked = (path: string) => page.waitForRequest((request) => request.url().startsWith(demo.url + path))
  const site = await openSite(liveConfig(demo.url))
  const multichain = asked(list.source)
  await page.goto(site + list.path)
  await new ListView(page, list.name).opened()
  await multichain
  const instance = asked('/8802/api/v2/')
  await follow(page, '/8802/txs')
  await new ListView(page, 'Transactions').opened()
  await instance
})
