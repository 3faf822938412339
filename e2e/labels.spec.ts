import { readFile, writeFile } from 'node:fs/promises'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const own = '\u202Egnp.Treasury'

test('a private label is shown next to its address everywhere, and moves to another browser as a file', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto(`/${chain}/address/${at.router}`)
  await page.getByRole('button', { name: 'Add private label' }).click()
  await page.getByRole('textbox', { name: 'Private label' }).fill(own)
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  // Hidden characters in an imported file of labels are made visible.
  await expect(heading.getByRole('img', { name: /reverse the text/ })).toBeVisible()
  await expect(heading).toContainText('gnp.Treasury')

  await page.goto(`/${chain}/address/${at.router}/txs`)
  await page.goto(`/${chain}/tx/${at.routedSwap}`)
  const mention = page.getByRole('main').locator(`a[data-address="${at.router.toLowerCase()}"]`).first()
  await expect(mention.getByRole('img', { name: 'Private label:' })).toBeVisible()
  await expect(mention).toHaveAttribute('title', new RegExp(at.router, 'i'))

  await page.goto('/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const saved = await (await download).path()
  expect(JSON.parse(await readFile(saved, 'utf8'))).toMatchObject({ labels: { [at.router.toLowerCase()]: own } })
  expect(asked.filter((each) => /Treasury/.test(decodeURIComponent(each)))).toEqual([])

  const other = await (await browser.newContext()).newPage()
  await other.goto(`${baseURL}/settings`)
  const file = other.getByLabel('Import', { exact: true })
  const broken = info.outputPath('broken.json')
  await writeFile(broken, '{')
  await file.setInputFiles(broken)
  await expect(other.getByRole('alert')).toContainText('Couldn’t import this file')
  const mixed = info.outputPath('mixed.json')
  await writeFile(
    mixed,
    JSON.stringify({ labels: { [at.router]: 'Another name', [at.dollar]: 'Dollar', '0x12': 'nobody' } }),
  )
  await file.setInputFiles(saved)
  await other.getByRole('button', { name: 'Import new labels', exact: true }).click()
  await file.setInputFiles(mixed)
  await expect(other.getByText('1 new label, 1 different from yours, 1 invalid entry')).toBeVisible()
  await expect(other.getByText('0x12 is not an address')).toBeVisible()
  await other.getByRole('button', { name: 'Import new labels', exact: true }).click()
  const labels = other.getByRole('region', { name: 'Private labels' })
  await expect(labels.getByRole('listitem')).toHaveCount(2)
  await expect(labels).toContainText('gnp.Treasury')
  await expect(labels).not.toContainText('Another name')
  await other.context().close()
})

test('bookmarks and viewed records are listed on the home page, and can be cleared there', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/${chain}/tx/${at.swap}/logs`)
  await new ListView(page, 'Logs').opened()
  const mark = page.getByRole('button', { name: 'Bookmark' })
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/${chain}/block/${at.crowdedBlock}`)
  await expect(page.getByRole('button', { name: 'Copy as' })).toBeVisible()
  // The code that saves visits is loaded when the page is idle.
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Astrolabe: all chains' }).click()
  const marked = page.getByRole('region', { name: 'Bookmarks' })
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await expect(seen.getByRole('link', { name: new RegExp(`Block .*${at.crowdedBlock}`) })).toBeVisible()
  await seen.getByRole('button', { name: 'Clear' }).click()
  await expect(seen).toHaveCount(0)
  await marked.getByRole('link').click()
  await expect(page).toHaveURL(`${baseURL}/${chain}/tx/${at.swap}`)
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/')
  await expect(marked).toHaveCount(0)
})
