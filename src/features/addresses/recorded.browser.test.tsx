import { expect, test } from 'vitest'
import { detailsOpened, expectWhole, recorded, renderAnswers } from '#/testing/answers'
import { ListOnPage } from '#/testing/listOnPage'

const someone = `0x${'ab'.repeat(20)}`

for (const { name, text, body } of recorded('address')) {
  test(`${name}: every value of a recorded address is on its page`, async () => {
    const { hash } = body as { hash: string }
    await renderAnswers({ [`addresses/${hash}`]: text }, `address/${hash}`)
    await expect.poll(() => document.querySelector('main header dl')?.textContent).toMatch(/[\d,.]+\s?ETH/)
    await detailsOpened()
    await expectWhole(body)
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
    test(`${recording}: every value of a recorded list is in a row or its details`, async () => {
      const { items } = body as { items: unknown[] }
      await renderAnswers({ [`addresses/${someone}/${endpoint}`]: text }, `address/${someone}${tab}`)
      const list = new ListOnPage(name)
      await list.opened()
      await expect.poll(() => list.rows.length).toBe(items.length)
      for (const expander of document.querySelectorAll<HTMLElement>('button[aria-expanded=false]')) expander.click()
      await expectWhole(items)
    })
  }
}
