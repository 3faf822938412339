import { mkdir, writeFile } from 'node:fs/promises'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { listNamed } from './pages'

const folder = 'e2e/screenshots'
const mobile = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

/** Each picture: its file, the list that it shows, the theme and the window. */
const pictures = [
  ['home', 'Latest transactions', 'light', wide],
  ['transactions', 'Transactions of the block', 'light', wide],
  ['transactions-dark', 'Transactions of the block', 'dark', wide],
  ['holders', 'Coin holders', 'light', wide],
  ['nfts', 'NFTs of the address', 'light', wide],
  ['mobile', 'Transactions of the block', 'light', mobile],
] as const

test.beforeAll(() => mkdir(folder, { recursive: true }))

for (const [file, name, colorScheme, viewport] of pictures) {
  test(`takes ${file}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await page.goto(listNamed(name).path)
    await new ListView(page, name).opened()
    await page.waitForLoadState('networkidle')
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    expect(picture.length, 'bytes of the picture').toBeLessThan(250_000)
    await writeFile(`${folder}/${file}.png`, picture)
  })
}
