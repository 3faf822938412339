import { expectWhole, recorded, recordedChain } from './fixtures/recorded'
import { expect, test } from './fixtures/test'

for (const { name, text, body } of recorded('tx')) {
  test(`${name}: a real server’s transaction opens whole`, async ({ page, openAnswers }) => {
    const { hash } = body as { hash: string }
    await page.goto(`${await openAnswers({ [`transactions/${hash}`]: text })}/${recordedChain}/tx/${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Transaction')
    await expect(page.locator('main header p')).not.toBeEmpty()
    await expect(page.getByText('More from the server')).toBeVisible()
    await expectWhole(page, body)
  })
}
