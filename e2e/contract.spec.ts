import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const path = `/${chain}/address/${at.charts}/contract`
const math = '@openzeppelin/contracts/utils/math/Math.sol'

test('a link to a line opens there, other files and back keep the place, and all files are exported', async ({
  page,
}) => {
  await test.step('a link of another explorer to the code opens the Contract tab', async () => {
    await page.goto(`/address/${at.charts}#code`)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('region', { name: 'Source code', exact: true })).toBeVisible()
  })

  await page.goto(`${path}?file=${math}&L=400-402`)
  const code = page.getByRole('region', { name: `Source code of ${math}` })
  const line = code.getByRole('link', { name: 'Line 400', exact: true })
  await expect(line).toBeInViewport()
  await expect(code.locator('[aria-current]')).toHaveCount(3)

  await line.click()
  await expect(page).toHaveURL(/L=400$/)
  await code.getByRole('link', { name: 'Line 404', exact: true }).click({ modifiers: ['Shift'] })
  await expect(page).toHaveURL(/L=400-404$/)
  await expect(line).toBeInViewport()

  await page.getByRole('navigation', { name: 'Files' }).getByRole('link', { name: 'SafeCast.sol' }).click()
  await expect(page.getByRole('region', { name: /SafeCast\.sol$/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/L=400-404$/)
  await expect(line).toBeInViewport()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export ZIP' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('StarCharts.zip')
  const files = unzipSync(new Uint8Array(await readFile(await file.path())))
  expect(Object.keys(files)).toHaveLength(31)
  expect(strFromU8(files[math] ?? new Uint8Array())).toContain('library Math {')
})
