import { expect, test } from 'vitest'
import type { CallNode } from '#/domain/transactions/callTree'
import { gasFlame } from './callSteps'
import { traceTree } from '#/domain/transactions/traceTree'

const step = (traceAddress: number[]) => ({ action: null, result: null, error: null, traceAddress, type: 'call' })

function partsOf(paths: number[][], gas: Readonly<Record<string, bigint | null>>) {
  const root = traceTree(paths.map(step))
  if (root === null) throw new Error('no tree')
  const nameOf = ({ index }: CallNode) => paths[index ?? 0]?.join('.') ?? ''
  const parts = gasFlame(root, (call) => gas[nameOf(call)] ?? null)
  return Object.fromEntries([...parts].map(([call, { start, share }]) => [nameOf(call), [start, share]]))
}

test('each bar is a share of the outermost call, and begins after the calls before it', () => {
  expect(partsOf([[], [0], [0, 0], [1]], { '': 1000n, '0': 500n, '0.0': 250n, '1': 125n })).toEqual({
    '': [0, 1],
    '0': [0, 0.5],
    '0.0': [0, 0.25],
    '1': [0.5, 0.125],
  })
})

test('a call whose gas used is unknown has no bar', () => {
  expect(partsOf([[], [0], [1]], { '': 1000n, '0': null, '1': 100n })).toEqual({ '': [0, 1], '1': [0, 0.1] })
  expect(partsOf([[], [0]], { '': null, '0': 100n })).toEqual({})
  expect(partsOf([[], [0]], { '': 0n, '0': 100n })).toEqual({})
})

test('a trace whose calls use more than the outermost one draws no bar past the end', () => {
  expect(partsOf([[], [0], [1], [2]], { '': 100n, '0': 80n, '1': 80n, '2': 80n })).toEqual({
    '': [0, 1],
    '0': [0, 0.8],
    '1': [0.8, 1 - 0.8],
    '2': [1, 0],
  })
})
