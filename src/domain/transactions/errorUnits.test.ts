import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { aTransaction, decoded, hashOf, named } from '#/testing/testRecords'
import { type ErrorContext, errorTokens, errorUnits } from './errorUnits'
import type { DecodedRecord, ParameterRecord } from './transactionRecords'

const IN = hashOf('1a')
const OUT = hashOf('0b')
const MINIMUM = '1000000000000000000000'

function context(call: DecodedRecord | null, more: Partial<ErrorContext> = {}, value = 0n): ErrorContext {
  const transaction = aTransaction({ to: named('c'), value, decoded_input: call })
  return { transaction, raisedBy: null, ...more }
}

/** An error with uint256 arguments. */
const error = (name: string, ...numbers: [name: string, value: string][]): DecodedRecord => ({
  method_call: `${name}(…)`,
  method_id: '2c19b8b8',
  parameters: numbers.map(([each, value]) => ({ name: each, type: 'uint256', value })),
})

const tooLittle = error('InsufficientOutput', ['amountOut', '211590363524889481'], ['amountOutMin', MINIMUM])

/** A call of a router along a path of tokens. */
const alongPath: DecodedRecord = {
  method_call: 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
  method_id: '38ed1739',
  parameters: [
    { name: 'amountIn', type: 'uint256', value: '677830916' },
    { name: 'amountOutMin', type: 'uint256', value: MINIMUM },
    { name: 'path', type: 'address[]', value: [IN, hashOf('5'), OUT] },
    { name: 'to', type: 'address', value: hashOf('a') },
    { name: 'deadline', type: 'uint256', value: '1795135232' },
  ],
}

describe('the unit of an amount in an error follows from facts', () => {
  test('of a minimum of the call, by the last token of its path, with what it is compared with', () => {
    expect(errorUnits(tooLittle, context(alongPath))).toEqual([{ token: OUT }, { token: OUT }])
  })

  test('of the amount that a swap takes, by the first token of its path', () => {
    const tooMuch = error('TooMuchIn', ['amountIn', '677830916'])
    expect(errorUnits(tooMuch, context(alongPath))).toEqual([{ token: IN }])
  })

  test('of a struct without names of a known swap', () => {
    const fields = [IN, OUT, '500', hashOf('a'), '1795135232', '677830916', MINIMUM, '0']
    const call: DecodedRecord = {
      method_call: 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160) params)',
      method_id: '414bf389',
      parameters: [
        { name: 'params', type: '(address,address,uint24,address,uint256,uint256,uint256,uint160)', value: fields },
      ],
    }
    const returned = error('ReturnAmountIsNotEnough', ['result', '211590363524889481'], ['minReturn', MINIMUM])
    expect(errorUnits(returned, context(call))).toEqual([{ token: OUT }, { token: OUT }])
  })

  test('of an argument of a call with one token', () => {
    const call = decoded('617ba037', ['asset', 'address', IN], ['amount', 'uint256', '50000000000'])
    expect(errorUnits(error('CapExceeded', ['supplied', '50000000000']), context(call))).toEqual([{ token: IN }])
  })

  test('of a pair whose other token the contract reported, and of none without that', () => {
    const call = decoded(
      'f3e6ea8a',
      ['tokenIn', 'address', IN],
      ['amountIn', 'uint256', '677830916'],
      ['amountOutMin', 'uint256', MINIMUM],
    )
    expect(errorUnits(tooLittle, context(call, { unnamed: OUT }))).toEqual([{ token: OUT }, { token: OUT }])
    expect(errorUnits(tooLittle, context(call))).toEqual([{ token: null }, { token: null }])
  })

  test('of the value that was sent, with the price that it is compared with', () => {
    const wrong = error('WrongPayment', ['sent', '10000000000000000'], ['price', '40000000000000000'])
    expect(errorUnits(wrong, context(null, {}, 10n ** 16n))).toEqual(['native', 'native'])
    expect(errorUnits(wrong, context(null, {}, 5n))).toEqual(['unknown', 'unknown'])
  })

  test('of the token that the error names; the zero address is the native currency', () => {
    const names = (token: string) =>
      decoded('db42144d', ['token', 'address', token], ['balance', 'uint256', '5'], ['needed', 'uint256', '7'])
    expect(errorUnits(names(IN), context(null))).toEqual(['none', { token: IN }, { token: IN }])
    expect(errorUnits(names(hashOf('')), context(null))).toEqual(['none', 'native', 'native'])
  })

  test('of ERC-20 errors, by the token that raised them', () => {
    const short = decoded(
      'e450d38c',
      ['sender', 'address', hashOf('a')],
      ['balance', 'uint256', '5'],
      ['needed', 'uint256', '7'],
    )
    expect(errorUnits(short, context(null, { raisedBy: IN }))).toEqual(['none', { token: IN }, { token: IN }])
    expect(errorTokens(short, context(null, { raisedBy: IN }))).toEqual([IN])
    expect(errorUnits(short, context(null))).toEqual(['none', { token: null }, { token: null }])
  })

  test('health factors are ratios; IDs, counts and times have no unit', () => {
    const health = error('BreaksHealthFactor', ['healthFactor', '950000000000000000'])
    expect(errorUnits(health, context(null))).toEqual(['ratio'])
    const others = error('No', ['tokenId', '5000000000'], ['count', '7000000'], ['deadline', '1795135232'])
    expect(errorUnits(others, context(null))).toEqual(['none', 'none', 'none'])
  })

  test('small numbers and those of two tokens are equal by chance', () => {
    expect(errorUnits(error('Odd', ['amount', '1']), context(alongPath, {}, 1n))).toEqual(['none'])
    expect(errorUnits(error('Odd', ['amount', '6000000']), context(alongPath))).toEqual(['unknown'])
    const both = decoded(
      'f3e6ea8a',
      ['tokenIn', 'address', IN],
      ['tokenOut', 'address', OUT],
      ['amountIn', 'uint256', '5000000'],
      ['minAmountOut', 'uint256', '5000000'],
    )
    expect(errorUnits(error('Odd', ['amount', '5000000']), context(both))).toEqual([{ token: null }])
  })
})

const parameter: fc.Arbitrary<ParameterRecord> = fc.record({
  name: fc.constantFrom('amount', 'amountOut', 'amountOutMin', 'token', 'tokenIn', 'price', 'sent', 'id', '', null),
  type: fc.constantFrom('uint256', 'address', 'uint256[]', '(address,uint256)', null),
  value: fc.oneof(
    fc.constantFrom(IN, OUT, '1', '5000000', '', null),
    fc.constant([IN, ['5000000', '1']] as ParameterRecord['value']),
  ),
})
const record = fc.record({
  method_call: fc.constantFrom('Odd(uint256)', null),
  method_id: fc.constantFrom('e450d38c', '0x414bf389', 'a9059cbb', '', null),
  parameters: fc.option(fc.array(parameter, { maxLength: 6 })),
})

test('any error of any call has a unit for each argument, and tokens that the bodies name', () => {
  fc.assert(
    fc.property(record, fc.option(record), fc.constantFrom(null, 0n, 1n, 5_000_000n), (failed, call, value) => {
      const known = context(call, { raisedBy: hashOf('c') }, value ?? 0n)
      expect(errorUnits(failed, known)).toHaveLength(failed.parameters?.length ?? 0)
      const text = JSON.stringify([failed, call]) + hashOf('c')
      for (const token of errorTokens(failed, known)) expect(text).toContain(token)
    }),
  )
})
