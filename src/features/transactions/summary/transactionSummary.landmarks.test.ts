import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { transaction as schema } from '#/api/schemas/transaction'
import landmarks from '#/demo/landmarks.json'
import { openDemo } from '#/demo/testDemo'
import { summaryText } from '#/features/transactions/summary/summaryParts'
import { summarize } from './transactionSummary'

const ask = openDemo()
const coin = { symbol: 'MER', decimals: 18 }

test.each<[keyof (typeof landmarks)['8801'], RegExp]>([
  ['swap', /^Swapped [\d.,]+ WMER for [\d.,]+ USDM on Pair$/],
  ['routedSwap', /^Swapped [\d.,]+ USDM for [\d.,]+ AST on Router$/],
  ['liquidation', /^Liquidated [\d.,]+ USDM of debt for [\d.,]+ WMER of collateral$/],
  ['airdrop', /^Sent at least 0\.0[₀-₉]+\d+ \w+ to at least \d+ addresses$/],
  ['approval', /^Approved 0x\S+ to spend [\d,]+ base units of Coin$/],
  ['orbitTransfer', /^Sent [\d.,]+ ORB to 0x\S+$/],
  ['create2', /^Called kindle on Mishaps, sending [\d.,]+ MER$/],
  ['poisoning', /^Called 0x2569b794 on 0x\S+$/],
  ['customError', /^Failed: OutOfBounds; tried to call failWithError on Mishaps$/],
  ['panic', /^Failed: .*division by zero; tried to call divide on Mishaps$/],
  ['outOfGas', /^Failed: out of gas; tried to call wander on Mishaps$/],
  ['silentRevert', /^Failed without a reason; tried to call failSilently on Mishaps$/],
  ['failedCreation', /^Failed without a reason; tried to deploy a contract$/],
  ['unverifiedFailure', /^Failed: 0x31708d59…\w{4}; tried to call 0x8d7deeae on 0x\S+$/],
  ['innerError', /^Called attempt on Mishaps$/],
  ['pendingPayment', /^Pending: send [\d.,]+ MER to 0x\S+$/],
  ['pendingCreation', /^Pending: deploy a contract$/],
])('the %s of the demo', async (name, sentence) => {
  const { body } = await ask(`/8801/api/v2/transactions/${landmarks['8801'][name]}`)
  const { value: transaction } = parseLenient(schema, body)
  expect(transaction && summaryText(summarize(transaction, coin), coin)).toMatch(sentence)
})
