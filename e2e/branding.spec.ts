import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible'
import { liveConfig } from './fixtures/config'
import { follow } from './fixtures/follow'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

/** What an operator may set, and two who set it differently. */
interface Brand {
  name: string
  [field: string]: unknown
}
const harbor: Brand = {
  name: 'Harbor Explorer',
  icon: '/brand/harbor.svg',
  logo: { light: '/brand/harbor-light.svg', dark: '/brand/harbor-dark.svg' },
  accent: '#7c3aed',
  theme: 'dark',
  notice: { text: 'Harbor moves to a new server on Sunday', url: 'https://harbor.example/status' },
  links: [
    { label: 'Terms', url: 'https://harbor.example/terms' },
    { label: 'Support', url: 'mailto:support@harbor.example' },
    { label: 'Treasury', url: `/${chain}/address/${at.nftOwner}` },
  ],
  attribution: 'Run by Harbor Ltd.',
  featuredChains: ['8802'],
}
const quay: Brand = { name: 'Quay <img src=x onerror=alert(1)>', accent: '#0f766e' }

/** The configuration of an operator; both have the same build. */
const branded = (api: string, brand: unknown) => JSON.stringify({ ...(JSON.parse(liveConfig(api)) as object), brand })

/** Answers the operator's images, and counts the requests for each. */
async function serveImages(context: BrowserContext): Promise<Map<string, number>> {
  const requests = new Map<string, number>()
  await context.route('**/brand/*.svg', (route) => {
    const { pathname } = new URL(route.request().url())
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1)
    const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><rect width="120" height="32" fill="#7c3aed"/></svg>`
    return route.fulfill({ contentType: 'image/svg+xml', body })
  })
  return requests
}

const policies = (page: Page) =>
  page.locator('meta[http-equiv="Content-Security-Policy"]').first().getAttribute('content')

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))

test('two brands, one build', async ({ page, context, demo, openSite }) => {
  const images = await serveImages(context)
  const [ours, theirs] = [await openSite(branded(demo.url, harbor)), await openSite(branded(demo.url, quay))]

  await test.step('one operator’s, as text and without what it did not set', async () => {
    await page.goto(theirs)
    await expect(page).toHaveTitle('All chains · Quay <img src=x onerror=alert(1)>')
    const home = page.getByRole('link', { name: 'Quay <img src=x onerror=alert(1)>: all chains' })
    await expect(home).toContainText('Quay <img')
    await expect(home.locator('img')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:|system)$/)
    await expect(page.getByRole('complementary', { name: 'Notice' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Mainnets 1')
  })
  const [accent, policy] = [await accentOf(page), await policies(page)]

  await test.step('the other operator’s name, logo, icon, accent, theme, notice and links', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(ours)
    await expect(page).toHaveTitle('All chains · Harbor Explorer')
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', 'Harbor Explorer')
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/brand/harbor.svg')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await accentOf(page)).toMatch(/^light-dark\(#/)
    const home = page.getByRole('link', { name: 'Harbor Explorer: all chains' })
    await expect(home.locator('img:visible')).toHaveAttribute('src', '/brand/harbor-dark.svg')
    expect(images.get('/brand/harbor-light.svg'), 'requests for the logo of the other theme').toBeUndefined()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Featured 1')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Run by Harbor Ltd.')
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:support@harbor.example')
    await expect(page.getByText('Astrolabe')).toHaveCount(0)
    expect(await accentOf(page)).not.toBe(accent)
    expect(await policies(page)).toBe(policy)
    // Without the operator's theme, as in the browser of a user who selected System: light and dark.
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'system'))
    await expectAccessible(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  })

  await test.step('links within the explorer and chains do not reload', async () => {
    await page.evaluate(() => Reflect.set(globalThis, 'same', true))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Treasury' }).click()
    await expect(page).toHaveURL(`${ours}/${chain}/address/${at.nftOwner}`)
    await expect(page).toHaveTitle(/ · Meridian · Harbor Explorer$/)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'same'))).toBe(true)
    const notice = page.getByRole('complementary', { name: 'Notice' })
    await expect(notice.getByRole('link')).toHaveAttribute('href', 'https://harbor.example/status')
    await notice.getByRole('button', { name: 'Dismiss' }).click()
  })

  await test.step('a theme that the user selects wins, System too; a dismissed notice stays away', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await follow(page, '/settings')
    await page.getByRole('radio', { name: 'System' }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
    await expect(page.getByRole('complementary', { name: 'Notice' })).toHaveCount(0)
    const shown = page.getByRole('link', { name: 'Harbor Explorer: all chains' }).locator('img:visible')
    await expect(shown).toHaveAttribute('src', '/brand/harbor-light.svg')
  })

  await test.step('a narrow window shows the icon', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const shown = page.getByRole('link', { name: 'Harbor Explorer: all chains' }).locator('img:visible')
    await expect(shown).toHaveAttribute('src', '/brand/harbor.svg')
  })
})

test.describe('with images that cannot be loaded', () => {
  test.use({ tolerates: 'failed requests' })

  test('the name takes the place of the logo', async ({ page, demo, openSite }) => {
    await page.route('**/brand/*.svg', (route) => route.fulfill({ status: 404 }))
    await page.goto(await openSite(branded(demo.url, harbor)))
    await expect(page.getByRole('link', { name: 'Harbor Explorer: all chains' })).toContainText('Harbor Explorer')
  })
})

test('a wrong brand is named field by field', async ({ page, demo, openSite }) => {
  const wrong = {
    name: '',
    icon: 'https://cdn.example/icon.svg',
    accent: 'violet',
    theme: 'sepia',
    notice: { text: 'one line\nand another' },
    links: [{ label: 'Terms', url: 'javascript:alert(1)' }],
  }
  await page.goto(await openSite(branded(demo.url, wrong)))
  await expect(page.getByRole('heading', { name: 'Invalid configuration' })).toBeVisible()
  for (const problem of [
    'brand.name must be one line of 1 to 40 characters',
    'brand.icon must be a path of this origin such as "/brand/logo.svg"',
    'brand.accent must be a color such as "#627eea"',
    'brand.theme must be "system" or "light" or "dark"',
    'brand.notice.text must be one line of 1 to 200 characters',
    'brand.links[0].url must be an http(s) or mailto URL, or a path of this explorer such as "/1/blocks"',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: problem })).toBeVisible()
})
