import landmarks from '#/demo/landmarks.json' with { type: 'json' }
import { gate } from '#/testing/gate'
import { pathOf } from './built'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'

const other = landmarks['8802']

test('a URL of another explorer without a chain opens the record on the chain that has it', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/tx/${other.swap}#eventlog`)
  await expect(page).toHaveURL(`${baseURL}/8802/tx/${other.swap}/logs`)
  await expect(page.getByRole('navigation', { name: 'Chain', exact: true })).toBeVisible()
  await new ListView(page, 'Logs of the transaction').opened()
})

test('the record that a row leads to opens with code that was loaded before the click', async ({ page }) => {
  const prefetched = page.waitForResponse(`**${pathOf('tx._hash.index')}`)
  await page.goto('/8801/txs')
  const list = new ListView(page, 'Transactions')
  await list.opened()
  await prefetched
  await page.waitForLoadState('networkidle')
  const { held, release } = gate()
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await list.rows.first().getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Transaction overview' })).toContainText('Timestamp')
  release()
})

test.describe('on a connection that loses a part', () => {
  test.use({ tolerates: 'failed requests' })

  test('the page of all chains stands in for their picker', async ({ page, baseURL }) => {
    await page.route(`**${pathOf('ChainPicker')}`, (route) => route.abort())
    await page.goto('/8801/txs')
    await page.getByRole('button', { name: /^Chain: / }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect(page.getByRole('link', { name: /Equinox/ }).first()).toBeVisible()
  })
})
