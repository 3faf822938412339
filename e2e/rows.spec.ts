import { readPage } from './fixtures/api'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, listNamed, lists } from './pages'

for (const { name, path, source } of lists.filter(({ columns }) => columns !== null)) {
  test(`${name}: a row opens to every field that the server sent`, async ({ page, demo }) => {
    const { items } = await readPage(demo.url + source)
    await page.goto(path)
    const list = new ListView(page, name)
    await list.opened()
    const row = list.rows.first()
    await row.getByRole('button', { name: /^Details/ }).click()
    await expect(row.getByRole('term').first()).toBeVisible()
    const fields = (await row.getByRole('term').allTextContents()).map((field) => field.toLowerCase())
    expect(fields).toEqual(expect.arrayContaining(Object.keys(items[0] ?? {}).map((key) => key.replaceAll('_', ' '))))
    await row.getByRole('button', { name: /^Details/ }).click()
    await expect(row.getByRole('term')).toHaveCount(0)
  })
}

test('a row that nothing identifies is shown as unreadable, with what the server sent', async ({ page, faults }) => {
  const transactions = listNamed('Transactions')
  faults.on(endpointOf(transactions), async ({ real }) => {
    const { items } = JSON.parse(await real()) as { items: object[] }
    const unreadable = [{ hash: null, odd_field: 'kept as it came' }, 'not even a record']
    return json({ items: [...unreadable, ...items.slice(0, 3)], next_page_params: null })
  })
  await page.goto(faults.site + transactions.path)
  const list = new ListView(page, transactions.name)
  await list.opened()
  await list.expectTotal(5)
  for (const [place, words] of ['kept as it came', 'not even a record'].entries()) {
    const row = list.rows.nth(place)
    await expect(row).toContainText('Unreadable row')
    await row.getByRole('button', { name: /^Details/ }).click()
    await expect(row).toContainText(words)
  }
})

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
