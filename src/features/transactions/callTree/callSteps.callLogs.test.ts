import { expect, test } from 'vitest'
import { traceTree } from '#/domain/transactions/traceTree'
import { logsByCall } from './callSteps'

interface Call {
  path: number[]
  to: string
  type?: string
  error?: string
}

const address = (digits: string) => `0x${digits.padStart(40, '0')}`

/** The emitters of the logs that are placed, by the path of their call. */
function placed(calls: Call[], emitters: string[]): Record<string, string[]> {
  const root = traceTree(
    calls.map(({ path, to, type = 'call', error = null }) => ({
      action: { callType: type, from: null, to: address(to), gas: null, value: null },
      result: null,
      error,
      traceAddress: path,
      type,
    })),
  )
  if (root === null) throw new Error('no tree')
  const logs = emitters.map((emitter) => ({
    address: { hash: address(emitter).toUpperCase().replace('X', 'x') },
    emitter,
  }))
  const byCall = logsByCall(root, logs)
  return Object.fromEntries(
    [...byCall].map(([{ index }, found]) => [calls[index ?? 0]?.path.join('.') ?? '', found.map((log) => log.emitter)]),
  )
}

test('events are with the only call that ran as their contract, also by its delegatecalls', () => {
  const calls: Call[] = [
    { path: [], to: 'a' },
    { path: [0], to: 'b', type: 'delegatecall' },
    { path: [0, 0], to: 'c' },
    { path: [0, 1], to: 'd', type: 'create' },
  ]
  expect(placed(calls, ['a', 'c', 'd', 'c'])).toEqual({ '': ['a'], '0.0': ['c', 'c'], '0.1': ['d'] })
})

test('an event that several calls could have emitted, or none, is not placed', () => {
  const calls: Call[] = [
    { path: [], to: 'a' },
    { path: [0], to: 'c' },
    { path: [1], to: 'c' },
    { path: [2], to: 'e', type: 'delegatecall' },
    { path: [3], to: 'f', type: 'selfdestruct' },
  ]
  expect(placed(calls, ['c', 'e', 'f', '9'])).toEqual({})
})

test('calls that failed, were reverted or are static emitted nothing', () => {
  const calls: Call[] = [
    { path: [], to: 'a' },
    { path: [0], to: 'b', error: 'Reverted' },
    { path: [0, 0], to: 'c' },
    { path: [1], to: 'd', type: 'staticcall' },
    { path: [1, 0], to: 'e' },
    { path: [2], to: 'c' },
  ]
  expect(placed(calls, ['b', 'c', 'd', 'e'])).toEqual({ '2': ['c'] })
  expect(
    placed(
      [
        { path: [], to: 'a', error: 'Reverted' },
        { path: [0], to: 'c' },
      ],
      ['c'],
    ),
  ).toEqual({})
})
