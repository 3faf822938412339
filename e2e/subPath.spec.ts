import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListView } from './fixtures/listView'
import { serveSite } from './fixtures/site'
import { expect, test as base } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const BASE = '/explorer/'

/** The demo, built for a path of a site that has nothing else; returns the URL of its home. */
const test = base.extend<object, { home: string }>({
  home: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'astrolabe-below-'))
      const vite = ['node_modules/vite/bin/vite.js', 'build', '--base', BASE, '--outDir', folder, '--logLevel', 'warn']
      const { status, stderr } = spawnSync(process.execPath, [...vite, '--emptyOutDir'], { encoding: 'utf8' })
      if (status !== 0) throw new Error(`The app was not built: ${stderr}`)
      const site = await serveSite(await readFile('public/config.json', 'utf8'), { folder, base: BASE })
      await use(site.url + BASE)
      await site.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

/** URLs on the page, of this site, that are outside of the app. */
const strayLinks = (own: string) =>
  [...document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>('[href]')]
    .map(({ href }) => href)
    .filter((href) => href.startsWith(location.origin) && !href.startsWith(own))

test('below a path of its site every link, reload and step back stays there', async ({ page, home }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const leadsNowhereElse = async () => expect(await page.evaluate(strayLinks, home)).toEqual([])

  await page.goto(home)
  await expect(page).toHaveTitle('All chains · Astrolabe')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', home)
  await page.locator('main').getByRole('link', { name: 'Meridian' }).first().click()
  await expect(page).toHaveURL(`${home}${chain}`)
  await leadsNowhereElse()

  await page.getByRole('navigation', { name: 'Chain' }).getByRole('link', { name: 'Transactions' }).click()
  await expect(page).toHaveURL(`${home}${chain}/txs`)
  await new ListView(page, 'Transactions').opened()
  await expect(page.getByRole('link', { name: 'Transactions', exact: true })).toHaveAttribute('aria-current', 'page')
  await leadsNowhereElse()

  await page.locator('main').getByRole('row').nth(1).locator('a[href*="/tx/"]').first().click()
  await expect(page).toHaveURL(new RegExp(`^${home}${chain}/tx/0x`))
  await page.getByRole('link', { name: 'Logs' }).click()
  await expect(page).toHaveURL(/\/logs$/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Logs' })).toHaveAttribute('aria-current', 'page')
  await leadsNowhereElse()
  await page.goBack()
  await page.goBack()
  await new ListView(page, 'Transactions').opened()
  expect(asked.filter((url) => !url.startsWith(home))).toEqual([])
})

test('below a path of its site links of other forms lead to it, and the search', async ({ page, home }) => {
  for (const [from, to] of [
    ['meridian/blocks', `${chain}/blocks`],
    ['block/7', `${chain}/block/7`],
    [`${chain}/block/007`, `${chain}/block/7`],
    [`${chain}/token/${at.charts}/instance/007`, `${chain}/token/${at.charts}/instance/7`],
    [`${chain}/blocks/?type=uncle`, `${chain}/blocks?type=uncle`],
    [`search?q=${encodeURIComponent(`${home}${chain}/block/7`)}`, `${chain}/block/7`],
  ] as const) {
    await page.goto(home + from)
    await expect(page).toHaveURL(home + to)
    await expect(page.locator('main h1')).toBeVisible()
  }
  await page.goto(`${home}${chain}/blocks`)
  await page.getByRole('combobox').fill('8')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${home}${chain}/block/8`)
  await expect(page.locator('main h1')).toContainText('8')
  // The chains lead to the same page on themselves.
  await page.goto(`${home}${chain}/blocks`)
  await page.getByRole('button', { name: 'Chain: Meridian. Switch' }).click()
  await page
    .getByRole('dialog', { name: 'Switch chain' })
    .getByRole('option', { name: /Equinox/ })
    .click()
  await expect(page).toHaveURL(`${home}8802/blocks`)
  await new ListView(page, 'Blocks').opened()
})
