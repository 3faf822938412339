import { readPage } from './fixtures/api'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, listNamed } from './pages'

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
