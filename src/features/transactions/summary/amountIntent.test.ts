import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { transaction as schema } from '#/api/schemas/transaction'
import landmarks from '#/demo/landmarks.json'
import { openDemo } from '#/demo/testDemo'
import { callAmounts, unnamedTokenOf } from '#/domain/transactions/callAmounts'
import { summaryText } from '#/domain/transactions/summaryParts'
import { aTransaction, called, coin, contractOf, decoded, eth, hashOf, token, usd } from '#/testing/testRecords'
import { amountsByPlace } from './amountIntent'
import { summarize } from './transactionSummary'

const { dollar, wrapped, lending, astral, astralPair } = landmarks['8801']
const tokens = [
  { ...usd, address_hash: dollar, symbol: 'USDM' },
  { ...token('e', { symbol: 'WMER', decimals: 18 }), address_hash: wrapped },
]

const ask = openDemo()

async function failed(name: 'failedSwap' | 'expiredSwap' | 'unhealthyLoan') {
  const { body } = await ask(`/8801/api/v2/transactions/${landmarks['8801'][name]}`)
  const { value } = parseLenient(schema, body)
  if (value === null) throw new Error(`${name} could not be read`)
  return value
}

test('a failed swap says what it was to swap, by the token that only the pair reports', async () => {
  const record = await failed('failedSwap')
  expect(unnamedTokenOf(record)).toMatchObject({ kind: 'pair', contract: record.to?.hash, token: dollar })
  const amounts = { amounts: callAmounts(record, wrapped), tokens }
  expect(summaryText(summarize(record, coin, { amounts }), coin)).toBe(
    'Failed: InsufficientOutput; tried to swap 677.83 USDM for at least 1,000 WMER on Pair',
  )
  expect(amountsByPlace(amounts)).toEqual([
    { place: 1, value: 677_830_916n, decimals: 6, symbol: 'USDM', isUnlimited: false },
    { place: 2, value: 1000n * 10n ** 18n, decimals: 18, symbol: 'WMER', isUnlimited: false },
  ])
  const unknown = { amounts: callAmounts(record), tokens }
  expect(summaryText(summarize(record, coin, { amounts: unknown }), coin)).toMatch(/; tried to call swap on Pair$/)
})

test('a swap by a path of pairs and tokens says its token once the last pair has confirmed it', async () => {
  const record = await failed('expiredSwap')
  expect(unnamedTokenOf(record)).toEqual({ kind: 'pair', contract: astralPair, token: wrapped })
  const known = [...tokens, { ...token('a57', { symbol: 'AST', decimals: 18 }), address_hash: astral }]
  const amounts = { amounts: callAmounts(record, astral), tokens: known }
  expect(summaryText(summarize(record, coin, { amounts }), coin)).toBe(
    'Failed: Expired; tried to swap 488.437 USDM for at least 0.0₁₇1 AST on Router',
  )
  expect(callAmounts(record).map((each) => each.token)).toEqual([null, null])
})

test('a refused loan says how much of the token that the pool reports', async () => {
  const record = await failed('unhealthyLoan')
  expect(unnamedTokenOf(record)).toMatchObject({ kind: 'pool', contract: lending })
  const amounts = { amounts: callAmounts(record, dollar), tokens }
  expect(summaryText(summarize(record, coin, { amounts }), coin)).toBe(
    'Failed: HealthFactorTooLow; tried to borrow 50,000 USDM on LendingPool',
  )
})

const WHOLE = String(2n ** 256n - 1n)

test.each<[string, Parameters<typeof decoded>, Parameters<typeof aTransaction>[0]?]>([
  [
    'Pending: swap 1 ETH for at least 5 USDM on Router',
    ['7ff36ab5', ['amountOutMin', 'uint256', '5000000'], ['tokenOut', 'address', dollar]],
    { value: eth(1) },
  ],
  ['Pending: borrow 5 USDM on Router', ['a415bcad', ['asset', 'address', dollar], ['amount', 'uint256', '5000000']]],
  // Everything that there is.
  ['Pending: call borrow on Router', ['a415bcad', ['asset', 'address', dollar], ['amount', 'uint256', WHOLE]]],
  ['Pending: call borrow on Router', ['a415bcad', ['asset', 'address', hashOf('9')], ['amount', 'uint256', '5000000']]],
])('%s', (words, call, more = {}) => {
  const decoded_input = { ...decoded(...call), method_call: 'borrow()' }
  const pending = { status: null, result: 'pending', block_number: null, decoded_input }
  const transaction = aTransaction({ ...called, ...pending, to: contractOf('c', 'Router'), ...more })
  const amounts = { amounts: callAmounts(transaction), tokens }
  expect(summaryText(summarize(transaction, coin, { amounts }), coin)).toBe(words)
})
