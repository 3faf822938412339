import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type DecodedNode, decodedTree, momentOf, mostOf } from './decodedTree'

/** A tree in one line: "name:type=text" or "name:type{…}". */
function told({ name, place, type, text, children }: DecodedNode): string {
  const head = `${name ?? place}:${type ?? '?'}`
  return children === null ? `${head}=${text}` : `${head}{${children.map(told).join(' ')}}`
}

const tell = (type: string | null, value: Parameters<typeof decodedTree>[0][number]['value'], name = 'a') =>
  decodedTree([{ name, type, value }]).map(told).join()

describe('decodedTree', () => {
  test.each([
    ['uint256', '7', 'a:uint256=7'],
    [null, '7', 'a:?=7'],
    ['uint256', null, 'a:uint256=null'],
    ['uint256[]', ['1', '2'], 'a:uint256[]{0:uint256=1 1:uint256=2}'],
    ['uint256[2][]', [['1', '2']], 'a:uint256[2][]{0:uint256[2]{0:uint256=1 1:uint256=2}}'],
    ['address[]', [], 'a:address[]{}'],
    [
      '(address,(uint256,bytes)[],bool)',
      ['0xa', [['1', '0x']], 'true'],
      'a:(address,(uint256,bytes)[],bool){0:address=0xa 1:(uint256,bytes)[]{0:(uint256,bytes){0:uint256=1 1:bytes=0x}} 2:bool=true}',
    ],
    [
      '(address to, (uint256 x) inner)[]',
      [['0xa', ['1']]],
      'a:(address to, (uint256 x) inner)[]{0:(address to, (uint256 x) inner){to:address=0xa inner:(uint256 x){x:uint256=1}}}',
    ],
    ['tuple(bool)', ['true'], 'a:tuple(bool){0:bool=true}'],
  ])('%s of %j', (type, value, expected) => {
    expect(tell(type, value)).toBe(expected)
  })

  it('leaves out the types inside of a value that does not fit', () => {
    expect(tell('(address,bool)', ['0xa'])).toBe('a:(address,bool){0:?=0xa}')
    expect(tell('uint256', ['1'])).toBe('a:uint256{0:?=1}')
    expect(tell('((', ['1'])).toBe('a:(({0:?=1}')
  })

  it('keeps every value, whatever the types', () => {
    const { value } = fc.letrec<{ value: string | string[] }>((tie) => ({
      value: fc.oneof({ maxDepth: 6 }, fc.string(), fc.array(tie('value'), { maxLength: 4 })) as fc.Arbitrary<
        string | string[]
      >,
    }))
    const texts = (node: DecodedNode): (string | null)[] => (node.children ? node.children.flatMap(texts) : [node.text])
    fc.assert(
      fc.property(value, fc.stringMatching(/^[a-z0-9(),[\] ]{0,30}$/), (given, type) => {
        const [node] = decodedTree([{ name: 'a', type, value: given }])
        expect(node && texts(node)).toEqual([given].flat(9))
      }),
    )
  })
})

test('the largest number of a type', () => {
  expect(mostOf('uint256')).toBe(2n ** 256n - 1n)
  expect(mostOf('uint')).toBe(2n ** 256n - 1n)
  expect(mostOf('uint160')).toBe(2n ** 160n - 1n)
  for (const other of ['uint7', 'uint999', 'int256', 'uint256[]', 'bytes32', null]) expect(mostOf(other)).toBeNull()
})

test('a number is a moment only where its name says so', () => {
  expect(momentOf('deadline', '1700000000')?.toISOString()).toBe('2023-11-14T22:13:20.000Z')
  expect(momentOf('_expiry', '1700000000')).not.toBeNull()
  for (const [name, text] of [
    ['amount', '1700000000'],
    ['deadline', '17'],
    ['deadline', '115792089237316195423570985008687907853269984665640564039457584007913129639935'],
    [null, '1700000000'],
  ] as const)
    expect(momentOf(name, text)).toBeNull()
})
