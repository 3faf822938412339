import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { internalTransaction } from '#/api/schemas/internalTransaction'
import { type Transaction, transaction as schema } from '#/api/schemas/transaction'
import landmarks from '#/demo/landmarks.json'
import { openDemo, walkPages } from '#/demo/testDemo'
import { aCall, contractOf, decoded, hashOf, named, usd } from '#/testing/testRecords'
import type { ErrorFacts } from './errorSentence'
import { decodedCause, failureAdvice, failureCause, failureFunds, failureReason } from './failureSummary'
import { callError, callSentence, caughtFailure, errorInLogs, failedCall, innermostFailure } from './failedCalls'
import { type Summary, summaryText } from '#/domain/transactions/summaryParts'

const ask = openDemo()
const coin = { symbol: 'MER', decimals: 18 }
const say = (summary: Summary) => summaryText(summary, coin)
const facts: ErrorFacts = { currency: coin, tokens: [], raisedBy: null }

async function demoRecord(name: keyof (typeof landmarks)['8801']): Promise<Transaction> {
  const { body } = await ask(`/8801/api/v2/transactions/${landmarks['8801'][name]}`)
  const { value } = parseLenient(schema, body)
  if (value === null) throw new Error(`${name} could not be read`)
  return value
}

const FEE = String.raw`Only the fee was spent: 0\.0[\d₀-₉]+ MER$`

test.each<[name: keyof (typeof landmarks)['8801'], reason: string, cause: RegExp | null, funds: RegExp]>([
  [
    'failedSwap',
    'InsufficientOutput: it would have returned 211,590,363,524,889,481, below the minimum of 1,000,000,000,000,000,000,000 (0.02% of it), in the token’s smallest unit',
    /^The minimum was far above what the pool gives/,
    new RegExp(`^Nothing was transferred\\. ${FEE}`),
  ],
  [
    'expiredSwap',
    'Expired: it was included 1 h 2 min after its deadline of 2026-11-20 00:40:32 UTC',
    /deadline/,
    new RegExp(FEE),
  ],
  ['outOfGas', 'out of gas: used 290,000 of 290,000 gas', /gas limit was too low/, new RegExp(FEE)],
  ['panic', 'Panic(0x12): division by zero', /divided by zero/, new RegExp(FEE)],
  ['revertedWithText', 'The instrument is out of alignment', null, new RegExp(FEE)],
  ['unverifiedFailure', 'Custom error 0x31708d59…642d', null, new RegExp(FEE)],
  ['failedCreation', 'No reason given', /constructor refused/, new RegExp(FEE)],
  ['silentRevert', 'No reason given', /^A check without a message failed\.$/, new RegExp(FEE)],
  [
    'failedPayment',
    'No reason given',
    /does not accept payments/,
    new RegExp(`^0\\.02 MER was not transferred: it stayed with the sender\\. ${FEE}`),
  ],
  [
    'wrongPayment',
    'WrongPayment: 0.01 MER was sent, but 0.04 MER was needed',
    /value sent differs/,
    new RegExp(`^0\\.01 MER was not transferred: it stayed with the sender\\. ${FEE}`),
  ],
  ['nestedError', 'Nested: details (azimuth, 0 and 7) and (altitude, 9)', null, new RegExp(FEE)],
])('the %s of the demo: reason, typical cause and funds', async (name, reason, cause, funds) => {
  const record = await demoRecord(name)
  expect(say(failureReason(record, facts))).toBe(reason)
  if (cause === null) expect(failureCause(record)).toBeNull()
  else expect(failureCause(record)).toMatch(cause)
  expect(say(failureFunds(record, coin))).toMatch(funds)
})

test('amounts of an error are in units of the token that raised it, and digits where it is not known', async () => {
  const record = await demoRecord('failedTransfer')
  const sender = '0xa9b9c18…00e34'
  const token = { ...usd, address_hash: landmarks['8801'].dollar }
  const ofToken = { ...facts, raisedBy: landmarks['8801'].dollar }
  expect(say(failureReason(record, { ...ofToken, tokens: [token] }))).toBe(
    `ERC20InsufficientBalance: the sender ${sender} had 2,762.59 USD, but 900,000,000 USD was needed`,
  )
  const digits = 'had 2,762,598,017, but 900,000,000,000,000 was needed, in the token’s smallest unit'
  expect(say(failureReason(record, facts))).toContain(digits)
  expect(say(failureReason(record, { ...ofToken, tokens: [{ ...token, decimals: null }] }))).toContain(digits)
})

test('while the token of an error is loading, its amounts are left out, and other numbers are not', async () => {
  const record = await demoRecord('failedTransfer')
  const loading = { ...facts, raisedBy: landmarks['8801'].dollar, isLoading: true }
  expect(say(failureReason(record, loading))).toBe(
    'ERC20InsufficientBalance: the sender 0xa9b9c18…00e34 had …, but … was needed',
  )
  expect(say(failureReason(await demoRecord('wrongPayment'), loading))).toMatch(/^WrongPayment: 0\.01 MER was sent/)
  expect(say(failureReason(await demoRecord('customError'), loading))).toBe(
    say(failureReason(await demoRecord('customError'), facts)),
  )
})

test('the error of a loan says what the debt would have been, and that of a root which one the call gave', async () => {
  const token = { ...usd, address_hash: landmarks['8801'].dollar }
  const loan = { ...facts, unnamed: token.address_hash, tokens: [token] }
  expect(say(failureReason(await demoRecord('unhealthyLoan'), loan))).toBe(
    'HealthFactorTooLow: the debt of the user 0xc8Fdc4D…12Fe0 would have been 50,000 USD; the collateral allows 0 USD',
  )
  const refused = await demoRecord('refusedDeposit')
  expect(say(failureReason(refused, facts))).toBe(
    'WrongRoot: root 0x7d7400a…449ee, but the call gave 0xd8a80c4…3801e as deposit_data_root',
  )
})

const decodedOf = ({ revert_reason }: Transaction) => (revert_reason?.form === 'decoded' ? revert_reason.decoded : null)

test.each<[name: keyof (typeof landmarks)['8801'], advice: RegExp | null]>([
  ['wrongPayment', /^Send it again with 0\.04 MER, the amount that the error names\.$/],
  ['outOfGas', /^Let the wallet estimate the gas limit\. If it cannot, a higher one only costs more/],
  ['outOfGasTransfer', null],
  ['failedPayment', /^Do not send coins to this address\./],
  ['failedCreation', /^Sending it again typically fails in the same way\. Check the code and the arguments/],
  ['silentRevert', /Ask the app that made it\.$/],
  ['failedTransfer', null],
])('what to do about the %s', async (name, advice) => {
  const record = await demoRecord(name)
  const text = failureAdvice(record, failureCause(record), decodedOf(record), facts)
  if (advice === null) {
    expect(text).toBeNull()
    expect(failureCause(record)).toMatch(/usually helps/)
  } else {
    expect(text).toMatch(advice)
    expect(failureCause(record)).not.toMatch(/usually helps/)
  }
})

test('the amount to send is that of an error about this payment only', async () => {
  const record = await demoRecord('wrongPayment')
  const adviceOf = (...parameters: Parameters<typeof decoded>[1][]) =>
    failureAdvice(record, null, { ...decoded('1', ...parameters), method_call: 'Wrong()' }, facts)
  const sent = String(record.value)
  expect(adviceOf(['value', 'uint256', sent], ['minPrice', 'uint256', '10'])).toMatch(/Sending it again/)
  expect(adviceOf(['msgValue', 'uint256', sent], ['required', 'uint256', '50000000000000000'])).toMatch(/0\.05 MER/)
  expect(adviceOf(['balance', 'uint256', sent], ['required', 'uint256', '50000000000000000'])).toMatch(
    /Sending it again/,
  )
})

test('transfers that the API lists of a failed transaction are said, and the fee is not all that was spent', async () => {
  const record = await demoRecord('wrongPayment')
  const { token_transfers } = await demoRecord('swap')
  const moved = { ...record, value: 0n, token_transfers }
  expect(say(failureFunds(moved, coin))).toMatch(/^The API lists 2 token transfers of it\. The fee was 0\.0\S+ MER$/)
  const cut = { ...moved, token_transfers_overflow: true }
  expect(say(failureFunds(cut, coin))).toMatch(/^The API lists at least 2 token transfers of it\./)
})

test('a fee of 0 is the fee, an unknown one is not said, and neither is an unknown value', async () => {
  const record = await demoRecord('failedSwap')
  const free = { ...record, fee: { type: 'actual' as const, value: 0n } }
  expect(say(failureFunds(free, coin))).toBe('Nothing was transferred. The fee was 0 MER')
  expect(say(failureFunds({ ...record, fee: null }, coin))).toBe('Nothing was transferred. ')
  expect(say(failureFunds({ ...record, fee: null, value: null }, coin))).toBe('')
})

test('the fee of a rollup is the whole fee, with its L1 part', async () => {
  const record = await demoRecord('failedSwap')
  const fee = { type: 'actual' as const, value: 7n * 10n ** 17n }
  expect(say(failureFunds({ ...record, fee, l1_fee: 5n * 10n ** 17n }, coin))).toMatch(/spent: 0\.7 MER$/)
})

const failed = { index: 1, success: false, error: 'execution reverted' }

test('the failed call is the innermost one of those that failed one in another', async () => {
  const record = { ...(await demoRecord('failedSwap')), from: null, to: null }
  const outer = { ...record, to: { ...contractOf('a', 'Router') } as Transaction['to'] }
  const calls = [
    aCall('a', 'b', { index: 1 }),
    aCall('a', 'c', { ...failed, index: 2 }),
    aCall('c', 'd', { ...failed, index: 3, to: named('d', { name: 'Coin' }) }),
  ]
  expect(innermostFailure(outer, calls)?.node.to).toBe(hashOf('d'))
  expect(say(failedCall(outer, calls))).toBe('Coin, internal transaction 3 by 0x0000000…0000c')
  // It was caught, as another call followed it.
  expect(say(failedCall(outer, [aCall('a', 'c', failed), aCall('a', 'b')]))).toBe('Router')
  expect(say(failedCall(outer, []))).toBe('Router')
  expect(say(failedCall(record, null))).toBe('')
})

test('of a node without traces, the gas that it used is all that hints at a cause', async () => {
  const record = { ...(await demoRecord('silentRevert')), result: 'failed' }
  expect(say(failureReason(record, facts))).toBe('No reason given')
  expect(failureCause(record)).toMatch(/^A check without a message failed/)
  expect(failureCause({ ...record, gas_used: record.gas_limit })).toMatch(/^The whole gas limit was used/)
})

test('a failed call whose caller went on is the innermost one, with its error in words and the number of others', async () => {
  const record = await demoRecord('innerError')
  const { rows } = await walkPages(ask, `/8801/api/v2/transactions/${record.hash}/internal-transactions`)
  const listed = rows.flatMap((row) => parseLenient(internalTransaction, row).value ?? [])
  const caught = caughtFailure(record, listed)
  expect(caught && say(callSentence(caught.call, caught.index))).toBe('Mishaps, internal transaction 1 by Mishaps')
  expect(caught && say(callError(caught))).toBe('execution reverted')
  expect(caughtFailure({ ...record, status: 'error' }, listed)).toBeNull()
  expect(caughtFailure(record, [])).toBeNull()

  const outer = { ...record, to: { ...contractOf('a', 'Router') } as Transaction['to'] }
  const text = `0x08c379a0${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}${'6e6f7065'.padEnd(64, '0')}`
  const calls = [
    aCall('a', 'c', { ...failed, index: 1 }),
    aCall('c', 'd', { ...failed, index: 2, error: text }),
    aCall('a', 'b', { index: 3 }),
    aCall('a', 'd', { ...failed, index: 4 }),
  ]
  const first = caughtFailure(outer, calls)
  expect(first).toMatchObject({ index: 1, others: 1 })
  expect(first && say(callError(first))).toBe('nope')
})

test('names and texts of an error are cut and shown with their hidden characters', async () => {
  const record = await demoRecord('failedSwap')
  const hostile = { ...decoded('1', ['\u202eowt', 'uint256', '2']), method_call: 'Bad(uint256 x)' }
  const reason = failureReason({ ...record, revert_reason: { form: 'decoded', decoded: hostile } }, facts)
  expect(say(reason)).toBe('Bad: ⟨U+202E⟩owt 2')
})

test('an output of at least half of the minimum is typically slippage', () => {
  const output = (had: string) =>
    decoded('9b5f8d2c', ['amountOut', 'uint256', had], ['amountOutMin', 'uint256', '1000'])
  expect(decodedCause('InsufficientOutput', output('500'))).toMatch(/slippage limit/)
  expect(decodedCause('InsufficientOutput', output('499'))).toMatch(/probably entered wrongly/)
  expect(decodedCause('InsufficientOutput', null)).toMatch(/slippage limit/)
})

test('the typical cause of FailedOp is that of the text in it', async () => {
  const record = await demoRecord('failedSwap')
  const parameters = [
    { name: 'opIndex', type: 'uint256', value: '0' },
    { name: 'reason', type: 'string', value: 'AA21 didn’t pay prefund' },
  ]
  const failedOp = { method_call: 'FailedOp(uint256 opIndex, string reason)', method_id: '220266b6', parameters }
  const bundle = { ...record, revert_reason: { form: 'decoded' as const, decoded: failedOp } }
  expect(say(failureReason(bundle, facts))).toBe('FailedOp: opIndex 0 and reason AA21 didn’t pay prefund')
  expect(failureCause(bundle)).toMatch(/too little for the gas/)
  // As this decodes it itself.
  expect(decodedCause('FailedOp', failedOp)).toMatch(/too little for the gas/)
  expect(decodedCause('FailedOp', null)).toBeNull()
})

test('revert data in events is found by the name of its parameter, if it is the only such', () => {
  const logOf = (name: string, type: string, value: string) => ({ decoded: decoded('1', [name, type, value]) })
  const [data, other] = ['0x12345678', `0x12345678${'0'.repeat(64)}`]
  expect(errorInLogs([logOf('reason', 'bytes', data), { decoded: null }])).toBe(data)
  expect(errorInLogs([logOf('returnData', 'bytes', other), logOf('data', 'bytes', data)])).toBe(other)
  expect(errorInLogs([logOf('reason', 'bytes', data), logOf('error', 'bytes', other)])).toBeNull()
  for (const none of ['0x', '0x1234567890', 'text']) expect(errorInLogs([logOf('reason', 'bytes', none)])).toBeNull()
  expect(errorInLogs([logOf('reason', 'string', data)])).toBeNull()
})
