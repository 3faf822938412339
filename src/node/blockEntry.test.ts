import { expect, it } from 'vitest'
import { readBlock } from './blockEntry'
import { factsOf } from './onDemand/facts'
import type { RpcObject } from './values'
import { TRANSFER } from './transferLogs'
import { transactionBody } from '#/served/bodies/transaction'

const hash = `0x${'1'.repeat(64)}`

/** The body of the transaction in a block, from what a node returned. */
function bodyOf(block: RpcObject, receipt: RpcObject) {
  const chain = { id: '10', name: 'OP', currency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, testnet: false }
  const entry = readBlock(block, [receipt], null, (address) => address)
  const { recording } = factsOf(chain, [entry], { height: 100, hash: String(block['hash']) })
  return transactionBody({ ...recording, form: 'instance' }, 0)
}

const header = {
  number: '0x64',
  hash: `0x${'2'.repeat(64)}`,
  parentHash: `0x${'3'.repeat(64)}`,
  timestamp: '0x66000000',
  gasLimit: '0x3938700',
  gasUsed: '0x5208',
  baseFeePerGas: '0xa',
}
const [from, to] = ['0x00000000000000000000000000000000000000aa', '0x00000000000000000000000000000000000000bb']

it('a receipt of the OP Stack: the fee is that for gas with that for L1', () => {
  const block = {
    ...header,
    miner: '0x4200000000000000000000000000000000000011',
    transactions: [
      {
        hash,
        from,
        to,
        nonce: '0x1',
        value: '0x0',
        gas: '0x5208',
        gasPrice: '0xc',
        input: '0x',
        type: '0x2',
        transactionIndex: '0x0',
      },
    ],
  }
  const receipt = {
    transactionHash: hash,
    status: '0x1',
    gasUsed: '0x5208',
    effectiveGasPrice: '0xc',
    logs: [],
    l1Fee: '0x3e8',
    l1GasUsed: '0x640',
    l1GasPrice: '0x5f5e100',
    l1FeeScalar: '0.684',
  }
  expect(bodyOf(block, receipt)).toMatchObject({
    fee: { type: 'actual', value: String(21_000 * 12 + 1000) },
    transaction_burnt_fee: '210000',
    priority_fee: '42000',
    l1_fee: '1000',
    l1_gas_used: '1600',
    l1_gas_price: '100000000',
    l1_fee_scalar: '0.684',
  })
})

it('a transaction of Celo: its fee is in the token that it names, and nothing of it is burnt', () => {
  const token = '0x765de816845861e75a25fca122bb6898b8b1282a'
  const sent = {
    hash,
    from,
    to,
    nonce: '0x1',
    value: '0x0',
    gas: '0x5208',
    input: '0x',
    type: '0x7b',
    transactionIndex: '0x0',
  }
  const receipt = { transactionHash: hash, status: '0x1', gasUsed: '0x5208', effectiveGasPrice: '0x5', logs: [] }
  const paidIn = (feeCurrency: string | null) =>
    bodyOf({ ...header, transactions: [{ ...sent, feeCurrency }] }, receipt)
  expect(paidIn(token)).toMatchObject({ type: 123, celo: { gas_token: token }, fee: { value: String(21_000 * 5) } })
  expect(paidIn(token)['transaction_burnt_fee']).toBeUndefined()
  expect(paidIn(null)).toMatchObject({ celo: { gas_token: null }, transaction_burnt_fee: '210000' })
})

it.each([
  [
    'a deposit of the OP Stack, without a signature',
    { type: '0x7e', gasPrice: '0x0', mint: '0x5', sourceHash: `0x${'4'.repeat(64)}` },
    126,
  ],
  ['an internal transaction of Arbitrum', { type: '0x6a', gasPrice: '0x0', requestId: `0x${'4'.repeat(64)}` }, 106],
  ['a transaction of zkSync', { type: '0x71', gasPrice: '0x5', l1BatchNumber: '0x1' }, 113],
  ['no type and no price', { type: undefined }, 0],
])('%s', (_, fields, type) => {
  const sent = {
    hash,
    from,
    to,
    nonce: '0x1',
    value: '0x0',
    gas: '0x5208',
    input: '0x',
    transactionIndex: '0x0',
    ...fields,
  }
  const receipt = { transactionHash: hash, status: '0x1', gasUsed: '0x5208', logs: [], l2ToL1Logs: [] }
  expect(bodyOf({ ...header, transactions: [sent] }, receipt)).toMatchObject({ hash, type, status: 'ok', nonce: 1 })
})

it('a receipt before Byzantium has no status: that of the trace, or none', () => {
  const sent = {
    hash,
    from,
    to,
    nonce: '0x1',
    value: '0x0',
    gas: '0x5208',
    gasPrice: '0x1',
    input: '0x',
    transactionIndex: '0x0',
  }
  const receipt = { transactionHash: hash, root: `0x${'5'.repeat(64)}`, gasUsed: '0x5208', logs: [] }
  const body = bodyOf({ ...header, transactions: [sent] }, receipt)
  expect([body['status'], body['result']]).toEqual([undefined, undefined])
})

it('positions that a node leaves out are those of the lists, and a log under the topic of a transfer may be anything', () => {
  const token = '0x00000000000000000000000000000000000000cc'
  const sent = (digit: string) => ({
    hash: `0x${digit.repeat(64)}`,
    from,
    to,
    nonce: '0x1',
    value: '0x0',
    gas: '0x5208',
    input: '0x',
  })
  const log = { address: token, topics: [TRANSFER, `0x${'0'.repeat(64)}`, `0x${'0'.repeat(64)}`, '0xzz'], data: '0x' }
  const receipt = { transactionHash: sent('2').hash, status: '0x1', gasUsed: '0x1', logs: [log, log] }
  const { transactions } = readBlock(
    { ...header, transactions: [sent('1'), sent('2')] },
    [receipt],
    null,
    (address) => address,
  )
  expect(transactions.map(({ facts }) => facts.position)).toEqual([0, 1])
  expect(transactions[1]?.logs.map(({ index }) => index)).toEqual([0, 1])
  expect(transactions[1]?.transfers).toEqual([])
})
