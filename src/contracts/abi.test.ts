import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { type Abi, type AbiParameter, parseAbi, toEventSelector, toFunctionSelector } from 'viem'
import { readAbi } from './abi'

const one = (entry: unknown) => readAbi([entry])
const withInput = (input: unknown) => one({ type: 'function', name: 'f', inputs: [input], outputs: [] })

/** A tuple with a uint256 at this depth. */
function nested(depth: number): AbiParameter {
  return depth === 0
    ? { name: 'x', type: 'uint256' }
    : { name: `level${depth}`, type: 'tuple', components: [nested(depth - 1)] }
}

describe('readAbi', () => {
  it('reads valid entries of every type as they are', () => {
    const abi: Abi = [
      ...parseAbi([
        'constructor(address owner) payable',
        'function transfer(address to, uint256 amount) returns (bool)',
        'function quote((uint8 kind, bytes32[2] keys)[] orders) view returns (uint256, string note)',
        'event Transfer(address indexed from, address indexed to, uint256 value)',
        'error Denied(address caller)',
        'fallback() external',
        'receive() external payable',
      ]),
    ]
    expect(readAbi(JSON.parse(JSON.stringify(abi)))).toEqual({ abi, unreadable: [] })
  })

  it('reads an ABI sent as text, and none from null or empty text', () => {
    expect(readAbi('[{"type":"receive"}]').abi).toEqual([{ type: 'receive', stateMutability: 'payable' }])
    expect(readAbi(null)).toEqual({ abi: [], unreadable: [] })
    expect(readAbi(' ')).toEqual({ abi: [], unreadable: [] })
    expect(readAbi('not JSON').unreadable).toHaveLength(1)
    expect(readAbi({ abi: [] }).unreadable).toHaveLength(1)
  })

  it('reads the mutability that old compilers wrote as constant and payable', () => {
    const { abi } = readAbi([
      { name: 'a', constant: true },
      { name: 'b', constant: false, payable: true, type: 'function' },
      { name: 'c' },
    ])
    expect(abi.map((entry) => 'stateMutability' in entry && entry.stateMutability)).toEqual([
      'view',
      'payable',
      'nonpayable',
    ])
  })

  it.each([
    ['a type that does not exist', { name: 'x', type: 'uint7' }],
    ['a size with a leading zero', { name: 'x', type: 'uint08' }],
    ['bytes longer than a word', { name: 'x', type: 'bytes33' }],
    ['a tuple without components', { name: 'x', type: 'tuple' }],
    ['an array of tuples without components', { name: 'x', type: 'tuple[]', components: [] }],
    ['an array of no elements', { name: 'x', type: 'uint256[0]' }],
    ['an array of too many elements', { name: 'x', type: 'uint256[4294967296]' }],
    ['dimensions that multiply to too many', { name: 'x', type: 'uint256[100000][100000]' }],
    ['a name that changes the signature', { name: 'x, address y) returns (bool', type: 'uint256' }],
    ['a parameter that is text', 'uint256'],
    ['tuples nested without end', nested(100)],
  ])('refuses %s, and only that entry', (_, input) => {
    const entry = { type: 'function', name: 'f', inputs: [input], outputs: [] }
    const read = readAbi([entry, { type: 'receive' }])
    expect(read.abi).toHaveLength(1)
    expect(read.unreadable).toEqual([{ entry, reason: expect.any(String) as string }])
  })

  it.each([
    ['an unknown type', { type: 'struct', name: 'f' }],
    ['no name', { type: 'function', inputs: [] }],
    ['a name that is no identifier', { type: 'event', name: 'Transfer(address)', inputs: [] }],
    ['an unknown mutability', { type: 'function', name: 'f', stateMutability: 'free' }],
    ['inputs that are no list', { type: 'error', name: 'f', inputs: {} }],
    [
      'more indexed parameters than a log has topics',
      { type: 'event', name: 'E', inputs: Array.from({ length: 4 }, () => ({ type: 'address', indexed: true })) },
    ],
  ])('refuses an entry with %s', (_, entry) => {
    expect(one(entry)).toMatchObject({ abi: [], unreadable: [{ entry }] })
  })

  it('reads tuples that are 20 deep', () => {
    const { abi, unreadable } = withInput(nested(20))
    expect(unreadable).toEqual([])
    const [entry] = abi
    expect(entry?.type === 'function' && toFunctionSelector(entry)).toMatch(/^0x[0-9a-f]{8}$/)
  })

  it('reads 2,000 functions', () => {
    const entries = Array.from({ length: 2000 }, (_, index) => ({ type: 'function', name: `f${index}`, inputs: [] }))
    expect(readAbi(entries).abi).toHaveLength(2000)
  })

  it('reads names such as __proto__ and constructor as any others', () => {
    const text = '[{"type":"function","name":"__proto__","inputs":[{"type":"bool","name":"constructor"}]}]'
    expect(readAbi(text).abi).toEqual([
      {
        type: 'function',
        name: '__proto__',
        inputs: [{ type: 'bool', name: 'constructor' }],
        outputs: [],
        stateMutability: 'nonpayable',
      },
    ])
    // What an entry lacks is not taken from its prototype.
    const inherited = JSON.parse('{"__proto__":{"name":"f","type":"receive"}}') as unknown
    expect(one(inherited).abi).toEqual([])
  })

  it('never throws, and loses no entry, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const { abi, unreadable } = readAbi(json)
        if (Array.isArray(json)) expect(abi.length + unreadable.length).toBe(json.length)
      }),
    )
  })

  it('gives only entries that viem can name, for ABIs that are nearly valid', () => {
    const type = fc.oneof(
      fc.constantFrom(
        'uint256',
        'tuple',
        'tuple[]',
        'bytes',
        'bytes3[2][]',
        'int8',
        'uint',
        'address[',
        '',
        'function',
      ),
      fc.string(),
    )
    const parameter = fc.letrec((tie) => ({
      parameter: fc.record(
        {
          type,
          name: fc.oneof(fc.constantFrom('', 'a', '__proto__', 'indexed'), fc.string()),
          components: fc.array(tie('parameter'), { maxLength: 3 }),
          indexed: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    })).parameter
    const entry = fc.record(
      {
        type: fc.constantFrom('function', 'event', 'error', 'constructor', 'fallback', 'other'),
        name: fc.oneof(fc.constantFrom('f', 'toString', '$'), fc.string()),
        inputs: fc.oneof(fc.array(parameter, { maxLength: 3 }), fc.jsonValue()),
        stateMutability: fc.oneof(fc.constantFrom('view', 'payable'), fc.jsonValue()),
      },
      { requiredKeys: ['type', 'name'] },
    )
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        for (const read of readAbi(entries).abi) {
          if (read.type === 'function') expect(toFunctionSelector(read)).toMatch(/^0x[0-9a-f]{8}$/)
          if (read.type === 'event') expect(toEventSelector(read)).toMatch(/^0x[0-9a-f]{64}$/)
        }
      }),
    )
  })
})
