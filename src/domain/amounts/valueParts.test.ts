import { expect, it } from 'vitest'
import type { TokenAmountIn } from './tokenAmountIn'
import type { ParameterRecord } from '#/domain/transactions/transactionRecords'
import { valueParts, valuesTitle } from './valueParts'

const one = `0x${'1'.repeat(40)}`
const two = `0x${'2'.repeat(40)}`
const of = (name: string | null, value: ParameterRecord['value']): ParameterRecord => ({ name, type: null, value })
const amountAt = (place: number): TokenAmountIn => ({
  place,
  value: 1_500_000n,
  decimals: 6,
  symbol: 'USDM',
  isUnlimited: false,
})
const textOf = (...[parameters, amounts, kind]: Parameters<typeof valueParts>) =>
  valueParts(parameters, amounts, kind).map(({ name, text }) => `${name ?? ''}:${text}`)

it('keeps the order of a call, with sender and recipient in one', () => {
  const parameters = [of('_from', one), of('to', two), of('value', '5')]
  expect(textOf(parameters, [], 'call')).toEqual([':0x1111111…11111 → 0x2222222…22222', 'value:5'])
  expect(textOf([of('path', ['1', two]), of(null, null)], [], 'call')).toEqual([`path:["1","${two}"]`, ':unknown'])
})

it('puts sender and recipient, amounts and numbers of an event before its other values', () => {
  const parameters = [of('asset', one), of('user', two), of('debt', '5'), of('value', '1500000')]
  expect(textOf(parameters, [amountAt(3)], 'event')).toEqual([
    'value:1500000',
    'debt:5',
    'asset:0x1111111…11111',
    'user:0x2222222…22222',
  ])
  const transfer = [of('from', one), of('to', two), of('value', '1500000')]
  expect(textOf(transfer, [amountAt(2)], 'event')).toEqual([':0x1111111…11111 → 0x2222222…22222', 'value:1500000'])
  expect(valueParts(transfer, [amountAt(2)], 'event')[1]?.amount).toEqual(amountAt(2))
})

it('cuts long values and names', () => {
  const parts = valueParts([of('n'.repeat(100), 'x'.repeat(1000)), of('rest', '5')], [], 'call')
  expect(parts).toHaveLength(1)
  expect(parts[0]?.name).toBe(`${'n'.repeat(40)}…`)
  expect(parts[0]?.text).toBe(`${'x'.repeat(160)}…`)
})

it('has all values with exact digits in the title', () => {
  const parameters = [of('from', one), of('to', two), of('value', '1500000'), of(null, ['1'])]
  expect(valuesTitle(parameters, [amountAt(2)])).toBe(`from: ${one}, to: ${two}, value: 1500000 (1.5 USDM), ["1"]`)
  expect(valuesTitle([of('a', null)], [])).toBe('a: unknown')
})
