import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { internalTransaction } from '#/api/schemas/internalTransaction'
import { token as tokenSchema } from '#/api/schemas/token'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'
import { transaction as schema } from '#/api/schemas/transaction'
import { userOperation } from '#/api/schemas/userOperation'
import landmarks from '#/demo/landmarks.json'
import { openDemo, walkPages } from '#/demo/testDemo'
import { nonceQueue } from '#/domain/transactions/nonceQueue'
import { summaryText } from '#/domain/transactions/summaryParts'
import { tokenToLoad } from '#/domain/transactions/tokenCall'
import { withWarnings } from '#/features/transactions/summary/warnings'
import { suspectOf } from '#/features/transactions/suspectOf'
import { summarize } from './transactionSummary'

const ask = openDemo()
const coin = { symbol: 'MER', decimals: 18 }
type Landmark<Chain extends keyof typeof landmarks = '8801'> = keyof (typeof landmarks)[Chain]

/** The rows of a list of the demo, all of them readable. */
async function listOf<Value>(path: string, read: (row: unknown) => { value: Value | null }): Promise<Value[]> {
  const { rows } = await walkPages(ask, path)
  return rows.flatMap((row) => read(row).value ?? [])
}

/** The headline of a transaction's page, from everything that the page loads for it. */
async function headline(chain: keyof typeof landmarks, hash: string): Promise<string> {
  // As the pages do: only the multichain API flags scam.
  const root = `${chain === '8801' ? '/pro' : ''}/${chain}/api/v2`
  const path = `${root}/transactions/${hash}`
  const { value } = parseLenient(schema, (await ask(path)).body)
  if (value === null) throw new Error(`${hash} could not be read`)
  const transfers = await listOf(`${path}/token-transfers`, (row) => parseLenient(tokenTransfer, row))
  const calls = await listOf(`${path}/internal-transactions`, (row) => parseLenient(internalTransaction, row))
  const operations = await listOf(`${root}/proxy/account-abstraction/operations?transaction_hash=${hash}`, (row) =>
    parseLenient(userOperation, row),
  )
  const sent = await listOf(`${root}/addresses/${value.from?.hash}/transactions?filter=from`, (row) =>
    parseLenient(schema, row),
  )
  const queued = { hash, nonce: value.nonce ?? 0, from: value.from?.hash ?? '' }
  const { replacedBy } = nonceQueue(queued, sent, { minedCount: null, isWhole: true })
  // Lists leave out transfers of scam tokens, which a record has.
  const isListLonger = transfers.length > (value.token_transfers?.length ?? 0)
  const transaction = isListLonger ? { ...value, token_transfers: transfers, token_transfers_overflow: false } : value
  const context = { calls: calls.length > 0 ? calls : null, replacedBy }
  const contract = tokenToLoad(summarize(transaction, coin, { ...context, token: 'loading' }))
  const token =
    contract === null ? null : parseLenient(tokenSchema, (await ask(`${root}/tokens/${contract}`)).body).value
  const warned = { transaction: value, calls: context.calls, operations, suspect: suspectOf(transaction) }
  return summaryText(withWarnings(summarize(transaction, coin, { ...context, token }), warned), coin)
}

const shortened = (text: string) => text.replaceAll(/0x\w{7}…\w{5}/g, '0x…')

/** What each page opens with; addresses and hashes as 0x…. */
test.each<[Landmark, string]>([
  ['swap', 'Swapped 0.068745 WMER for 219.044 USDM on Pair'],
  ['routedSwap', 'Swapped 2,036.48 USDM for 1,790.52 AST on Router'],
  ['whaleSwap', 'Swapped 119.102 WMER for 353,395 USDM on Pair'],
  ['liquidation', 'Liquidated 37,849.4 USDM of debt of 0x… for 14.1549 WMER of collateral'],
  ['airdrop', 'Sent 0.0₁₁1116 ANDR to 108 addresses'],
  ['disperse', 'Called disperseCoin on Disperser, sending 0.6 MER'],
  ['approval', 'Approved 0x… to spend unlimited USDM'],
  ['orbitTransfer', 'Sent 0.233918 ORB to 0x…'],
  ['create2', 'Called kindle on Mishaps, sending 0.170892 MER'],
  ['deposit', 'Deposited 32 MER for validator 0x…'],
  ['blobs', 'Posted blobs to 0x…'],
  ['upgrade', 'Called upgradeTo on ObservatoryProxy to upgrade it to 0x…'],
  ['poisoning', 'Flagged as scam: called 0x2569b794 on 0x…'],
  ['nftListing', 'Called list on Bazaar: COPPER #7 for 1.2 MER'],
  ['nftSale', 'Bought COPPER #7 from 0x… for 1.2 MER on Bazaar'],
  ['nftSaleForToken', 'Bought COPPER #3 from 0x… for 850 USDM on Bazaar'],
  ['bridgeDeposit', 'Deposited 0.5 MER through HarborBridge for 0x… on chain 8802'],
  ['bridgeTokenDeposit', 'Deposited 120 USDM through HarborBridge for 0x… on chain 8802'],
  ['failedSwap', 'Failed: InsufficientOutput; tried to call swap on Pair'],
  ['expiredSwap', 'Failed: Expired; tried to call swapExactTokens on Router'],
  ['failedTransfer', 'Failed: ERC20InsufficientBalance; tried to send 900,000,000 USDM to 0x…'],
  ['revertedWithText', 'Failed: The instrument is out of alignment; tried to call failWithText on Mishaps'],
  ['customError', 'Failed: OutOfBounds; tried to call failWithError on Mishaps'],
  ['nestedError', 'Failed: Nested; tried to call failWithNestedError on Mishaps'],
  ['panic', 'Failed: Panic(0x12): division by zero; tried to call divide on Mishaps'],
  ['panicUnderflow', 'Failed: Panic(0x11): arithmetic overflow or underflow; tried to call last on Mishaps'],
  ['outOfGas', 'Failed: out of gas; tried to call wander on Mishaps'],
  ['outOfGasTransfer', 'Failed: out of gas; tried to send 0.000001 USDM to 0x…'],
  ['invalidOpcode', 'Failed: invalid opcode; tried to call halt on Mishaps'],
  ['wrongPayment', 'Failed: WrongPayment; tried to call mint on Tides, sending 0.01 MER'],
  ['unhealthyLoan', 'Failed: HealthFactorTooLow; tried to call borrow on LendingPool'],
  ['failedPayment', 'Failed without a reason; tried to send 0.02 MER to Pair'],
  ['failedCreation', 'Failed without a reason; tried to deploy a contract'],
  ['silentRevert', 'Failed without a reason; tried to call failSilently on Mishaps'],
  ['unverifiedFailure', 'Failed: 0x31708d59…642d; tried to call 0x8d7deeae on 0x…'],
  ['refusedDeposit', 'Failed: WrongRoot; tried to deposit 32 MER for validator 0x…'],
  ['innerError', 'Called attempt on Mishaps, but its internal transaction failed'],
  ['bigMulticall', 'Called aggregate on Multicall, but 7 of its 88 calls failed'],
  ['bundle', 'Bundle of 2 user operations on EntryPoint, the bundler receiving 0.001711 MER'],
  ['bundleOfOne', 'Bundle of 1 user operation on EntryPoint, the bundler receiving 0.000894 MER'],
  ['bundleOfMany', 'Bundle of 3 user operations on EntryPoint, the bundler receiving 0.00153 MER'],
  ['bundleOfFailure', 'Bundle of 1 user operation, which failed, on EntryPoint, the bundler receiving 0.000348 MER'],
  ['pendingPayment', 'Pending: send 0.142857 MER to 0x…'],
  ['pendingTransfer', 'Pending: send 25 USDM to 0x…'],
  ['pendingCreation', 'Pending: deploy a contract'],
  ['replaced', 'Replaced by 0x…; tried to send 60 USDM to 0x…'],
  ['replacement', 'Sent 60 USDM to 0x…'],
])('the %s of the demo', async (name, sentence) => {
  expect(shortened(await headline('8801', landmarks['8801'][name]))).toBe(sentence)
})

test.each<[Landmark<'8802'>, string]>([
  ['bridgeFinalization', 'Delivered 0.5 bMER to 0x… from chain 8801 through HarborBridge'],
  ['bridgeTokenFinalization', 'Delivered 120 bUSDM to 0x… from chain 8801 through HarborBridge'],
  ['innerError', 'Called attempt on Mishaps, but its internal transaction failed'],
])('the %s of the smaller chain', async (name, sentence) => {
  expect(shortened(await headline('8802', landmarks['8802'][name]))).toBe(sentence)
})
