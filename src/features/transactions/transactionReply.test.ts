import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { transaction as schema } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import landmarks from '#/demo/landmarks.json'
import { openDemo } from '#/demo/testDemo'
import { summarize } from '#/features/transactions/summary/transactionSummary'
import { transactionReply } from '#/features/transactions/transactionReply'

const ask = openDemo()
const currency = { symbol: 'MER', name: 'Meridian', decimals: 18 }
const chain = { id: '8801', name: 'Meridian', currency } as Chain

async function replyTo(name: keyof (typeof landmarks)['8801'], { isLost = false, isReplaced = false } = {}) {
  const { body } = await ask(`/8801/api/v2/transactions/${landmarks['8801'][name]}`)
  const { value } = parseLenient(schema, body)
  if (value === null) throw new Error(`${name} could not be read`)
  const errorFacts = { currency, tokens: [], raisedBy: null }
  const reply = transactionReply(value, summarize(value, currency), errorFacts, {
    chain,
    isLost,
    isReplaced,
    chainName: (id) => (id === '8802' ? 'Equinox Testnet' : null),
  })
  return { title: reply.title, ...Object.fromEntries(reply.lines) }
}

test('the reply of a failed transaction says what happened, why, and that the value was not transferred', async () => {
  expect(await replyTo('wrongPayment')).toEqual({
    title: `Transaction ${landmarks['8801'].wrongPayment} on Meridian`,
    Summary: 'Failed: WrongPayment; tried to call mint on Tides, sending 0.01 MER',
    Status: 'Failed',
    Reason: 'WrongPayment: sent 0.01 MER and price 0.04 MER (25% of what was needed)',
    'Typical cause': 'The value sent differs from what the contract requires.',
    'Next step':
      'Sending it again typically fails in the same way, unless the contract’s state changes. Ask the app that made it.',
    Funds: '0.01 MER was not transferred: it stayed with the sender. Only the fee was spent: 0.000055964768941168 MER',
    Time: expect.stringMatching(/^2026-11-\d\d \d\d:\d\d:\d\d UTC$/) as string,
    Block: '295',
    Value: '0.01 MER ($31.95), not transferred',
    'Txn fee': '0.000055964768941168 MER ($0.17)',
    From: expect.stringMatching(/^0x[\da-fA-F]{40}$/) as string,
    To: landmarks['8801'].tides,
  })
})

test('the reply of a successful transaction has no reason, and that of a pending one has its largest fee', async () => {
  const swap = await replyTo('swap')
  expect(swap).toMatchObject({ Status: 'Success', Value: expect.stringMatching(/^0 MER/) as string })
  expect(Object.keys(swap)).not.toContain('Reason')
  const pending = await replyTo('pendingPayment')
  expect(pending).toMatchObject({
    Status: 'Pending',
    Funds: 'Nothing was transferred and no fee was spent yet: no block includes this transaction.',
    'Max txn fee': expect.stringContaining('MER') as string,
  })
  expect(Object.keys(pending)).not.toContain('Time')
  expect(await replyTo('pendingPayment', { isLost: true })).toMatchObject({ Status: 'Not found (was pending)' })
  expect(await replyTo('replaced', { isReplaced: true })).toMatchObject({
    Status: 'Replaced',
    Funds: 'Nothing was transferred and no fee was spent: no block includes this transaction.',
  })
})

test('the reply of a bridge deposit names the other chain', async () => {
  const words = /^Deposited 0\.5 MER through HarborBridge for 0x\w{4}…\w{4} on Equinox Testnet$/
  expect(await replyTo('bridgeDeposit')).toMatchObject({ Summary: expect.stringMatching(words) as string })
})
