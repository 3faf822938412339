import { json } from './fixtures/faults'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

test('token: has room for its logo, and a monogram where the logo fails', async ({ page, faults }) => {
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
  const heading = page.getByRole('heading', { level: 1 })
  const picture = heading.locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.boundingBox()).toMatchObject({ width: 35, height: 35 })
  icon = 'bad.svg'
  await page.reload()
  await expect(heading.locator('[data-letter=U]')).toBeVisible()
  await expect(heading).toHaveAccessibleName('Token Meridian Dollar USDM')
  await expect(picture).toHaveCount(0)
})
