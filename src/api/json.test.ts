import * as fc from 'fast-check'
import * as lossless from 'lossless-json'
import { describe, expect, it } from 'vitest'
import { parseJson, stringifyJson } from './json'

describe('parseJson', () => {
  it('is JSON.parse for any JSON, spaced or not', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 2), (text, space) => {
        const spaced = JSON.stringify(JSON.parse(text), null, space)
        expect(parseJson(spaced)).toEqual(exact(JSON.parse(spaced)))
      }),
      { numRuns: 500 },
    )
  })

  it('keeps every digit of an integer, at any place', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 80n), max: 10n ** 80n }),
        fc.constantFrom('', ' ', '\n\t'),
        (value, gap) => {
          for (const text of [
            `${gap}${value}${gap}`,
            `[${gap}${value}]`,
            `{"a":${gap}${value}}`,
            `[1,${gap}${value},"x"]`,
          ]) {
            expect(
              [parseJson(text)]
                .flat()
                .flatMap((found) => (found !== null && typeof found === 'object' ? Object.values(found) : [found])),
            ).toContain(Number.isSafeInteger(Number(value)) ? Number(value) : value)
          }
        },
      ),
    )
  })

  it('agrees with JSON.parse on the slow path too', () => {
    const big = '12345678901234567890'
    for (const text of [
      '{"a":1,"a":2}',
      '{"__proto__":1}',
      '"\\u0000\\ud800"',
      '1.5e3',
      '-0',
      '1e400',
      '[0.1234567890123456789]',
      '{"":""}',
    ]) {
      expect(parseJson(`[${big},${text}]`)).toEqual([BigInt(big), JSON.parse(text)])
    }
    expect(Object.getPrototypeOf((parseJson(`[${big},{"__proto__":{"x":1}}]`) as object[])[1])).toBe(Object.prototype)
    for (const text of [`[${big},]`, `[${big}`, `{"a":${big} "b"}`, `${big}x`, `[0${big}]`, `[+${big}]`]) {
      expect(() => parseJson(text), text).toThrow()
    }
  })
})

/** What JSON.stringify writes as digits beyond 2^53 comes back as bigint; everything else as JSON.parse gives it. */
function exact(value: unknown): unknown {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) || !/^-?\d+$/.test(String(value)) ? value : BigInt(String(value))
  if (Array.isArray(value)) return value.map(exact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, exact(field)]))
}

const parsedBy = (parse: () => unknown): unknown => {
  try {
    return { value: parse() }
  } catch {
    return 'not JSON'
  }
}

const parseNumber = (digits: string) =>
  Number.isSafeInteger(Number(digits)) || !/^-?\d+$/.test(digits) ? Number(digits) : BigInt(digits)

describe('parseJson and an independent parser', () => {
  /** JSON text with numbers of any length and form in any place, some of it broken. */
  const jsonText = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { depthSize: 'medium' },
      fc.stringMatching(/^-?(0|[1-9]\d{0,30})(\.\d{1,20})?([eE][+-]?\d{1,2})?$/),
      fc.stringMatching(/^-?\d{15,20}$/),
      fc.string({ unit: 'binary' }).map((value) => JSON.stringify(value)),
      fc.constantFrom('"[1234567890123456789"', '"\\\\":', '"\\",12345678901234567"', 'null', 'true', ','),
      fc.array(tie('text'), { maxLength: 3 }).map((parts) => `[ ${parts.join(' , ')}]`),
      fc
        .array(tie('text'), { maxLength: 3 })
        .map((parts) => `{${parts.map((part, key) => `"${key}\\"" : ${part}`).join(',')}}`),
    ),
  })).text

  it('agree, on what is JSON and on every value', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        expect(parsedBy(() => parseJson(text))).toEqual(parsedBy(() => lossless.parse(text, null, parseNumber)))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('stringifyJson', () => {
  it('is JSON.stringify where there is no bigint', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        expect(stringifyJson(value, indent)).toBe(JSON.stringify(value, null, indent))
      }),
    )
  })

  it('comes back the same through parseJson, bigint and all', () => {
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        fc.string(),
        fc.bigInt().filter((value) => !Number.isSafeInteger(Number(value))),
        fc.integer(),
        fc.array(tie('value')),
        fc.dictionary(fc.string(), tie('value')),
      ),
    })).value
    fc.assert(
      fc.property(json, fc.constantFrom(0, 2), (value, indent) => {
        expect(parseJson(stringifyJson(value, indent))).toEqual(value)
      }),
    )
  })
})
