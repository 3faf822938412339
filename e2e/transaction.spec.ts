import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

test('a link to a transaction opens it; its call tree has a URL that a reload keeps, and back returns', async ({
  page,
}) => {
  const path = `/${chain}/tx/${at.recursion}`
  await page.goto(path)
  const sentence = page.locator('main h1 .sentence')
  await expect(sentence).toHaveText(/^Called /)
  const said = await sentence.innerText()
  await page.getByRole('link', { name: 'Internal transactions', exact: true }).click()
  await expect(page).toHaveURL(`${path}/internal`)
  await page.getByRole('link', { name: 'Call tree' }).click()
  const items = page.getByRole('tree').getByRole('treeitem')
  await expect(items).toHaveCount(21)
  await page.reload()
  await expect(page).toHaveURL(`${path}/internal?view=tree`)
  await expect(items).toHaveCount(21)
  await expect(sentence).toHaveText(said)
  await page.goBack()
  await expect(page.getByRole('table', { name: 'Internal transactions' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('region', { name: 'Transaction overview' })).toBeVisible()
})
