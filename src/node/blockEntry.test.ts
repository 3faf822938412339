import { expect, it } from 'vitest'
import { readBlock } from './blockEntry'
import { factsOf } from './onDemand/facts'
import { transactionBody } from '#/served/bodies/transaction'

const hash = `0x${'1'.repeat(64)}`

it('a receipt of the OP Stack: the fee is that for gas with that for L1', () => {
  const block = {
    number: '0x64',
    hash: `0x${'2'.repeat(64)}`,
    parentHash: `0x${'3'.repeat(64)}`,
    timestamp: '0x66000000',
    miner: '0x4200000000000000000000000000000000000011',
    gasLimit: '0x3938700',
    gasUsed: '0x5208',
    baseFeePerGas: '0xa',
    transactions: [
      {
        hash,
        from: '0x00000000000000000000000000000000000000aa',
        to: '0x00000000000000000000000000000000000000bb',
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
  const chain = { id: '10', name: 'OP', currency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, testnet: false }
  const entry = readBlock(block, [receipt], null, (address) => address)
  const { recording } = factsOf(chain, [entry], { height: 100, hash: block.hash })
  expect(transactionBody({ ...recording, form: 'instance' }, 0)).toMatchObject({
    fee: { type: 'actual', value: String(21_000 * 12 + 1000) },
    transaction_burnt_fee: '210000',
    priority_fee: '42000',
    l1_fee: '1000',
    l1_gas_used: '1600',
    l1_gas_price: '100000000',
    l1_fee_scalar: '0.684',
  })
})
