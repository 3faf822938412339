import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { type Abi, toFunctionSelector } from 'viem'
import type { SourceFacts } from '#/served/recordedContracts'
import { decodeConstructorArguments } from './constructorArguments'
import { selectorsInCode } from './dispatchTable'

const { artifacts, deployed } = JSON.parse(readFileSync('public/demo/8801/contracts.json', 'utf8')) as SourceFacts

test('the selectors of compiled contracts are those of their functions', () => {
  const verified = deployed.filter(({ verified: each }) => each !== undefined)
  expect(verified.length).toBeGreaterThan(20)
  for (const { verified: each, code } of verified) {
    const abi = artifacts[each?.artifact ?? '']?.abi as Abi
    const functions = abi.flatMap((entry) => (entry.type === 'function' ? toFunctionSelector(entry) : []))
    expect(selectorsInCode(code)).toEqual(expect.arrayContaining(functions))
  }
})

test('data after a PUSH is no operation', () => {
  // PUSH5 63 a9059cbb, EQ
  expect(selectorsInCode('0x6463a9059cbb14')).toEqual([])
  expect(selectorsInCode('0x8063a9059cbb14')).toEqual(['0xa9059cbb'])
  // Vyper: PUSH4, DUP2, XOR
  expect(selectorsInCode('0x63a9059cbb8118')).toEqual(['0xa9059cbb'])
  expect(selectorsInCode('0x63a9059c')).toEqual([])
})

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const selector of selectorsInCode(text)) expect(selector).toHaveLength(10)
    }),
  )
})

test('constructor arguments are decoded if they encode to the same bytes', () => {
  const coin = deployed.find(({ verified }) => verified?.artifact === 'Coin')?.verified
  const abi = artifacts['Coin']?.abi as Abi
  const args = coin?.constructorArgs ?? ''
  expect(decodeConstructorArguments(abi, args)?.map(({ value }) => value)).toContain('USDM')
  expect(decodeConstructorArguments(abi, args.slice(2))).not.toBeNull()
  expect(decodeConstructorArguments(abi, `${args}00`)).toBeNull()
  expect(decodeConstructorArguments(abi, `${args.slice(0, -2)}01`)).toBeNull()
  expect(decodeConstructorArguments([], args)).toBeNull()
  expect(decodeConstructorArguments(abi, 'nonsense')).toBeNull()
})
