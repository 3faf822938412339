import { json } from './fixtures/faults'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

test('an icon has its place before it comes, and a letter when it fails', async ({ page, faults }) => {
  await page.route('https://icons.example/**', (route) =>
    route.request().url().endsWith('good.svg')
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>',
        })
      : route.fulfill({ contentType: 'text/plain', body: 'no picture' }),
  )
  let icon = 'good.svg'
  faults.on(new RegExp(`/tokens/${at.dollar}$`, 'i'), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), icon_url: `https://icons.example/${icon}` }),
  )
  await page.goto(`${faults.site}/${chain}/token/${at.dollar}`)
  const picture = page.getByRole('heading', { level: 1 }).locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.boundingBox()).toMatchObject({ width: 28, height: 28 })
  icon = 'bad.svg'
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('UMeridian Dollar')
  await expect(picture).toHaveCount(0)
})
