import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { at, chain } from '#/testing/pages'
import { renderAnswers } from '#/testing/answers'
import { expectPartAccessible } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { announceWallet } from '#/testing/testWallet'

const hashOf = (digit: number) => `0x${String(digit).repeat(64)}`
const sender = `0x${'ab'.repeat(20)}`
const receiver = `0x${'cd'.repeat(20)}`
const own = hashOf(1)
const pending = {
  hash: own,
  status: null,
  result: 'pending',
  block_number: null,
  timestamp: null,
  nonce: 20,
  type: 2,
  from: { hash: sender },
  to: { hash: receiver },
  value: '5000000000000000',
  gas_limit: '60000',
  gas_price: '1000000000',
  max_fee_per_gas: '1000000000',
  max_priority_fee_per_gas: '80000000',
  raw_input: '0xa9059cbb',
}
const mined = (digit: number, nonce: number) => ({
  hash: hashOf(digit),
  nonce,
  block_number: 430,
  status: 'ok',
  from: { hash: sender },
})
const block = (height: number, ageS: number) => ({
  height,
  hash: hashOf(7),
  base_fee_per_gas: '2000000000',
  timestamp: new Date(Date.now() - ageS * 1000).toISOString(),
})

/** Shows the pending transaction, with the sender's transactions and latest blocks of such ages in seconds. */
function show(body: object, sent: object[] | null, ages = [30, 42], fields = {}, others: Record<string, string> = {}) {
  return renderAnswers(
    {
      ...others,
      [`transactions/${own}`]: JSON.stringify(body),
      ...(sent && {
        [`addresses/${sender}/transactions`]: JSON.stringify({ items: sent, next_page_params: { b: 1 } }),
      }),
      'main-page/blocks': JSON.stringify(ages.map((ageS, index) => block(430 - index, ageS))),
    },
    `tx/${own}`,
    fields,
  )
}

const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('section[aria-labelledby="pending"] dl > div')].map((fact) => [
      fact.querySelector('dt button')?.textContent ?? fact.querySelector('dt')?.textContent,
      fact.querySelector('dd')?.textContent,
    ]),
  )

const NOTHING_YET = 'Nothing was transferred and no fee was spent yet: no block includes this transaction.'
const AFTER = 'See what the replacement did before you send it again: nonce 20 is used.'
const NOTHING = 'Nothing was transferred and no fee was spent: no block includes this transaction.'

test('a fee below the base fee, and an earlier nonce that is pending, are said with their sources', async () => {
  const earlier = { ...mined(2, 19), block_number: null, status: null, result: 'pending' }
  const dropped = { ...earlier, hash: hashOf(6), nonce: 20, status: 'error', result: 'dropped/replaced' }
  await show(pending, [pending, dropped, earlier, mined(3, 18)])
  await expect.poll(facts).toEqual({
    Funds: NOTHING_YET,
    'Next step': `Speed up or cancel ${hashOf(2)} first: nonce 19 must be mined before nonce 20.`,
    'Earlier nonces': expect.stringMatching(
      /^Nonce 19 is not mined yet; 19 is pending: 0x2+.*latest mined nonce is 18 in 0x3+$/,
    ) as string,
    'Fee offered': expect.stringMatching(
      /^1 Gwei at most per gas, below the base fee: stuck until it fallsbase fee 2 Gwei in block 430, \d+ (?:s|min) ago$/,
    ) as string,
  })
  await expectPartAccessible('section[aria-labelledby="pending"]')
})

test('the transaction that replaced it is linked, and nothing is offered in its place', async () => {
  await show(pending, [mined(4, 20), mined(3, 19)])
  await expect.poll(facts).toEqual({
    Funds: NOTHING,
    'Next step': AFTER,
    'Replaced by': expect.stringMatching(/^0x4+, with the same nonce 20: this one was not executed$/) as string,
  })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent(/Replaced by 0x4+; tried to call 0xa9059cbb on 0x/)
  await expect.element(heading.getByRole('link', { name: hashOf(4) })).toHaveAttribute('href', `/4242/tx/${hashOf(4)}`)
  await expect.element(page.getByText('Replaced', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Pending', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Speed up or cancel…' })).not.toBeInTheDocument()
  await show({ ...pending, result: 'dropped/replaced', status: 'error' }, [mined(4, 20)])
  await expect.poll(facts).toEqual({
    Funds: NOTHING,
    'Next step': AFTER,
    'Replaced by': expect.stringContaining(hashOf(4)) as string,
  })
  await expect.element(page.getByText('Dropped', { exact: true })).not.toBeInTheDocument()
  const other = 'Dropped, or replaced by another transaction with the same nonce.'
  await expect.element(page.getByText(other)).not.toBeInTheDocument()
  await show({ ...pending, result: 'dropped/replaced', status: 'error' }, null)
  await expect
    .poll(facts)
    .toEqual({ Funds: NOTHING, 'Next step': 'Send it again if it is still needed.', Result: other })
  await expect.element(page.getByRole('heading', { name: 'Dropped', exact: true })).toBeVisible()
})

test('of a chain that has stopped, only the past is said', async () => {
  await show(pending, [mined(3, 19)], [900_000, 900_012])
  await expect.poll(facts).toEqual({
    Funds: NOTHING_YET,
    'Next step':
      'Wait until the base fee falls: its nonce is the next one of the sender. Or speed it up or cancel it in the wallet that sent it, with a max fee of 4.1 Gwei or more and a max priority fee of 0.0901 Gwei or more per gas.',
    'Fee offered': expect.stringMatching(
      /below the base feebase fee 2 Gwei in the last known block, 430, 10 d ago$/,
    ) as string,
  })
})

test('without the sender’s transactions and a base fee no cause is said; its time is what the API reports', async () => {
  const timestamp = new Date(Date.now() - 120_000).toISOString()
  await show({ ...pending, max_fee_per_gas: null, gas_price: null, timestamp }, null)
  await expect.poll(facts).toEqual({
    Funds: NOTHING_YET,
    'Next step': 'Wait, or speed it up or cancel it in the wallet that sent it, with a higher fee.',
    Age: expect.stringMatching(/^[12] min ago$/) as string,
  })
})

test('the sender’s wallet cancels it by a payment of nothing with its nonce; another account does not', async () => {
  const router = await show(pending, [pending, mined(3, 19)])
  await page.getByRole('button', { name: 'Speed up or cancel…' }).click()
  const other = announceWallet(receiver, { eth_chainId: '0x1092' })
  await other.connect()
  await expect.element(page.getByText(/^Only the sender can replace it/)).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  const wallet = announceWallet(sender, { eth_chainId: '0x1092', eth_sendTransaction: hashOf(8) })
  await wallet.connect()
  await page.getByRole('button', { name: 'Cancel transaction' }).click()
  await expect.element(page.getByText(/another nonce than 20/)).toBeVisible()
  await page.getByRole('button', { name: 'Send transaction' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Sent:' })).toBeVisible()
  expect(wallet.asked.at(-1)).toEqual({
    method: 'eth_sendTransaction',
    params: [
      {
        from: sender,
        to: sender,
        data: '0x',
        value: '0x0',
        nonce: '0x14',
        // Twice the base fee and the raised priority fee of 90 000 001 wei.
        maxFeePerGas: `0x${4_090_000_001n.toString(16)}`,
        maxPriorityFeePerGas: `0x${90_000_001n.toString(16)}`,
        chainId: '0x1092',
      },
    ],
  })
  await settled(router)
})

test('a pending transaction of the demo has its panel', async () => {
  await renderApp(`/${chain}/tx/${at.pendingTransfer}`)
  await expect.poll(facts).toHaveProperty('Fee offered')
})

test('a replaced payment of the demo says that the other transaction sent the same', async () => {
  await renderApp(`/${chain}/tx/${at.replaced}`)
  await expect
    .poll(() => facts()['Funds'])
    .toMatch(
      /^Nothing was transferred and no fee was spent.*Its replacement: Sent 60 USDM \(\$60\.00\) to 0xD1bDE09379dD6Dd0dFC4D27302133DED0A5690fF$/,
    )
  await expect.poll(() => facts()['Next step']).toBe('Do not send it again: its replacement did the same.')
})

test('a replacement that failed is said to have failed', async () => {
  const failed = {
    ...mined(4, 20),
    status: 'error',
    result: 'Reverted',
    to: { hash: receiver },
    value: '0',
    raw_input: '0x',
  }
  await show(pending, [failed], [30, 42], {}, { [`transactions/${hashOf(4)}`]: JSON.stringify(failed) })
  await expect.poll(() => facts()['Funds']).toMatch(/Its replacement: Failed without a reason; tried to /)
})

test('the transaction that replaced another one names it, on its own page too', async () => {
  const same = { ...mined(4, 20), confirmations: '2', result: 'success', to: { hash: receiver }, value: '5' }
  const other = { ...pending, hash: hashOf(5), nonce: 21 }
  const sent = { items: [other, pending, same], next_page_params: null }
  const bodies = {
    [`transactions/${hashOf(4)}`]: JSON.stringify(same),
    [`addresses/${sender}/transactions`]: JSON.stringify(sent),
  }
  await renderAnswers(bodies, `tx/${hashOf(4)}`)
  const note = page.getByText(/^Replaced 0x/)
  await expect.element(note).toHaveTextContent(`Replaced ${own}, with the same nonce 20: that one was not executed`)
  await expect.element(note.getByRole('link')).toHaveAttribute('href', `/4242/tx/${own}`)
  const alone = JSON.stringify({ ...sent, items: [other, same] })
  const router = await renderAnswers({ ...bodies, [`addresses/${sender}/transactions`]: alone }, `tx/${hashOf(4)}`)
  await settled(router)
  await expect.element(note).not.toBeInTheDocument()
})

test('the replacement of the demo names what it replaced, once that was opened', async () => {
  const router = await renderApp(`/${chain}/tx/${at.replaced}`)
  await expect.poll(() => facts()['Replaced by']).toContain(at.replacement)
  await router.navigate({ to: `/${chain}/tx/${at.replacement}` })
  await expect
    .element(page.getByText('with the same nonce 17: that one was not executed'))
    .toHaveTextContent(`Replaced ${at.replaced}`)
})
