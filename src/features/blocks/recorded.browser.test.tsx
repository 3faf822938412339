import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectWhole, recorded, renderAnswers } from '#/testing/answers'
import { factOf } from '#/testing/factOnPage'
import { ListOnPage } from '#/testing/listOnPage'
import '#/testing/actions'
import { buttonNamed, press } from '#/testing/actions'

for (const { name, text, body } of recorded('block')) {
  const { hash, height } = body as { hash: string; height: { value: string } }
  for (const id of [height.value, hash]) {
    test(`${name}: every value of a recorded block is on its page by ${id === hash ? 'hash' : 'height'}`, async () => {
      await renderAnswers({ [`blocks/${id}`]: text }, `block/${id}`)
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(height.value)
      await expect.element(factOf('Transactions')).toHaveTextContent(/^1$/)
      await expect.element(factOf('Gas used')).toHaveTextContent('0.12%')
      await expect.element(page.getByText('0.000000636% of the fees')).toBeVisible()
      await expectWhole(body)
    })
  }
}

const producer = `0x${'ab'.repeat(20)}`

/** Lists of blocks and of what is in them: the folder of their responses, their name, their page and their endpoint. */
const lists = [
  ['blocks', 'Blocks', 'blocks', 'blocks'],
  [
    'address-blocks-validated',
    'Blocks validated',
    `address/${producer}/blocks-validated`,
    `addresses/${producer}/blocks-validated`,
  ],
  ['block-transactions', 'Transactions', 'block/82711/txs', 'blocks/82711/transactions'],
  ['withdrawals', 'Withdrawals', 'withdrawals', 'withdrawals'],
] as const

for (const [folder, name, path, endpoint] of lists) {
  for (const { name: file, text, body } of recorded(folder)) {
    test(`${file}: ${name} has every recorded row, and every value of one in its details`, async () => {
      await renderAnswers({ [endpoint]: text }, path)
      const list = new ListOnPage(name)
      await list.opened()
      const rows = Array.isArray(body) ? body : (body as { items: unknown[] }).items
      await expect.poll(() => list.rows.length).toBe(rows.length)
      press(buttonNamed(/^Details of row 1$/))
      await expectWhole(rows[0])
    })
  }
}

for (const { name, text, body } of recorded('main-page-blocks')) {
  test(`${name}: the recorded latest blocks are on the chain’s home page`, async () => {
    await renderAnswers({ 'main-page/blocks': text, 'main-page/transactions': '[]' }, '')
    const latest = page.getByRole('region', { name: 'Latest blocks' })
    for (const { height } of (body as { height: { value: string } }[]).slice(0, 4))
      await expect.element(latest.getByRole('link', { name: height.value, exact: true })).toBeVisible()
  })
}

test('a list of blocks marks those that are not canonical, whatever the case of their type', async () => {
  const items = ['Block', 'block', 'Reorg'].map((type, height) => ({
    type,
    height,
    hash: `0x${`${height}`.repeat(64)}`,
  }))
  await renderAnswers({ blocks: JSON.stringify({ items, next_page_params: null }) }, 'blocks')
  const titles = () =>
    Array.from(document.querySelectorAll('main [data-index] a[href*="/block/"]'), ({ textContent }) => textContent)
  await expect.poll(titles).toEqual(['0', '1', '2Reorg'])
})
