import { mkdir, writeFile } from 'node:fs/promises'
import { liveConfig } from './fixtures/config'
import { startServe } from './fixtures/program'
import { expect, test } from './fixtures/test'
import { startTestChain } from '#/testing/nodeChain'
import { at, chain, listNamed } from '#/testing/pages'

const folder = 'e2e/screenshots'

const transactions = [`/${chain}/txs`, 'Transactions'] as const
function pageOf(label: string): readonly [path: string, name: string] {
  const { path, name } = listNamed(label)
  return [path, name]
}

/** Each screenshot: its file, the page with its main region, and the theme. */
const screenshots = [
  ['home', pageOf('Latest transactions'), 'light'],
  ['transactions', transactions, 'light'],
  ['transactions-dark', transactions, 'dark'],
  ['transaction', [`/${chain}/tx/${at.routedSwap}`, 'Value flow'], 'light'],
  ['nfts', pageOf('Inventory of the token'), 'light'],
] as const

let bytes = 0

test.beforeAll(() => mkdir(folder, { recursive: true }))

for (const [file, [path, name], colorScheme] of screenshots) {
  test(`takes ${file}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await expect(page.getByRole('region', { name, exact: true }).getByRole('link').first()).toBeVisible()
    // The charts load last.
    if (file === 'home') await expect(page.getByRole('figure')).toHaveCount(4)
    await page.waitForLoadState('networkidle')
    const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    bytes += screenshot.length
    expect(bytes, 'bytes of all screenshots').toBeLessThan(1_500_000)
    await writeFile(`${folder}/${file}.png`, screenshot)
  })
}

test('takes local, of a node', async ({ page }) => {
  const { node } = await startTestChain()
  const local = await startServe('--rpc', node.url)
  await page.goto(`${local.url}/31337`)
  await expect(
    page.getByRole('region', { name: 'Latest transactions', exact: true }).getByRole('row').nth(5),
  ).toBeVisible()
  await page.waitForLoadState('networkidle')
  await writeFile(`${folder}/local.png`, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  await local.close()
  await node.close()
})

/** A logo for the image of a branded explorer. */
const logo = (ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 32"><path d="M4 24c4-4 8-4 12 0s8 4 12 0M16 4v14M16 6l9 9H7z" fill="none" stroke="#7c3aed" stroke-width="2.5"/><text x="38" y="23" font-family="sans-serif" font-size="20" font-weight="700" fill="${ink}">Harbor</text></svg>`

test('takes branded, of docs/branding.md', async ({ page, demo, openSite }) => {
  const brand = {
    name: 'Harbor Explorer',
    logo: { light: '/brand/light.svg', dark: '/brand/dark.svg' },
    accent: '#7c3aed',
    notice: { text: 'Maintenance on Sunday from 10:00 UTC', url: 'https://harbor.example/status' },
    links: [
      { label: 'Terms', url: 'https://harbor.example/terms' },
      { label: 'Support', url: 'mailto:support@harbor.example' },
    ],
    attribution: 'Run by Harbor Ltd.',
    featuredChains: ['meridian'],
  }
  await page.route('**/brand/*.svg', (route) => {
    const ink = route.request().url().endsWith('light.svg') ? '#1a1c1e' : '#e8e9ea'
    return route.fulfill({ contentType: 'image/svg+xml', body: logo(ink) })
  })
  await page.goto(await openSite(JSON.stringify({ ...(JSON.parse(liveConfig(demo.url)) as object), brand })))
  await expect(page.getByRole('link', { name: /Meridian.*Block/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await writeFile(`${folder}/branded.png`, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
})
