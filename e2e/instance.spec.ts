import { liveConfig } from './fixtures/config'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

test.use({ tolerates: 'failed requests' })

test('holders without a key: says what lists them, and the owner', async ({ page, demo, openSite }) => {
  const config = JSON.parse(liveConfig(demo.url)) as { chains: { id: string; baseUrl?: string }[] }
  for (const each of config.chains) each.baseUrl ??= `${demo.url}/${each.id}`
  await page.route(/api.*\/holders$/, (route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await page.goto((await openSite(JSON.stringify(config))) + `/${chain}/token/${at.charts}/instance/7/holders`)
  await expect(page.getByText('Holders of single NFTs are not available for this chain')).toBeVisible()
  await expect(page.getByText('Add an API key in')).toBeVisible()
  await expect(page.getByText('Owner:')).toBeVisible()
})
