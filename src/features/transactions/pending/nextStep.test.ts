import { expect, test } from 'vitest'
import type { Transaction } from '#/api/schemas/transaction'
import { nextStep, stepAfterReplacement } from '#/features/transactions/pending/nextStep'
import { pendingFee } from '#/domain/transactions/pendingFee'
import { summaryText } from '#/domain/transactions/summaryParts'
import { coin } from '#/testing/testRecords'

const mined = { nonce: 18, hash: null }
const earlier = { count: 1, next: 19, pending: null }
const clear = { latestMined: { nonce: 19, hash: null }, earlier: null }

/** Of prices in Gwei. */
const feeOf = (...prices: readonly [offer: number, base: number]) => {
  const [offered, base] = prices.map((gwei) => BigInt(Math.round(gwei * 1e9)))
  return pendingFee({ max_fee_per_gas: offered ?? null, gas_price: null }, base ?? null)
}

const gwei = (price: number) => BigInt(Math.round(price * 1e9))
const caps = { maxFee: gwei(9) + 1n, maxPriorityFee: gwei(1.2) }

test.each<[string, Omit<Parameters<typeof nextStep>[0], 'caps'>]>([
  [
    // Of three digits, rounded up.
    'Wait: it offers more than the base fee, and its nonce is the next one of the sender. Or speed it up or cancel it in the wallet that sent it, with a max fee of 9.01 Gwei or more and a max priority fee of 1.2 Gwei or more per gas.',
    { nonce: 20, queue: clear, fee: feeOf(8, 5) },
  ],
  [
    'Wait, or speed it up or cancel it in the wallet that sent it, with a max fee of 9.01 Gwei or more and a max priority fee of 1.2 Gwei or more per gas.',
    { nonce: 20, queue: null, fee: feeOf(8, 5) },
  ],
  [
    'Wait, or speed it up or cancel it in the wallet that sent it, with a higher fee.',
    { nonce: null, queue: null, fee: null },
  ],
  [
    'Wait until the base fee falls: its nonce is the next one of the sender. Or speed it up or cancel it in the wallet that sent it, with a max fee of 9.01 Gwei or more and a max priority fee of 1.2 Gwei or more per gas.',
    { nonce: 20, queue: clear, fee: feeOf(2, 3.9065) },
  ],
  [
    'Wait until the base fee falls, or speed it up or cancel it in the wallet that sent it, with a max fee of 9.01 Gwei or more and a max priority fee of 1.2 Gwei or more per gas.',
    { nonce: 20, queue: null, fee: feeOf(8, 8) },
  ],
  [
    'Send a transaction with nonce 19 first: nonce 19 must be mined before nonce 20.',
    { nonce: 20, queue: { latestMined: mined, earlier }, fee: feeOf(2, 3) },
  ],
  [
    'Speed up or cancel 0x1111111…11111 first: nonce 19 must be mined before nonce 20.',
    { nonce: 20, queue: { latestMined: mined, earlier: { ...earlier, pending: `0x${'1'.repeat(64)}` } }, fee: null },
  ],
  [
    'Send it again if it is still needed: nonce 20 is used.',
    { nonce: 20, queue: { latestMined: { nonce: 20, hash: null }, earlier: null }, fee: null },
  ],
])('%s', (words, facts) => {
  expect(summaryText(nextStep({ ...facts, caps }, coin), coin)).toBe(words)
})

test('a legacy transaction is sped up by its gas price', () => {
  const facts = { nonce: 20, queue: null, fee: feeOf(8, 5), caps: { gasPrice: gwei(12.3) } }
  expect(summaryText(nextStep(facts, coin), coin)).toMatch(/, with a gas price of 12\.3 Gwei or more\.$/)
})

test('what to do after a replacement follows from what it did', () => {
  const [sender, receiver] = [{ hash: `0x${'a'.repeat(40)}` }, { hash: `0x${'b'.repeat(40)}` }]
  const sent = { nonce: 7, from: sender, to: receiver, value: 5n, raw_input: '0x', status: 'ok' } as Transaction
  const unknown = /^See what the replacement did before you send it again: nonce 7 is used\.$/
  expect(stepAfterReplacement(sent, sent)).toBe('Do not send it again: its replacement did the same.')
  expect(stepAfterReplacement(sent, { ...sent, value: 0n, to: sent.from })).toMatch(
    /^Send it again .* only canceled it\.$/,
  )
  for (const other of [
    null,
    { ...sent, status: 'error' },
    { ...sent, value: 6n },
    { ...sent, raw_input: null },
    { ...sent, to: null },
  ])
    expect(stepAfterReplacement(sent, other as Transaction | null)).toMatch(unknown)
})
