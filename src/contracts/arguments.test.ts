import * as fc from 'fast-check'
import { type AbiParameter, decodeAbiParameters, getAddress, hexToBytes } from 'viem'
import { expect, test } from 'vitest'
import { withoutNames } from '#/contracts/abiValues'
import {
  arrayTypeOf,
  type ArgumentDraft,
  emptyDraft,
  encodeDrafts,
  readDrafts,
  tupleOf,
  writeDrafts,
} from './arguments'

/** A type with a value of it, as text and as viem decodes it. */
interface Argument {
  parameter: AbiParameter
  draft: ArgumentDraft
  value: unknown
}

const hexOf = (bytes: Uint8Array): `0x${string}` =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

const integer = fc.tuple(fc.integer({ min: 1, max: 32 }), fc.boolean()).chain(([size, isUnsigned]) => {
  const bits = BigInt(8 * size)
  const most = 2n ** (isUnsigned ? bits : bits - 1n) - 1n
  return fc.bigInt({ min: isUnsigned ? 0n : -most - 1n, max: most }).map((value) => ({
    parameter: { type: `${isUnsigned ? 'u' : ''}int${8 * size}` },
    draft: String(value),
    // viem has integers of up to 48 bits as numbers.
    value: size <= 6 ? Number(value) : value,
  }))
})

const leaf: fc.Arbitrary<Argument> = fc.oneof(
  integer,
  fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => {
    const value = getAddress(hexOf(bytes))
    return { parameter: { type: 'address' }, draft: value, value }
  }),
  fc.boolean().map((value) => ({ parameter: { type: 'bool' }, draft: String(value), value })),
  fc.string({ unit: 'binary' }).map((value) => ({ parameter: { type: 'string' }, draft: value, value })),
  fc.uint8Array({ maxLength: 70 }).map((bytes) => {
    return { parameter: { type: 'bytes' }, draft: hexOf(bytes), value: hexOf(bytes) }
  }),
  fc.uint8Array({ minLength: 1, maxLength: 32 }).map((bytes) => {
    return { parameter: { type: `bytes${bytes.length}` }, draft: hexOf(bytes), value: hexOf(bytes) }
  }),
)

const { argument } = fc.letrec<{ argument: Argument }>((tie) => ({
  argument: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.tuple(tie('argument'), fc.nat({ max: 3 }), fc.boolean()).map(([element, count, isFixed]): Argument => ({
      parameter: { ...element.parameter, type: `${element.parameter.type}[${isFixed && count > 0 ? count : ''}]` },
      draft: Array.from({ length: count }, () => element.draft),
      value: Array.from({ length: count }, () => element.value),
    })),
    fc.array(tie('argument'), { minLength: 1, maxLength: 3 }).map((parts): Argument => ({
      // Names that are equal, or those of an object's own properties.
      parameter: { type: 'tuple', components: parts.map((part) => ({ ...part.parameter, name: '__proto__' })) },
      draft: parts.map(({ draft }) => draft),
      value: parts.map(({ value }) => value),
    })),
  ),
}))

test('any valid arguments decode to themselves, also after a trip through a link', () => {
  fc.assert(
    fc.property(fc.array(argument, { maxLength: 4 }), (all) => {
      const parameters = all.map(({ parameter }) => parameter)
      const drafts = readDrafts(parameters, writeDrafts(all.map(({ draft }) => draft)))
      const { data, errors } = encodeDrafts(parameters, drafts)
      expect(errors).toBeNull()
      const decoded: readonly unknown[] =
        data === '0x' ? [] : decodeAbiParameters(parameters.map(withoutNames), hexToBytes(data!))
      expect(decoded).toEqual(data === '0x' ? [] : all.map(({ value }) => value))
    }),
  )
})

test('garbage in a link fits the form of its function, and is sent only if each part is of its type', () => {
  fc.assert(
    fc.property(fc.array(argument, { maxLength: 3 }), fc.oneof(fc.json(), fc.string()), (all, text) => {
      const parameters = all.map(({ parameter }) => parameter)
      const drafts = readDrafts(parameters, text)
      parameters.forEach((parameter, index) => expect(fits(parameter, drafts[index]!)).toBe(true))
      const { data, errors } = encodeDrafts(parameters, drafts)
      if (data === null) expect(errors.size).toBeGreaterThan(0)
      else expect(() => data === '0x' || decodeAbiParameters(parameters.map(withoutNames), data)).not.toThrow()
    }),
  )
})

function fits(parameter: AbiParameter, draft: ArgumentDraft): boolean {
  const components = tupleOf(parameter)
  const array = arrayTypeOf(parameter)
  if (!components && !array) return typeof draft === 'string'
  if (typeof draft === 'string') return false
  if (components) return components.length === draft.length && components.every((each, i) => fits(each, draft[i]!))
  return draft.every((part) => fits(array!.element, part))
}

const errorOf = (type: string, draft: ArgumentDraft, place = '0') =>
  encodeDrafts([{ type }], [draft]).errors?.get(place) ?? null

test.each([
  ['uint8', '256', 'Above the maximum of uint8'],
  ['uint256', '-1', 'Must not be negative'],
  ['int8', '-129', 'Below the minimum of int8'],
  ['uint256', '1.5', 'Too many decimals for this unit'],
  ['uint256', '', 'Enter a number'],
  ['uint256', 'one', 'Enter a number'],
  ['uint7', '1', 'Integers of 7 bits can’t be encoded'],
  ['bytes4', '0x1234', 'Enter 4 bytes: 0x and 8 hexadecimal digits'],
  ['bytes', '0x123', 'Enter bytes: 0x and pairs of hexadecimal digits'],
  ['bytes', '', 'Enter bytes: 0x and pairs of hexadecimal digits'],
  ['bool', '', 'Select true or false'],
  ['bool', '1', 'Select true or false'],
  ['string', '\uD800', 'Contains half of a character'],
  ['address', '0x12', 'Enter an address: 0x and 40 hexadecimal digits'],
  ['address', '0xAd2a25399dfccf99602158bA5C25100A5bcEB6a8', 'Wrong checksum: check that you copied all of it'],
  ['function', '0x', 'The type function can’t be encoded'],
  ['uint8[2]', ['1'], 'Enter 2 elements'],
  ['uint8[1000000]', [], 'Too many elements: 1000000'],
])('%s: %j is not sent: %s', (type, draft, message) => {
  expect(errorOf(type, draft)).toBe(message)
})

test('an error is at the place of its part', () => {
  expect(errorOf('uint8[][]', [['1'], ['2', 'x']], '0.1.1')).toBe('Enter a number')
})

test('a number may have a unit, hex digits, or spaces around it', () => {
  const sent = (draft: string) => encodeDrafts([{ type: 'uint256' }], [draft]).data
  expect(sent('1.5e18')).toBe(sent('1500000000000000000'))
  expect(sent(' 0xff ')).toBe(sent('255'))
  expect(sent('0.000000000000000001e18')).toBe(sent('1'))
})

test('a form of a huge fixed array stays small', () => {
  expect(emptyDraft({ type: 'uint8[1000000]' })).toHaveLength(200)
})
