import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const recipient = '0x163199ebb3c5424eE85C270B4eB6e3e1de4f8A87'
const data = `0xa9059cbb${recipient.slice(2).toLowerCase().padStart(64, '0')}${'5f5e100'.padStart(64, '0')}`

test('a link to the decode page opens the same decoding, units and hashes, and so does a reload', async ({ page }) => {
  await page.goto(`/${chain}/decode?data=${data}&address=${at.dollar}&amount=1.5&unit=gwei&signature=f(uint256)`)
  const decoded = page.getByRole('region', { name: 'Decoded data' })
  for (const open of [() => Promise.resolve(), () => page.reload()]) {
    await open()
    await expect(decoded).toContainText('transfer(address to, uint256')
    await expect(decoded).toContainText('100 USDM')
    await expect(decoded).toContainText('Decoded by the verified ABI of')
    await expect(page.getByLabel('Wei (base unit)')).toHaveValue('1500000000')
    await expect(page.getByText('f(uint256)', { exact: true })).toBeVisible()
    await expect(page.getByText('0xb3de648b', { exact: true })).toBeVisible()
  }
  await decoded.getByRole('link', { name: recipient }).click()
  await expect(page).toHaveURL(`/${chain}/address/${recipient}`)
  await page.goBack()
  await expect(decoded).toContainText('100 USDM')
})

test('the decode page is in the footer, and needs no mouse', async ({ page }) => {
  await page.goto(`/${chain}/blocks`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Decode' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Decode', exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Input data' }).press('ArrowDown')
  await page.getByLabel('Topics').fill(`0x${'ab'.repeat(32)}`)
  await expect(page.getByRole('region', { name: 'Decoded data' })).toContainText('No ABI found for 0xabab')
  await expect(page).toHaveURL(/kind=log/)
})
