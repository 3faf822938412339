import type { ApiRoot } from './apiRoot'
import { expect, test } from 'vitest'
import { traceTree } from '#/domain/transactions/traceTree'
import { callTracerSteps } from './callTracer'
import { createClient } from './client'

const a = `0x${'a'.repeat(40)}`
const b = `0x${'b'.repeat(40)}`
const c = `0x${'c'.repeat(40)}`

const trace = {
  type: 'CALL',
  from: a,
  to: b,
  value: '0xde0b6b3a7640000',
  gas: '0x5208',
  gasUsed: '0x5000',
  input: '0x12345678',
  output: '0x01',
  calls: [
    { type: 'STATICCALL', from: b, to: c, gas: '0x100', gasUsed: '0x10', input: '0x' },
    {
      type: 'CREATE2',
      from: b,
      to: c,
      value: '0x0',
      gas: '0x4000',
      gasUsed: '0x3000',
      input: '0x6080',
      output: '0x60',
      error: 'execution reverted',
      revertReason: 'paused',
      calls: [{ type: 'DELEGATECALL', from: c, to: b, gas: '0x10', gasUsed: '0x1', input: '0x' }],
    },
  ],
}

const root: ApiRoot = { url: 'https://explorer.test/api/v2', form: 'instance' }

async function traceRows(body: unknown) {
  const client = createClient({ fetch: async () => Response.json(body), timeout: 1000 })
  const page = await client.list(root, 'transactionRawTrace', { hash: `0x${'1'.repeat(64)}` })
  return page.rows.map(({ value }) => value)
}

test("a trace of geth's callTracer is listed in order of execution, and makes the same tree", async () => {
  const rows = await traceRows(trace)
  expect(rows).toMatchObject([
    {
      traceAddress: [],
      type: 'call',
      action: { callType: 'call', from: a, to: b, value: 10n ** 18n, gas: 21_000n },
      result: { gasUsed: 20_480n },
      error: null,
    },
    { traceAddress: [0], action: { callType: 'staticcall', to: c }, subtraces: 0 },
    {
      traceAddress: [1],
      type: 'create2',
      action: { callType: null, to: null, init: '0x6080' },
      result: { address: c },
      error: 'execution reverted',
      subtraces: 1,
    },
    { traceAddress: [1, 0], action: { callType: 'delegatecall' } },
  ])
  const tree = traceTree(rows.flatMap((row) => row ?? []))
  expect(tree?.children.map(({ type, failed, children }) => [type, failed, children.length])).toEqual([
    ['staticcall', false, 0],
    ['create2', true, 1],
  ])
})

test('fields that only geth has stay in the raw step', () => {
  expect(callTracerSteps(trace)?.[2]).toMatchObject({ revertReason: 'paused' })
})

test('other bodies are no such trace', () => {
  for (const body of [null, [], [trace], {}, { items: [], type: 'CALL' }, 'CALL'])
    expect(callTracerSteps(body)).toBeNull()
})

test('a thousand nested calls are read without recursion', () => {
  let nested: object = { type: 'CALL', from: a, to: b }
  for (let depth = 0; depth < 5000; depth += 1) nested = { type: 'CALL', from: a, to: b, calls: [nested] }
  expect(callTracerSteps(nested)).toHaveLength(5001)
})
