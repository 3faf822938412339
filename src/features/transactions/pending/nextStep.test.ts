import { expect, test } from 'vitest'
import { nextStep } from '#/features/transactions/pending/nextStep'
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

test.each<[string, Parameters<typeof nextStep>[0]]>([
  [
    // An eighth above what it offers.
    'Wait: it offers more than the base fee, and its nonce is the next one of the sender. Or speed it up in the wallet that sent it: nonce 20 again, with more than 9 Gwei per gas.',
    { nonce: 20, queue: clear, fee: feeOf(8, 5) },
  ],
  [
    'Wait, or speed it up in the wallet that sent it: nonce 20 again, with more than 9 Gwei per gas.',
    { nonce: 20, queue: null, fee: feeOf(8, 5) },
  ],
  [
    'Wait, or speed it up in the wallet that sent it: the same nonce again, with a higher fee.',
    { nonce: null, queue: null, fee: null },
  ],
  [
    'Wait until the base fee falls, or speed it up in the wallet that sent it: nonce 20 again, with more than 3.9065 Gwei per gas.',
    { nonce: 20, queue: clear, fee: feeOf(2, 3.9065) },
  ],
  [
    'Wait until the base fee falls, or speed it up in the wallet that sent it: nonce 20 again, with more than 9 Gwei per gas.',
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
  expect(summaryText(nextStep(facts, coin), coin)).toBe(words)
})
