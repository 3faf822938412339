import { expectAccessible } from './fixtures/accessible'
import { liveConfig } from './fixtures/config'
import { json } from './fixtures/faults'
import { expect, test } from './fixtures/test'

test('home lists all chains with their newest block, testnets in a section of their own', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('region', { name: 'Mainnets' })
  const tests = page.getByRole('region', { name: 'Testnets' })
  await expect(main.getByRole('link', { name: /Meridian.*Block 4\d\d.*ago/ })).toBeVisible()
  await expect(tests.getByRole('link', { name: /Equinox Testnet.*Block 1\d\d.*ago/ })).toBeVisible()
  // The demo chain was recorded days ago.
  await expect(main.getByText(/^Latest block .* ago$/)).toBeVisible()
  await expect(main.getByRole('link')).toHaveCount(1)
  // src/testing/looks.browser.test.tsx has the desktop.
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await main.locator('.bars a').first().click()
  await expect(page).toHaveURL(/\/8801\/block\/\d+$/)
  await page.goBack()
  await main.getByRole('listitem').click({ position: { x: 300, y: 8 } })
  await expect(page).toHaveURL(/\/8801$/)
})

test.describe('with requests that fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('a chain that fails shows its error, while the others load', async ({ page, faults }) => {
    faults.on(/\/8801\/api\/v2\/main-page\/blocks$/, () => json({ message: 'Unknown API v2 action' }, 400))
    // A chain without the multichain API is read from an instance of its own.
    const config = JSON.parse(liveConfig(faults.url)) as { chains: { id: string; baseUrl?: string }[] }
    expect(config.chains.find(({ id }) => id === '8802')?.baseUrl).toBe(`${faults.url}/8802`)
    faults.on(/\/8802\/api\/v2\//, () => json({ error: 'unavailable' }, 503))
    await page.goto(faults.site)
    await expect(page.getByRole('link', { name: /Meridian.*Block 4\d\d.*ago/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Equinox Testnet.*Latest block: failed/ })).toBeVisible()
  })
})

test('of two hundred chains only those on the screen are requested, once each', async ({ page, faults, openSite }) => {
  const config = JSON.parse(liveConfig(faults.url)) as { chains: object[] }
  const others = Array.from({ length: 200 }, (_, place) => ({
    id: String(100_000 + place),
    name: `Network ${place}`,
    baseUrl: `${faults.url}/many/${place}`,
    currency: { name: 'Coin', symbol: 'C' },
  }))
  faults.on(/^\/many\//, () => json([{ height: 7, timestamp: new Date().toISOString(), hash: `0x${'1'.repeat(64)}` }]))
  await page.goto(await openSite(JSON.stringify({ ...config, chains: [...config.chains, ...others] })))
  await expect(page.getByRole('link', { name: /Network 3\b.*Block 7/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const first = faults.askedFor(/^\/many\//).map(({ pathname }) => pathname)
  expect(new Set(first).size).toBe(first.length)
  expect(first.length).toBeLessThan(60)
  await page.getByRole('link', { name: /Network 199\b/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: /Network 199\b.*Block 7/ })).toBeVisible()
})
