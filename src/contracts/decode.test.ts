import type { AbiSource, CandidateAbi } from './abi'
import * as fc from 'fast-check'
import {
  type Abi,
  type AbiParameter,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  toFunctionSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { decode, type Encoded } from './decode'
import { abiOfSignatures } from './signatures'

const a = getAddress(`0x${'aa'.padStart(40, '0')}`)
const b = getAddress(`0x${'bb'.padStart(40, '0')}`)

const verified: AbiSource = { kind: 'verified', address: a, name: 'Vault', proxy: null }
const withAbi = (lines: readonly string[], source: AbiSource = verified): CandidateAbi => ({
  abi: parseAbi(lines as never) as Abi,
  source,
})

/** Decodings as text: signature, values, source. */
function texts(encoded: Encoded, candidates: readonly CandidateAbi[]) {
  return decode(encoded, candidates).map(({ decoded, source, rest }) => {
    const values = decoded.parameters?.map(({ value }) => JSON.stringify(value)).join(' ')
    return `${decoded.method_call} ${values} ${source.kind}${rest ? ` +${rest}` : ''}`
  })
}

const nested = withAbi([
  'function pay((address to, (uint256 amount, bytes note)[] parts) order, bool now) returns (uint256 id)',
])
const nestedCall = encodeFunctionData({
  abi: nested.abi,
  functionName: 'pay',
  args: [{ to: b, parts: [{ amount: 7n, note: '0xff' }] }, true],
})

test('a call is decoded with the names and types of its ABI, tuples as lists', () => {
  expect(decode({ kind: 'call', data: nestedCall }, [nested])).toEqual([
    {
      decoded: {
        method_call: 'pay((address to, (uint256 amount, bytes note)[] parts) order, bool now)',
        method_id: nestedCall.slice(0, 10),
        parameters: [
          {
            name: 'order',
            type: '(address to, (uint256 amount, bytes note)[] parts)',
            value: [b, [['7', '0xff']]],
            indexed: null,
          },
          { name: 'now', type: 'bool', value: 'true', indexed: null },
        ],
      },
      source: verified,
      rest: null,
      isIndexedInferred: false,
    },
  ])
})

test('bytes after the values stay visible; a decoding without any is preferred', () => {
  const one = withAbi(['function f(uint256 a)'])
  const data: Hex = `${encodeFunctionData({ abi: one.abi, functionName: 'f', args: [1n] })}beef`
  expect(texts({ kind: 'call', data }, [one])).toEqual(['f(uint256 a) "1" verified +0xbeef'])
})

test('bytes that the values do not encode to are not decoded', () => {
  const flag = withAbi(['function f(uint8 a)', 'function g(string a)'])
  const word = (digits: string) => digits.padStart(64, '0')
  const f = toFunctionSelector('f(uint8)')
  const g = toFunctionSelector('g(string)')
  expect(texts({ kind: 'call', data: `${f}${word('1ff')}` }, [flag])).toEqual([])
  expect(texts({ kind: 'call', data: f }, [flag])).toEqual([])
  // An offset past an empty word, which no encoder writes.
  expect(texts({ kind: 'call', data: `${g}${word('40')}${word('')}${word('')}` }, [flag])).toEqual([])
  // Not UTF-8.
  expect(texts({ kind: 'call', data: `${g}${word('20')}${word('1')}ff${'0'.repeat(62)}` }, [flag])).toEqual([])
})

test('the most reliable source decodes, and all candidates of that source are listed', () => {
  const data = encodeFunctionData({ abi: parseAbi(['function f(uint256)']), args: [5n] })
  const named = withAbi(['function f(uint256 amount)'])
  const database = withAbi(['function f(uint256)'], { kind: 'signatures' })
  expect(texts({ kind: 'call', data }, [database, named])).toEqual(['f(uint256 amount) "5" verified'])
  expect(texts({ kind: 'call', data }, [database])).toEqual(['f(uint256) "5" signatures'])
  const added = ['limit', 'amount'].map((name) => withAbi([`function f(uint256 ${name})`], { kind: 'added', name }))
  expect(texts({ kind: 'call', data }, [...added, database])).toEqual([
    'f(uint256 limit) "5" added',
    'f(uint256 amount) "5" added',
  ])
})

test('spam in a signature database is left out if it does not encode to the bytes, and limited if it does', () => {
  const data = encodeFunctionData({ abi: parseAbi(['function transfer(address, uint256)']), args: [b, 5n] })
  // A known collision: the selector is that of transfer(address,uint256).
  const collision = 'many_msg_babbage(bytes1)'
  expect(toFunctionSelector(collision)).toBe(data.slice(0, 10))
  const other = Array.from({ length: 1000 }, (_, at) => `spam${at}(address,uint256)`)
  const source = { kind: 'signatures' } as const
  const spam = {
    abi: abiOfSignatures('function', [...other, collision, '__proto__()', 'transfer(address,uint256)']),
    source,
  }
  expect(decode({ kind: 'call', data }, [spam]).map(({ decoded }) => decoded.method_call)).toEqual([
    'transfer(address to, uint256 value)',
  ])
  const unknown = encodeFunctionData({ abi: parseAbi(['function f(uint256)']), args: [5n] })
  const named = other.map((_, at) => `f(uint256 spam${at})`)
  expect(decode({ kind: 'call', data: unknown }, [{ abi: abiOfSignatures('function', named), source }])).toHaveLength(
    20,
  )
})

test('a standard call is decoded without an ABI, by each standard that has it', () => {
  const data = encodeFunctionData({
    abi: parseAbi(['function transferFrom(address,address,uint256)']),
    args: [a, b, 3n],
  })
  expect(decode({ kind: 'call', data }, []).map(({ source }) => source)).toEqual([
    { kind: 'standard', name: 'ERC-20' },
    { kind: 'standard', name: 'ERC-721' },
  ])
})

const transfer = encodeEventTopics({
  abi: parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)']),
  eventName: 'Transfer',
  args: { from: a, to: b },
}) as Hex[]
const amount = encodeAbiParameters([{ type: 'uint256' }], [12n])

test('a Transfer event is of an ERC-20 token or an NFT by its number of topics', () => {
  expect(texts({ kind: 'log', topics: transfer, data: amount }, [])).toEqual([
    `Transfer(address indexed from, address indexed to, uint256 value) "${a}" "${b}" "12" standard`,
  ])
  expect(texts({ kind: 'log', topics: [...transfer, amount], data: '0x' }, [])).toEqual([
    `Transfer(address indexed from, address indexed to, uint256 indexed tokenId) "${a}" "${b}" "12" standard`,
  ])
  expect(texts({ kind: 'log', topics: transfer, data: '0x' }, [])).toEqual([])
})

test('an indexed string is shown as the hash in its topic', () => {
  const abi = withAbi(['event Named(string indexed name, uint256 id)'])
  const topics = encodeEventTopics({ abi: abi.abi, eventName: 'Named', args: { name: 'x' } }) as Hex[]
  const [decoding] = decode({ kind: 'log', topics, data: amount }, [abi])
  expect(decoding?.decoded.parameters?.[0]).toEqual({
    name: 'name',
    type: 'keccak256(string)',
    value: topics[1],
    indexed: true,
  })
})

test('an event without `indexed` is decoded in every way that fits', () => {
  const abi = withAbi(['event Paid(address,uint256)'], { kind: 'signatures' })
  const [topic] = encodeEventTopics({ abi: abi.abi, eventName: 'Paid' }) as Hex[]
  const big = `0x${'f'.repeat(64)}` as const
  const payer = encodeAbiParameters([{ type: 'address' }], [a])
  expect(texts({ kind: 'log', topics: [topic!, payer], data: big }, [abi])).toHaveLength(1)
  const both = decode({ kind: 'log', topics: [topic!, payer], data: amount }, [abi])
  expect(both.map(({ decoded }) => decoded.method_call)).toEqual([
    'Paid(address indexed, uint256)',
    'Paid(address, uint256 indexed)',
  ])
  expect(both.every(({ isIndexedInferred }) => isIndexedInferred)).toBe(true)
  const twice = withAbi(['event Twice(uint256,uint256)'], { kind: 'signatures' })
  const [signature] = encodeEventTopics({ abi: twice.abi, eventName: 'Twice' }) as Hex[]
  expect(decode({ kind: 'log', topics: [signature!, amount], data: amount }, [twice])).toHaveLength(2)
})

test('an error is decoded by its selector, and what a function returned by its outputs', () => {
  const abi = withAbi(['error Late(uint256 deadline)', 'function f() returns (uint256 id)', 'function g()'])
  const late = `${toFunctionSelector('Late(uint256)')}${amount.slice(2)}`
  expect(texts({ kind: 'revert', data: late }, [abi])).toEqual(['Late(uint256 deadline) "12" verified'])
  expect(texts({ kind: 'output', selector: toFunctionSelector('f()'), data: amount }, [abi])).toEqual([
    'f(uint256 id) "12" verified',
  ])
  expect(texts({ kind: 'output', selector: toFunctionSelector('g()'), data: amount }, [abi])).toEqual([])
  const message = `0x08c379a0${encodeAbiParameters([{ type: 'string' }], ['No']).slice(2)}`
  expect(texts({ kind: 'revert', data: message }, [])).toEqual(['Error(string message) "No" standard'])
})

test('names such as __proto__ and equal names lose no value', () => {
  const abi = withAbi([])
  const components = ['__proto__', 'constructor', 'x', 'x'].map((name) => ({ name, type: 'uint8' }))
  const item = { type: 'function', name: 'f', stateMutability: 'view', outputs: [] } as const
  const lying: CandidateAbi = { ...abi, abi: [{ ...item, inputs: [{ type: 'tuple', name: '__proto__', components }] }] }
  const data = `${toFunctionSelector('f((uint8,uint8,uint8,uint8))')}${[1, 2, 3, 4].map((n) => String(n).padStart(64, '0')).join('')}`
  expect(decode({ kind: 'call', data }, [lying])[0]?.decoded.parameters?.[0]?.value).toEqual(['1', '2', '3', '4'])
})

test('a tuple 20 deep is decoded', () => {
  let parameter: AbiParameter = { type: 'bytes', name: 'x' }
  let value: unknown = '0x01'
  for (let depth = 0; depth < 20; depth += 1) {
    parameter = { type: 'tuple', components: [parameter] }
    value = [value]
  }
  const type = `${'('.repeat(20)}bytes${')'.repeat(20)}`
  const data = `${toFunctionSelector(`f(${type})`)}${encodeAbiParameters([parameter], [value]).slice(2)}`
  const abi: Abi = [{ type: 'function', name: 'f', inputs: [parameter], outputs: [], stateMutability: 'view' }]
  const plain = (each: unknown): unknown => (Array.isArray(each) ? each.map(plain) : each)
  expect(decode({ kind: 'call', data }, [{ abi, source: verified }])[0]?.decoded.parameters?.[0]?.value).toEqual(
    plain(value),
  )
})

test('offsets that refer to the same bytes again do not decode to more than the bytes', () => {
  const abi = withAbi(['function f(string[] a)'])
  const word = (number: number) => number.toString(16).padStart(64, '0')
  const count = 4000
  const offsets = Array.from({ length: count }, () => word(32 * count)).join('')
  const data = `${toFunctionSelector('f(string[])')}${word(32)}${word(count)}${offsets}${word(100_000)}${'61'.repeat(100_000)}`
  expect(decode({ kind: 'call', data }, [abi])).toEqual([])
})

/** Any ABI type. */
const { type: anyParameter } = fc.letrec<{ type: AbiParameter }>((tie) => ({
  type: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .constantFrom('uint256', 'int8', 'address', 'bool', 'bytes', 'bytes4', 'string', 'uint256[]', 'bytes[2]')
      .map((type) => ({ type })),
    fc
      .record({ parts: fc.array(tie('type'), { maxLength: 3 }), suffix: fc.constantFrom('', '[]', '[2]', '[0]') })
      .map(({ parts, suffix }) => ({ type: `tuple${suffix}`, components: parts })),
  ),
}))
const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => `0x${Buffer.from(array).toString('hex')}` as const)

test('property: any bytes with any ABI never throw, and what is decoded encodes to the very bytes', () => {
  fc.assert(
    fc.property(fc.array(anyParameter, { maxLength: 3 }), bytes, fc.array(bytes), (inputs, data, topics) => {
      const abi = [
        { type: 'function', name: 'f', inputs, outputs: inputs, stateMutability: 'view' },
        { type: 'event', name: 'f', inputs },
        { type: 'error', name: 'f', inputs },
      ] as Abi
      const candidates = [{ abi, source: verified }]
      const selector = toFunctionSelector({ type: 'function', name: 'f', inputs, outputs: [], stateMutability: 'view' })
      for (const kind of ['call', 'revert'] as const) {
        for (const { decoded, rest } of decode({ kind, data: `${selector}${data.slice(2)}` }, candidates)) {
          const values = decoded.parameters!.map(({ value }) => typed(value))
          expect(`${encodeAbiParameters(inputs, values)}${rest?.slice(2) ?? ''}`).toBe(data)
        }
      }
      decode({ kind: 'output', selector, data }, candidates)
      decode({ kind: 'log', topics, data }, candidates)
    }),
    { numRuns: 300 },
  )
})

/** A decoded value as viem takes it: bool is the only type that it does not take as text. */
function typed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typed)
  return value === 'true' ? true : value === 'false' ? false : value
}

test('property: encoded values are decoded without a loss', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.string({ unit: 'grapheme' }),
      bytes,
      (n, text, raw) => {
        const abi = withAbi(['function f(uint256 n, (string text, bytes[] raw)[2] parts)'])
        const part = { text, raw: [raw, '0x'] as Hex[] }
        const data = encodeFunctionData({ abi: abi.abi, functionName: 'f', args: [n, [part, part]] })
        const [decoding] = decode({ kind: 'call', data }, [abi])
        const list = [text, [raw, '0x']]
        expect(decoding?.decoded.parameters?.map(({ value }) => value)).toEqual([String(n), [list, list]])
        expect(decoding?.rest).toBeNull()
      },
    ),
    { numRuns: 100 },
  )
})

test('property: an invalid ABI never throws', () => {
  const junk = fc.anything({ maxDepth: 4 })
  const item = fc.record({
    type: fc.constantFrom('function', 'event', 'error'),
    name: junk,
    inputs: junk,
    outputs: junk,
  })
  fc.assert(
    fc.property(fc.array(item), bytes, (abi, data) => {
      decode({ kind: 'call', data }, [{ abi: abi as unknown as Abi, source: verified }])
      decode({ kind: 'log', topics: [data], data }, [{ abi: abi as unknown as Abi, source: verified }])
    }),
  )
})
