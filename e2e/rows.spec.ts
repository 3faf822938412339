import { readPage } from '#/testing/rawPages'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, listNamed } from '#/testing/pages'

test('NFTs are filtered by type, in the address', async ({ page, demo }) => {
  const nfts = listNamed('NFTs of the address')
  const of = async (type: string) => (await readPage(`${demo.url}${nfts.source}?type=${type}`)).items.length
  await page.goto(`${nfts.path}?type=ERC-1155`)
  const list = new ListView(page, nfts.name)
  await list.opened()
  await list.expectTotal(await of('ERC-1155'))
  await page.getByRole('link', { name: 'ERC-404', exact: true }).click()
  await expect(page).toHaveURL(/type=ERC-404(,|%2C)ERC-1155$/)
  await list.opened()
  await list.expectTotal(await of('ERC-404,ERC-1155'))
})

test('a token id of 77 digits is shown and linked with all of them', async ({ page }) => {
  await page.goto(`/${chain}/token/${at.curios}/instance/${at.longId}`)
  await expect(page.getByText(at.longId).first()).toBeVisible()
  await page.getByRole('link', { name: /^Transfers/ }).click()
  await expect(page).toHaveURL(new RegExp(`/instance/${at.longId}/transfers$`))
})

test('a click anywhere on a row opens its record, or its details where it has none', async ({ page }) => {
  await page.goto(`/${chain}/token-transfers`)
  const transfers = new ListView(page, 'Token transfers')
  await transfers.opened()
  const record = (await transfers.rows.first().getByRole('link').first().getAttribute('href')) ?? ''
  expect(record).toMatch(/\/tx\/0x/)
  await transfers.rows
    .first()
    .getByRole('cell')
    .nth(1)
    .click({ position: { x: 2, y: 2 } })
  await expect(page).toHaveURL(new RegExp(`${record}$`))

  const logs = listNamed('Logs of the transaction')
  await page.goto(logs.path)
  const list = new ListView(page, logs.name)
  await list.opened()
  const [row, button] = [list.rows.first(), list.rows.first().getByRole('button', { name: /^Details/ })]
  for (const isOpen of ['true', 'false']) {
    await row
      .getByRole('cell')
      .first()
      .click({ position: { x: 2, y: 2 } })
    await expect(button).toHaveAttribute('aria-expanded', isOpen)
  }
  await expect(page).toHaveURL(new RegExp(`${logs.path}$`))
})
