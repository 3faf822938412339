import { expectWhole, recorded, recordedChain } from './fixtures/recorded'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'

const someone = `0x${'ab'.repeat(20)}`

for (const { name, text, body } of recorded('address')) {
  test(`${name}: a real server’s address opens whole`, async ({ page, openAnswers }) => {
    const { hash } = body as { hash: string }
    await page.goto(`${await openAnswers({ [`addresses/${hash}`]: text })}/${recordedChain}/address/${hash}`)
    await expect(page.locator('main header p').first()).toHaveText(/Holds (?:no|[\d,.]+) ETH/)
    await page.locator('summary', { hasText: /^Details$/ }).click()
    await expect(page.getByText('Raw API response')).toBeVisible()
    await expectWhole(page, body)
  })
}

/** The lists of an address: their recordings, their tabs and their names. */
const lists = [
  ['address-transactions', 'transactions', '', 'Transactions'],
  ['address-token-transfers', 'token-transfers', '/token-transfers', 'Token transfers'],
  ['address-tokens', 'tokens', '/tokens', 'Tokens of the address'],
  ['address-blocks-validated', 'blocks-validated', '/blocks-validated', 'Blocks validated'],
  ['address-withdrawals', 'withdrawals', '/withdrawals', 'Withdrawals'],
] as const

for (const [folder, endpoint, tab, name] of lists) {
  for (const { name: recording, text, body } of recorded(folder)) {
    test(`${recording}: a real server’s list opens whole`, async ({ page, openAnswers }) => {
      const { items } = body as { items: unknown[] }
      const site = await openAnswers({ [`addresses/${someone}/${endpoint}`]: text })
      await page.goto(`${site}/${recordedChain}/address/${someone}${tab}`)
      const view = new ListView(page, name)
      await view.opened()
      await expect(view.rows).toHaveCount(items.length)
      await page.evaluate(() => {
        for (const expander of document.querySelectorAll<HTMLElement>('button[aria-expanded=false]')) expander.click()
      })
      await expectWhole(page, items)
    })
  }
}
