import { mkdir, writeFile } from 'node:fs/promises'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { chain, listNamed } from './pages'

const folder = 'e2e/screenshots'
const mobile = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

const transactions = [`/${chain}/txs`, 'Transactions'] as const
const named = (name: string) => [listNamed(name).path, name] as const

/** Each picture: its file, the page and the list on it, the theme and the window. */
const pictures = [
  ['home', named('Latest transactions'), 'light', wide],
  ['transactions', transactions, 'light', wide],
  ['transactions-dark', transactions, 'dark', wide],
  ['holders', named('Coin holders'), 'light', wide],
  ['nfts', named('NFTs of the address'), 'light', wide],
  ['mobile', transactions, 'light', mobile],
] as const

let bytes = 0

test.beforeAll(() => mkdir(folder, { recursive: true }))

for (const [file, [path, name], colorScheme, viewport] of pictures) {
  test(`takes ${file}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await new ListView(page, name).opened()
    // A chain's pictures come when all else stands.
    if (file === 'home') await expect(page.getByRole('figure')).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    bytes += picture.length
    expect(bytes, 'bytes of all pictures so far').toBeLessThan(1_500_000)
    await writeFile(`${folder}/${file}.png`, picture)
  })
}
