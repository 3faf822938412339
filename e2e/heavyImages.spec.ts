import type { Page } from '@playwright/test'
import { type FaultServer, json } from './fixtures/faults'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

// src/features/nfts/heavyImages.browser.test.tsx has images that are texts.

const path = `/${chain}/token/${at.charts}/instance/7`
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' })
const image = (page: Page) => overview(page).getByRole('img', { name: 'Seven' })

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`
const uses = [1, 2, 3, 4, 5, 6].map((depth) => `<g id="a${depth}">${`<use href="#a${depth - 1}"/>`.repeat(10)}</g>`)
const heavy = svg(`<path id="a0" d="M0 0h1"/>${uses.join('')}`)
const light = svg('<rect width="9" height="9"/>')

function publish(faults: FaultServer, image_url: string): void {
  faults.on(new RegExp(`/tokens/${at.charts}/instances/7$`, 'i'), async ({ real }) =>
    json({
      ...(JSON.parse(await real()) as object),
      image_url,
      thumbnails: null,
      animation_url: null,
      metadata: { name: 'Seven' },
    }),
  )
}

/** A host of SVG; returns the requests that it got. */
async function host(page: Page, body: string, isReadable: boolean) {
  const asked: string[] = []
  await page.context().route(/a\.test/, async (route) => {
    asked.push(`${route.request().method()} as ${route.request().resourceType()}`)
    const headers = { 'access-control-allow-origin': isReadable ? '*' : 'https://b.test' }
    await route.fulfill({ contentType: 'image/svg+xml', body, headers })
  })
  return asked
}

for (const url of ['https://a.test/7.svg', 'https://a.test/7']) {
  test(`${url}: SVG of a host is read once and shown as it was read, unless it is heavy`, async ({ page, faults }) => {
    const asked = await host(page, light, true)
    publish(faults, url)
    await page.goto(faults.site + path)
    await expect(image(page)).toHaveAttribute('src', /^data:image\/svg/)
    expect(asked).toEqual(url.endsWith('svg') ? ['GET as fetch'] : ['HEAD as fetch', 'GET as fetch'])

    await host(page, heavy, true)
    await page.reload()
    await expect(overview(page).getByText('Too complex to show')).toBeVisible()
    await expect(image(page)).toHaveCount(0)
    await overview(page).getByRole('button', { name: 'Show source' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Image source' }).getByRole('link', { name: /a\.test/ }),
    ).toBeVisible()
  })
}

test.describe('of a host that other sites cannot read', () => {
  // The frame reports that it was not allowed to read.
  test.use({ tolerates: 'refused attacks' })

  test('SVG is shown in the sandbox on a click', async ({ page, faults }) => {
    const asked = await host(page, light, false)
    publish(faults, 'https://a.test/7.svg')
    await page.goto(faults.site + path)
    await expect(overview(page).getByText('This SVG could not be checked')).toBeVisible()
    expect(asked).toEqual(['GET as fetch'])
    await overview(page).getByRole('button', { name: 'Show in sandbox' }).click()
    const framed = page.frameLocator('iframe[title="Seven"]').getByRole('img', { name: 'Seven' })
    await expect.poll(() => framed.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
    await expect(image(page)).toHaveCount(0)
  })

  test('an image of unknown type is shown', async ({ page, faults }) => {
    await host(page, light, false)
    publish(faults, 'https://a.test/7')
    await page.goto(faults.site + path)
    await expect(image(page)).toHaveAttribute('src', 'https://a.test/7')
  })
})
