import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import landmarks from '#/demo/landmarks.json'
import { main, owner, path } from '#/testing/approvalsPage'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import { renderApp } from '#/testing/renderApp'
import { startTestNode } from '#/testing/testNode'
import { announceWallet } from '#/testing/testWallet'

const { dollar, head } = landmarks[8801]
/** The block after the demo's head, which has the revocation. */
const next = `0x${(Number(head) + 1).toString(16)}`

const rowCount = () => document.querySelectorAll('table[aria-label="Priced tokens"] tbody > tr').length

test('an approval is revoked by the owner’s wallet after a review, and read again once that is mined', async () => {
  fakeTime()
  let polls = 0
  const node = await startTestNode(({ method, params }) => {
    if (method === 'eth_getTransactionReceipt') {
      polls += 1
      return { result: polls === 1 ? null : { status: '0x1' } }
    }
    if (method === 'eth_blockNumber' && polls > 1) return { result: next }
    return method === 'eth_call' && params[1] === next ? { result: `0x${'0'.repeat(64)}` } : undefined
  })
  await renderApp(path, node)
  await expect.poll(rowCount).toBe(8)
  await page.getByRole('button', { name: 'Revoke' }).first().click()
  const { asked, connect } = announceWallet(owner, { eth_sendTransaction: `0x${'cd'.repeat(32)}` })
  await connect()
  const review = page.getByRole('region', { name: 'Review' })
  await expect.element(review).toHaveTextContent(/may spend 55926000 USDM of .* → 0 USDM/)
  await page.getByRole('button', { name: 'Send transaction' }).click()
  await expect.element(page.getByText('Waiting until the transaction is mined…')).toBeVisible()
  await pollLater(node.api, main).toContain('Revoked: USDM for 0x6259c8f…55108')
  await expect.poll(rowCount).toBe(7)
  // Only that row is read again.
  expect(main()).toContain(`Allowances and balances at blocks ${head} to ${Number(head) + 1}.`)
  const [transaction] = asked.find(({ method }) => method === 'eth_sendTransaction')?.params ?? []
  expect(transaction).toMatchObject({ from: owner, value: '0x0', data: expect.stringMatching(/^0x095ea7b3.*0{64}$/) })
})

test('a wallet of another account cannot revoke', async () => {
  await renderApp(path)
  await page.getByRole('button', { name: 'Revoke' }).first().click()
  await announceWallet(dollar).connect()
  await expect.poll(main).toContain('Only the owner can revoke.')
  await expect.element(page.getByRole('button', { name: 'Send transaction' })).not.toBeInTheDocument()
})

test('a transaction that failed leaves the approval as it is, and is sent again', async () => {
  fakeTime()
  let isMined = false
  const node = await startTestNode(({ method }) =>
    method === 'eth_getTransactionReceipt' ? { result: isMined ? { status: '0x0' } : null } : undefined,
  )
  await renderApp(path, node)
  await page.getByRole('button', { name: 'Revoke' }).first().click()
  const answers: Record<string, unknown> = { eth_sendTransaction: Object.assign(new Error('No'), { code: 4001 }) }
  await announceWallet(owner, answers).connect()
  const send = page.getByRole('button', { name: 'Send transaction' })
  await send.click()
  await expect.element(page.getByText('Rejected in the wallet.')).toBeVisible()
  answers['eth_sendTransaction'] = `0x${'cd'.repeat(32)}`
  await send.click()
  const waiting = page.getByText('Waiting until the transaction is mined…')
  await expect.element(waiting).toBeVisible()
  // The focus stays where its button was.
  expect(document.activeElement?.textContent).toContain('Waiting')
  // Closing the row does not forget what was sent.
  await page.getByRole('button', { name: 'Revoke' }).first().click()
  await expect.element(waiting).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Revoke' }).first().click()
  await expect.element(waiting).toBeVisible()
  await expect.element(send).not.toBeInTheDocument()
  isMined = true
  await pollLater(node.api, main).toContain('The transaction failed. The approval is unchanged.')
  await expect.element(send).toBeVisible()
  expect(rowCount()).toBe(8)
})
