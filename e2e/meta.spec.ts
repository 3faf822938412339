import type { Page } from '@playwright/test'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

/** What the document's head says of the page, each once; more or less than one of anything fails. */
async function headOf(page: Page): Promise<{ title: string; description: string; canonical: string }> {
  // Until the first page is shown the document has its defaults.
  await expect(page.locator('link[rel=canonical]')).not.toHaveCount(0)
  const found = await page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    return {
      titles: [...document.querySelectorAll('title')].filter((each) => !each.closest('svg')).map((each) => each.text),
      shared: all('meta[property="og:title"]', 'content'),
      descriptions: all('meta[name=description]', 'content'),
      sharedDescriptions: all('meta[property="og:description"]', 'content'),
      canonicals: all('link[rel=canonical]', 'href'),
    }
  })
  const { titles, descriptions, canonicals } = found
  expect(found).toEqual({
    titles: [expect.any(String)],
    shared: titles,
    descriptions: [expect.any(String)],
    sharedDescriptions: descriptions,
    canonicals: [expect.any(String)],
  })
  return { title: titles[0] ?? '', description: descriptions[0] ?? '', canonical: canonicals[0] ?? '' }
}

test('links load no document again; title, description and canonical link change with the page and are never doubled', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
  const seen = [await headOf(page)]
  const go = async (link: string, list: string) => {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await new ListView(page, list).opened()
    seen.push(await headOf(page))
  }
  await page.getByRole('link', { name: /Meridian/ }).click()
  await new ListView(page, 'Latest transactions').opened()
  seen.push(await headOf(page))
  await go('Accounts', 'Top accounts')
  await go('Tokens', 'Tokens')
  await new ListView(page, 'Tokens').rows.first().getByRole('link').first().click()
  await new ListView(page, 'Transfers').opened()
  seen.push(await headOf(page))
  for (const part of ['title', 'canonical'] as const) expect(new Set(seen.map((each) => each[part])).size).toBe(5)
  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(seen[3])
  expect(seen[0]?.canonical).toBe(`${baseURL}/`)
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)

  await page.goto(`/${chain}/block/${at.crowdedBlock}/`)
  const block = `${baseURL}/${chain}/block/${at.crowdedBlock}`
  await expect(page).toHaveURL(block)
  await expect.poll(async () => (await headOf(page)).canonical).toBe(block)
})
