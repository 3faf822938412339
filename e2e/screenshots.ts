import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from './fixtures/test'
import { at, chain, listNamed } from './pages'

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
    if (file === 'home') await expect(page.getByRole('figure')).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    bytes += screenshot.length
    expect(bytes, 'bytes of all screenshots').toBeLessThan(1_500_000)
    await writeFile(`${folder}/${file}.png`, screenshot)
  })
}
