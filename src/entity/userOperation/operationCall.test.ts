import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { parseLenient } from '#/api/parseLenient'
import { userOperation as schema } from '#/api/schemas/userOperation'
import { openDemo, walkPages } from '#/demo/testDemo'
import { callOf, operationReason } from './operationCall'

const ask = openDemo()

function read(body: unknown) {
  const { value } = parseLenient(schema, body)
  if (value === null) throw new Error('The user operation could not be read')
  return value
}

test('what is said of the user operations of the demo is in their records', async () => {
  const { rows } = await walkPages(ask, '/8801/api/v2/proxy/account-abstraction/operations')
  expect(rows.length).toBeGreaterThan(3)
  let failed = 0
  for (const { hash } of rows) {
    const { body } = await ask(`/8801/api/v2/proxy/account-abstraction/operations/${String(hash)}`)
    const text = JSON.stringify(body, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each))
    const operation = read(body)
    const { method, target, value } = callOf(operation)
    for (const said of [method, target?.hash, value]) if (said != null) expect(text).toContain(String(said))
    if (operation.status === false) failed += 1
    expect(operationReason(operation) === '').toBe(operation.revert_reason === null)
  }
  expect(failed).toBeGreaterThan(0)
})

const address = fc.option(fc.constantFrom({ hash: `0x${'a'.repeat(40)}` }, { hash: `0x${'b'.repeat(40)}` }))
const data = fc.option(fc.constantFrom('0x', '0x12345678', '0xb61d27f6', 'none', ''))
const parameter = fc.record({
  name: fc.constantFrom('value', '', null),
  type: fc.constantFrom('uint256', 'address', null),
  value: fc.constantFrom('5', '-1', '0x5', 'five', null, ['5']),
})
const call = fc.option(
  fc.record({
    method_call: fc.constantFrom('execute(address dest, uint256 value, bytes func)', 'pay()', '', null),
    method_id: fc.constantFrom('b61d27f6', '0xb61d27f6', '12345678', null),
    parameters: fc.option(fc.array(parameter, { maxLength: 4 })),
  }),
)

test('any user operation: its call has only what the record holds', () => {
  const body = fc.record({
    hash: fc.constant(`0x${'1'.repeat(64)}`),
    sender: address,
    execute_target: address,
    execute_call_data: data,
    decoded_execute_call_data: call,
    call_data: data,
    decoded_call_data: call,
    revert_reason: data,
  })
  fc.assert(
    fc.property(body, (given) => {
      const operation = read(given)
      const { method, target, value } = callOf(operation)
      const text = JSON.stringify(given)
      for (const said of [method, target?.hash, value]) if (said != null) expect(text).toContain(String(said))
      if (value !== null) expect(value).toBe(5n)
      expect(operationReason(operation)).not.toMatch(/undefined|null|\[object/)
    }),
  )
})
