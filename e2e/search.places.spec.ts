import { embeddedDemo, expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

test('the home page begins with the search box, with suggestions under it on a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search all chains' })
  await expect(page.getByRole('combobox')).toHaveCount(1)
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await page.keyboard.press('/')
  await page.keyboard.type('astral')
  const option = page.getByRole('option', { name: /Astral \(AST\)/ }).first()
  await expect(option).toBeInViewport({ ratio: 1 })
  const below = (await box.boundingBox())?.y ?? 0
  expect((await option.boundingBox())?.y ?? 0).toBeGreaterThan(below)
  await option.click()
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/${chain}/token/`))
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search Meridian' })).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(1)
})

test.describe('as `npm start` serves it', () => {
  test.use(embeddedDemo)

  test('the address bar can search by OpenSearch, and opens the page of the result', async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto('/')
    const link = page.locator('link[rel=search]')
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml')
    const answer = await request.get((await link.getAttribute('href')) ?? 'none')
    expect(answer.headers()['content-type']).toContain('application/opensearchdescription+xml')
    const [, template = ''] = /<Url type="text\/html"[^>]* template="([^"]+)"/.exec(await answer.text()) ?? []
    expect(template).toBe(`${baseURL}/search?q={searchTerms}`)
    const found = (typed: string) => template.replace('{searchTerms}', encodeURIComponent(typed))
    await page.goto(found(at.swap))
    await expect(page).toHaveURL(`${baseURL}/${chain}/tx/${at.swap}`)
    await page.goto(found(`https://explorer.example/${chain}/address/${at.router}?tab=logs`))
    await expect(page).toHaveURL(`${baseURL}/${chain}/address/${at.router}/logs`)
  })
})
