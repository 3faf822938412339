import { ListView } from './fixtures/listView'
import { expectWhole, recorded, recordedChain } from './fixtures/recorded'
import { expect, test } from './fixtures/test'

for (const { name, text, body } of recorded('block')) {
  const { hash, height } = body as { hash: string; height: { value: string } }
  for (const id of [height.value, hash]) {
    test(`${name}: a real server’s block opens whole by ${id === hash ? 'its hash' : 'its height'}`, async ({
      page,
      openAnswers,
    }) => {
      await page.goto(`${await openAnswers({ [`blocks/${id}`]: text })}/${recordedChain}/block/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(height.value)
      await expect(page.locator('main header p')).toHaveText(/^Block \d+: 1 transaction, 0\.12% gas used/)
      await expect(page.getByText('0.000000636% of the fees')).toBeVisible()
      await expectWhole(page, body)
    })
  }
}

const producer = `0x${'ab'.repeat(20)}`

/** Lists of blocks and of what is in them: the folder of their answers, their name, their page and their endpoint. */
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
    test(`${file}: a real server’s list opens as ${name}, each row with all that was sent`, async ({
      page,
      openAnswers,
    }) => {
      await page.goto(`${await openAnswers({ [endpoint]: text })}/${recordedChain}/${path}`)
      const view = new ListView(page, name)
      await view.opened()
      const rows = Array.isArray(body) ? body : (body as { items: unknown[] }).items
      await expect(view.rows).toHaveCount(rows.length)
      await page.getByRole('button', { name: 'Details of row 1', exact: true }).click()
      await expectWhole(page, rows[0])
    })
  }
}

for (const { name, text, body } of recorded('main-page-blocks')) {
  test(`${name}: a real server’s latest blocks are on the chain’s own page`, async ({ page, openAnswers }) => {
    await page.goto(
      `${await openAnswers({ 'main-page/blocks': text, 'main-page/transactions': '[]' })}/${recordedChain}`,
    )
    const latest = page.getByRole('region', { name: 'Latest blocks' })
    for (const { height } of (body as { height: { value: string } }[]).slice(0, 4)) {
      await expect(latest.getByRole('link', { name: height.value, exact: true })).toBeVisible()
    }
  })
}
