import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { internalTransaction as callSchema } from '#/api/schemas/internalTransaction'
import { transaction as schema } from '#/api/schemas/transaction'
import { userOperation as operationSchema } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import type { Summary } from '#/domain/transactions/summaryParts'
import { tokenCall } from '#/domain/transactions/tokenCall'
import { approvalCallsOf, NO_APPROVALS } from '#/entity/userOperation/useApprovals'
import landmarks from '#/demo/landmarks.json'
import { openDemo, walkPages } from '#/demo/testDemo'
import { withFailedOperations } from '#/features/transactions/summary/bundle'
import { summarize } from '#/features/transactions/summary/transactionSummary'
import { transactionReply } from '#/features/transactions/transactionReply'
import { DEPOSIT_WORDS } from '#/features/transactions/useDepositStatus'
import { RECORD_ONLY } from '#/testing/testReply'

const ask = openDemo()
const currency = { symbol: 'MER', name: 'Meridian', decimals: 18 }
const chain = { id: '8801', name: 'Meridian', currency } as Chain

const NO_ERROR = { currency, tokens: [], raisedBy: null }

type Name = keyof (typeof landmarks)['8801']

async function recordOf(name: Name) {
  const { body } = await ask(`/8801/api/v2/transactions/${landmarks['8801'][name]}`)
  const { value } = parseLenient(schema, body)
  if (value === null) throw new Error(`${name} could not be read`)
  return value
}

const summaryOf = async (name: Name) => summarize(await recordOf(name), currency)

async function replyTo(name: Name, more: Partial<Parameters<typeof transactionReply>[3]> = {}, summary?: Summary) {
  const value = await recordOf(name)
  const reply = transactionReply(value, summary ?? summarize(value, currency), NO_ERROR, {
    ...RECORD_ONLY,
    chain,
    transfers: value.token_transfers ?? [],
    ...more,
    chainName: (id) => (id === '8802' ? 'Equinox Testnet' : null),
  })
  return { title: reply.title, ...Object.fromEntries(reply.lines) }
}

const ADDRESS = String.raw`0x[\da-fA-F]{40}`

test('the reply of a failed transaction says what happened, why, and that the value was not transferred', async () => {
  expect(await replyTo('wrongPayment')).toEqual({
    title: `Transaction ${landmarks['8801'].wrongPayment} on Meridian`,
    Summary: 'Failed: WrongPayment; tried to call mint on Tides, sending 0.01 MER',
    Status: 'Failed',
    Reason: 'WrongPayment: 0.01 MER was sent, but 0.04 MER was needed',
    'Typical cause': 'The value sent differs from what the contract requires.',
    'Next step': 'Send it again with 0.04 MER, the amount that the error names.',
    Funds:
      '0.01 MER ($31.95) was not transferred: it stayed with the sender. Only the fee was spent: 0.000055964768941168 MER ($0.17)',
    Time: expect.stringMatching(/^2026-11-\d\d \d\d:\d\d:\d\d UTC$/) as string,
    Block: '295',
    Value: '0.01 MER ($31.95), not transferred',
    From: expect.stringMatching(/^0x[\da-fA-F]{40}$/) as string,
    'Interacted with': `${landmarks['8801'].tides} (Tides)`,
    USD: 'At the current price, not that at the time of the transaction.',
  })
})

test('the reply of a successful transaction has no reason, and that of a pending one has its largest fee', async () => {
  const swap = await replyTo('swap')
  expect(swap).toMatchObject({ Status: 'Success', 'Txn fee': expect.stringMatching(/^0\.\d+ MER \(\$/) as string })
  // Zero, next to its token transfers.
  expect(Object.keys(swap)).not.toContain('Value')
  expect(Object.keys(swap)).not.toContain('Reason')
  const pending = await replyTo('pendingPayment')
  expect(pending).toMatchObject({
    Status: 'Pending',
    Funds: 'Nothing was transferred and no fee was spent yet: no block includes this transaction.',
    'Max txn fee': expect.stringContaining('MER') as string,
  })
  expect(Object.keys(pending)).not.toContain('Time')
  expect(await replyTo('pendingPayment', { isLost: true })).toMatchObject({ Status: 'Not found (was pending)' })
  const replacement = await summaryOf('replacement')
  expect(await replyTo('replaced', { replacedBy: landmarks['8801'].replacement, replacement })).toMatchObject({
    'Replaced by': landmarks['8801'].replacement,
    Status: 'Replaced',
    Funds: expect.stringMatching(
      new RegExp(
        `^Nothing was transferred and no fee was spent: no block includes this transaction\\. Its replacement: Sent 60 USDM to ${ADDRESS}$`,
        'u',
      ),
    ) as string,
  })
})

test('the reply of an invalid deposit warns, and says where the amount is and what to do', async () => {
  expect(await replyTo('invalidDeposit', { deposit: DEPOSIT_WORDS.invalid })).toMatchObject({
    Warning: 'Invalid deposit.',
    Status: 'Success',
    Deposit:
      'The list of deposits marks it as invalid, though the transaction succeeded: the deposit contract received the amount.',
    'Next step': 'Ask your staking provider before you deposit again.',
  })
  const pending = await replyTo('deposit', { deposit: DEPOSIT_WORDS.pending })
  expect(pending).toMatchObject({
    Deposit: 'The list of deposits marks it as pending: the beacon chain has not processed it yet.',
    'Next step': 'Wait until it has.',
  })
  expect(Object.keys(pending)).not.toContain('Warning')
})

test('the reply of a bridge deposit names the other chain', async () => {
  const words = /^Deposited 0\.5 MER through HarborBridge for 0x\w{40} on Equinox Testnet$/
  expect(await replyTo('bridgeDeposit')).toMatchObject({ Summary: expect.stringMatching(words) as string })
})

test('the reply of a bridge deposit says where to look for its delivery, or what was delivered', async () => {
  const words = ['Look for the delivery on Equinox Testnet among the receiver’s ', { text: 'transactions', href: '' }]
  expect(await replyTo('bridgeDeposit', { otherEnd: { kind: 'place', words } })).toMatchObject({
    'Next step': 'Look for the delivery on Equinox Testnet among the receiver’s transactions',
  })
  const { body } = await ask(`/8802/api/v2/transactions/${landmarks['8802'].bridgeFinalization}`)
  const { value } = parseLenient(schema, body)
  if (value === null) throw new Error('the delivery could not be read')
  const delivery = { transaction: value, transfer: value.token_transfers?.[0] ?? null }
  const otherEnd = { kind: 'delivery', chain: { ...chain, name: 'Equinox Testnet' }, delivery } as const
  expect(await replyTo('bridgeDeposit', { otherEnd })).toMatchObject({
    Delivery: expect.stringMatching(
      /^0\.5 bMER to the receiver on Equinox Testnet in transaction 0x\w{64}, 2026-11-20 12:04:04 UTC$/,
    ) as string,
  })
})

test('the reply of a token transfer has the amount, and both addresses whole', async () => {
  expect(await replyTo('replacement')).toMatchObject({
    'Token transfer': expect.stringMatching(new RegExp(`^60 USDM from ${ADDRESS} to ${ADDRESS}$`, 'u')) as string,
  })
})

test('the reply of an approval says what to do, and that of a caught failure what it means', async () => {
  expect(await replyTo('approval')).toMatchObject({
    // Without the record of its token.
    Effect: 'This lets the spender take what was approved of the sender, now and later, until it is revoked.',
    'Next step': 'Check or revoke it in the sender’s approvals',
  })
  // Zero, with a call.
  expect(Object.keys(await replyTo('approval'))).not.toContain('Value')
  const named = await replyTo('approval', { addressName: () => 'Router' })
  expect(named['Summary']).toMatch(new RegExp(`^Approved ${ADDRESS} \\(Router\\) to spend `, 'u'))
  expect(await replyTo('innerError')).toMatchObject({
    Effect:
      'Only what failed was reverted: the transaction went on and succeeded. If you expected that part, ask the app that made it.',
  })
})

test('the reply of a pending transaction says what to do and what it offers', async () => {
  const next = [{ kind: 'text', text: 'Wait until the base fee falls.' }] as const
  const fee = { offered: 10_000_000_000n, baseFee: 12_500_000_000n, relation: 'below' } as const
  expect(await replyTo('pendingPayment', { pending: { next, fee, latest: undefined } })).toMatchObject({
    'Next step': 'Wait until the base fee falls.',
    'Fee offered': '10 Gwei per gas, below the base fee of 12.5 Gwei',
    Nonce: expect.stringMatching(/^\d+$/) as string,
  })
})

test('the reply of suspect transfers has the warning', async () => {
  const suspect = {
    suspicions: new Set(['scam'] as const),
    count: 6,
    isComplete: true,
    senders: 2,
    unsigned: ['0x1', '0x2'],
  }
  expect(await replyTo('poisoning', { suspect })).toMatchObject({
    Warning:
      'Flagged as scam. All 6 token transfers are of tokens flagged as scam. The listed senders did not sign this transaction. No other token was transferred, so there is nothing to undo. Do not copy an address from these transfers.',
    // The last one of six.
    'Suspect transfer': expect.stringMatching(new RegExp(`^0 \\w+ from ${ADDRESS} to ${ADDRESS}$`, 'u')) as string,
  })
})

async function operationsOf(bundle: 'bundleOfFailure' | 'bundleOfOne' | 'bundle') {
  const list = await ask(
    `/8801/api/v2/proxy/account-abstraction/operations?transaction_hash=${landmarks['8801'][bundle]}`,
  )
  const rows = (list.body as { items: { hash: string }[] }).items
  const records = await Promise.all(
    rows.map(async ({ hash }) => {
      const { body } = await ask(`/8801/api/v2/proxy/account-abstraction/operations/${hash}`)
      return parseLenient(operationSchema, body).value ?? []
    }),
  )
  return records.flat()
}

test('the reply of a bundle says what its user operations did, their fees and who paid them', async () => {
  const others = (await operationsOf('bundleOfOne')).map((operation) => ({ operation, approvals: NO_APPROVALS }))
  const [first] = others
  expect(await replyTo('bundleOfOne', { operations: { failed: [], others, more: 3 } })).toMatchObject({
    'Txn fee': expect.stringMatching(/ MER \(\$[\d.]+\), paid by the bundler$/) as string,
    'User operation': '3 more',
  })
  const reply = await replyTo('bundleOfOne', { operations: { failed: [], others, more: 0 } })
  expect(reply).toMatchObject({
    'User operation': expect.stringMatching(
      new RegExp(
        `^${first?.operation.hash} of ${first?.operation.sender?.hash}: Success\\. Sent 0\\.02 MER \\(\\$63\\.91\\) to ${ADDRESS}\\. Fee 0\\.\\d+ MER \\(\\$[\\d.]+\\), paid by the account\\.$`,
        'u',
      ),
    ) as string,
  })
})

test('the reply of a bundle says what approvals of its user operations allow', async () => {
  const [operation] = await operationsOf('bundle')
  if (operation === undefined) throw new Error('the bundle has no operation')
  const call = approvalCallsOf(operation)[0]
  const intent = call && tokenCall(call, null)
  const approvals = { ...NO_APPROVALS, intents: intent ? [intent] : [] }
  const others = [{ operation, approvals }]
  expect(await replyTo('bundle', { operations: { failed: [], others, more: 0 } })).toMatchObject({
    Effect: expect.stringMatching(/^This lets the spender take /) as string,
    'Next step': expect.stringContaining('the sender’s approvals') as string,
  })
})

test('the reply of a bundle says why a user operation failed, once, and who paid its fee', async () => {
  const [operation] = await operationsOf('bundleOfFailure')
  if (operation === undefined) throw new Error('the bundle has no operation')
  const summary = withFailedOperations(await summaryOf('bundleOfFailure'), [operation])
  const reply = await replyTo('bundleOfFailure', { operations: { failed: [operation], others: [], more: 0 } }, summary)
  expect(reply).toMatchObject({
    Status: 'Success of the bundle · User operation failed',
    'Failed operation': `${operation.hash} of ${operation.sender?.hash}: Failed: The instrument is out of alignment; tried to call failWithText on Mishaps`,
    'Next step': expect.stringContaining('Ask the app that made it.') as string,
    Funds:
      'The call was reverted and transferred nothing. The fee was still charged: 0.000348822241775479 MER ($1.11), paid by the account',
  })
  expect(Object.keys(reply)).not.toContain('Reason')
})

async function callsOf(name: Name) {
  const { rows } = await walkPages(ask, `/8801/api/v2/transactions/${landmarks['8801'][name]}/internal-transactions`)
  return rows.flatMap((row) => parseLenient(callSchema, row).value ?? [])
}

test('the reply of a transaction has the native currency that its calls transferred', async () => {
  const record = await recordOf('disperse')
  const reply = transactionReply(record, await summaryOf('disperse'), NO_ERROR, {
    ...RECORD_ONLY,
    chain,
    transfers: [],
    calls: await callsOf('disperse'),
    chainName: () => null,
  })
  const lines = reply.lines.flatMap(([label, text]) => (label === 'Coin transfer' ? [text] : []))
  expect(lines).toHaveLength(13)
  expect(lines.pop()).toBe('12 more')
  for (const line of lines)
    expect(line).toMatch(new RegExp(`^0\\.\\d+ MER \\(\\$[\\d.]+\\) from ${ADDRESS} to ${ADDRESS}$`, 'u'))
  expect(await replyTo('selfdestruct', { calls: await callsOf('selfdestruct') })).toMatchObject({
    'Coin transfer': expect.stringMatching(/ to 0x1404/) as string,
  })
})

test('the reply of an undecoded error has its data, and whom to ask what its selector means', async () => {
  expect(await replyTo('unverifiedFailure')).toMatchObject({
    Reason: expect.stringMatching(/^Custom error 0x31708d59[\da-f]{8,}$/) as string,
    'Next step': 'Ask the app or the developer of the contract what the error 0x31708d59 means.',
  })
})

test('the reply of a caught failure has the call, that of a liquidation what the borrower can do', async () => {
  expect(await replyTo('bigMulticall', { calls: await callsOf('bigMulticall') })).toMatchObject({
    'Failed call': expect.stringMatching(/, internal transaction 8 by Multicall, and 6 other calls$/) as string,
  })
  const borrowers = ['0xC366F7D00f96D85E1dCbe381803a286327530FbD']
  expect(await replyTo('liquidation', { borrowers })).toMatchObject({
    Borrower: borrowers[0],
    'Next step':
      'If this is your loan, check the rest of it in the app of LendingPool: this transaction does not show that. More collateral or less debt makes another liquidation less likely.',
  })
})
