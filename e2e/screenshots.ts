import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from './fixtures/test'
import { at, chain, listNamed } from './pages'

const folder = 'e2e/screenshots'

const transactions = [`/${chain}/txs`, 'Transactions'] as const
const named = (name: string) => [listNamed(name).path, name] as const

/** Each picture: its file, the page, the part of it that it is about, and the theme. */
const pictures = [
  ['home', named('Latest transactions'), 'light'],
  ['transactions', transactions, 'light'],
  ['transactions-dark', transactions, 'dark'],
  ['transaction', [`/${chain}/tx/${at.routedSwap}`, 'Value flow'], 'light'],
  ['nfts', named('Instances of the token'), 'light'],
] as const

let bytes = 0

test.beforeAll(() => mkdir(folder, { recursive: true }))

for (const [file, [path, name], colorScheme] of pictures) {
  test(`takes ${file}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await expect(page.getByRole('region', { name, exact: true }).getByRole('link').first()).toBeVisible()
    // A chain's pictures come when all else stands.
    if (file === 'home') await expect(page.getByRole('figure')).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    bytes += picture.length
    expect(bytes, 'bytes of all pictures so far').toBeLessThan(1_500_000)
    await writeFile(`${folder}/${file}.png`, picture)
  })
}
