import { expect, it } from 'vitest'
import { tokenAmountsIn } from './tokenAmountIn'
import type { ParameterRecord, TokenRecord, TransferRecord } from '#/domain/transactions/transactionRecords'

const CONTRACT = '0xAd2a25399dfccf99602158bA5C25100A5bcEB6A8'
const TRANSFER = '0xa9059cbb'
const APPROVE = '0x095ea7b3'
const WITHDRAW = '0x2e1a7d4d'
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const token: TokenRecord = {
  address_hash: CONTRACT,
  name: 'Dollar',
  symbol: 'USDM',
  decimals: 6,
  type: 'ERC-20',
}

function transferOf(of: Partial<TokenRecord> = {}, value: bigint | null = 5n): TransferRecord {
  const total = { decimals: null, value, token_id: null }
  return {
    from: null,
    to: null,
    token: { ...token, ...of },
    type: null,
    total,
  }
}

const address = { name: 'to', type: 'address', value: CONTRACT }
const amount = (value: ParameterRecord['value'], type = 'uint256') => ({
  name: 'value',
  type,
  value,
})

function amountIn(
  method_id: string | null,
  parameters: readonly ParameterRecord[],
  transfers = [transferOf()],
  contract: string | null = CONTRACT.toLowerCase(),
) {
  return tokenAmountsIn({ method_call: null, method_id, parameters }, contract, transfers)[0] ?? null
}

it('knows the amounts of ERC-20 calls and events of a transferred token', () => {
  const found = { value: 7n, decimals: 6, symbol: 'USDM', isUnlimited: false }
  expect(amountIn(TRANSFER, [address, amount('7')])).toEqual({
    ...found,
    place: 1,
  })
  expect(amountIn('A9059CBB', [address, amount('7')])).toEqual({
    ...found,
    place: 1,
  })
  expect(amountIn(TRANSFER_TOPIC, [address, address, amount('7')])).toEqual({
    ...found,
    place: 2,
  })
})

it('knows no amount of another contract, method, type or shape', () => {
  const parameters = [address, amount('7')]
  expect(amountIn(TRANSFER, parameters, [])).toBeNull()
  expect(amountIn(TRANSFER, parameters, undefined, null)).toBeNull()
  expect(amountIn(TRANSFER, parameters, undefined, '0x43c1fe7842CA7E76931813c068d24FF2e71102F1')).toBeNull()
  expect(amountIn('0x11223344', parameters)).toBeNull()
  expect(amountIn(null, parameters)).toBeNull()
  expect(amountIn(TRANSFER, [address])).toBeNull()
  expect(amountIn(TRANSFER, [address, amount('7', 'bytes32')])).toBeNull()
  for (const value of [null, '', '-7', '0x07', '7.5', ['7'], '9'.repeat(79)])
    expect(amountIn(TRANSFER, [address, amount(value)])).toBeNull()
})

it('knows no amount of a token that is no ERC-20, or without valid decimals or symbol', () => {
  const parameters = [address, amount('7')]
  for (const decimals of [null, -1, 78, 1.5, NaN])
    expect(amountIn(TRANSFER, parameters, [transferOf({ decimals })])).toBeNull()
  for (const decimals of [0, 77]) expect(amountIn(TRANSFER, parameters, [transferOf({ decimals })])).not.toBeNull()
  for (const type of ['ERC-721', 'ERC-404', { other: 'ERC-7984' }, null] as const)
    expect(amountIn(TRANSFER, parameters, [transferOf({ type })])).toBeNull()
  for (const symbol of [null, '']) expect(amountIn(TRANSFER, parameters, [transferOf({ symbol })])).toBeNull()
})

it('knows the amount of a withdrawal only where a transfer has the same amount', () => {
  expect(amountIn(WITHDRAW, [amount('5')])?.place).toBe(0)
  expect(amountIn(WITHDRAW, [amount('7')])).toBeNull()
  expect(amountIn(WITHDRAW, [amount('7')], [transferOf(), transferOf({}, 7n)])?.value).toBe(7n)
  expect(amountIn(WITHDRAW, [amount('7')], [transferOf({}, null)])).toBeNull()
})

it('calls the largest approvals unlimited, and no transfer', () => {
  const most = amount(String(2n ** 256n - 1n))
  expect(amountIn(APPROVE, [address, most])?.isUnlimited).toBe(true)
  expect(amountIn(APPROVE, [address, amount('7')])?.isUnlimited).toBe(false)
  expect(amountIn(TRANSFER, [address, most])?.isUnlimited).toBe(false)
  // More than there is.
  expect(amountIn(APPROVE, [address, amount('7')], [transferOf({ total_supply: 6n })])?.isUnlimited).toBe(true)
  expect(amountIn(APPROVE, [address, amount('7')], [transferOf({ total_supply: 7n })])?.isUnlimited).toBe(false)
})

const OTHER = '0x43c1fe7842CA7E76931813c068d24FF2e71102F1'
const EVENT = `0x${'1'.repeat(64)}`
const wrapped = { address_hash: OTHER, symbol: 'WMER', decimals: 18 }

function amountsOf(numbers: readonly [name: string, value: string, type?: string][], transfers: TransferRecord[]) {
  const parameters = numbers.map(([name, value, type = 'uint256']) => ({
    name,
    type,
    value,
  }))
  return tokenAmountsIn({ method_call: null, method_id: EVENT, parameters }, `0x${'9'.repeat(40)}`, transfers).map(
    ({ place, value, symbol }) => `${place}: ${value} ${symbol}`,
  )
}

it('knows the amounts of another contract by transfers of the same amount', () => {
  const transfers = [transferOf({}, 37_849_448_019n), transferOf(wrapped, 14_154_955_919_871_682_200n)]
  const numbers = [
    ['debtToCover', '37849448019'],
    ['liquidatedCollateralAmount', '14154955919871682200'],
    ['rest', '37849448018'],
  ] as const
  expect(
    amountsOf(
      [...numbers].map(([name, value]) => [name, value]),
      transfers,
    ),
  ).toEqual(['0: 37849448019 USDM', '1: 14154955919871682200 WMER'])
  // The sign of an int is a direction.
  expect(amountsOf([['amount0', '-37849448019', 'int256']], transfers)).toEqual(['0: -37849448019 USDM'])
  expect(amountsOf([['amount0', '-37849448019']], transfers)).toEqual([])
})

it('knows no amount that two tokens have, that is small, or whose name is of no amount', () => {
  const two = [transferOf({}, 2_000_000n), transferOf(wrapped, 2_000_000n)]
  expect(amountsOf([['amount', '2000000']], two)).toEqual([])
  expect(amountsOf([['amount', '2000000']], two.slice(1))).toEqual(['0: 2000000 WMER'])
  const small = [transferOf({}, 500_000n), transferOf({}, 5n)]
  expect(
    amountsOf(
      [
        ['amount', '500000'],
        ['fee', '500000'],
        ['amount', '5'],
      ],
      small,
    ),
  ).toEqual(['0: 500000 USDM'])
  expect(
    amountsOf(
      [
        ['orderId', '2000000'],
        ['deadline', '2000000'],
        ['amount', '2000000', 'uint64'],
      ],
      two.slice(1),
    ),
  ).toEqual([])
})
