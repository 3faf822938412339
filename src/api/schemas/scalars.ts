import * as z from 'zod/mini'
import { parseJson, stringifyJson } from '#/api/json'
import { isObject } from '#/domain/isObject'
import { openEnum, type Open } from '#/domain/open'
import { dayOf, parseTimestamp } from '#/domain/text/time'

/**
 * A value that servers spell in more ways than the contract has. Strict parsing takes only the contract's spelling; lenient parsing
 * takes null, and whatever `read` understands, which returns null for a value left empty and undefined for what it cannot read.
 */
export function scalar<T>(
  expected: string,
  contract: z.ZodMiniType,
  read: (raw: unknown, context: z.core.ParsePayload) => T | null | undefined,
): z.ZodMiniType<T> {
  return z.pipe(
    contract,
    z.transform((raw: unknown, context) => {
      const value = raw === null || raw === undefined ? null : read(raw, context)
      if (value !== undefined) return value as T
      context.issues.push({ code: 'custom', input: raw, message: expected })
      return z.NEVER
    }),
  )
}

/** A string of a form. */
const spelled = (pattern: RegExp) => z.string().check(z.regex(pattern))

/** Text of any content; as attacker-written as anything else from a chain. */
export const text = scalar('string', z.string(), textOf)

/** A 0x-prefixed address of 20 bytes in any case (contract §2, AddressHash); seen also the record that it names. */
export const addressHash = scalar('AddressHash', spelled(/^0x([A-Fa-f0-9]{40})$/), (sent) => {
  const raw = hashIn(sent)
  return typeof raw === 'string' && /^0x[a-f0-9]{40}$/i.test(raw) ? raw : raw === '' ? null : undefined
})

/** A transaction or block hash, or another identifier that may not be empty; contract §2.5: string, seen also the record that it names. */
export const hash = scalar('hash', z.string(), (sent) => {
  const raw = hashIn(sent)
  return raw === '' ? null : textOf(raw)
})

/** The hash of a record where a server sends it in the place of its hash. */
function hashIn(raw: unknown): unknown {
  return isObject(raw) ? (raw['hash'] ?? raw['address_hash']) : raw
}

/** A whole number of any size in a decimal string: amounts in wei or base units, token ids (contract §2, conventions). */
export const decimal = scalar('decimal string', spelled(/^-?([1-9][0-9]*|0)$/), bigintOf)

/** A whole number that the contract has as a JSON integer but that can outgrow 2^53, as gas limits do; bigint. */
export const largeInteger = scalar('integer', z.int(), bigintOf)

/** A whole number that the contract has as a JSON number, seen as a wei string: block rewards (contract §2.8); bigint. */
export const largeNumber = scalar('number', z.number(), bigintOf)

/** A decimal string that may have a fraction, kept as text to the last digit: rates, market values. */
export const fraction = scalar('decimal number', spelled(/^-?\d+(\.\d+)?$/), (raw) => {
  if (typeof raw === 'number' || typeof raw === 'bigint') return String(raw)
  if (typeof raw !== 'string') return undefined
  const found = raw.trim()
  if (found === '' || found === 'null') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(found) ? found : undefined
})

/** A whole number within ±2^53: heights, indexes, counts that the contract has as integer. */
export const integer = scalar('integer', z.int(), safeIntegerOf)

/** A token's number of decimals, a decimal string of 0 to 255 (contract §2.2); number. */
export const decimalsField = scalar('decimals of 0 to 255', spelled(/^([1-9][0-9]*|0)$/), (raw) => {
  const found = safeIntegerOf(raw)
  return found === null || (found !== undefined && found >= 0 && found <= 255) ? found : undefined
})

/** Any finite number: percentages, milliseconds. */
export const number = scalar('number', z.number(), (raw) => {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined
  if (typeof raw === 'bigint') return Number(raw)
  if (typeof raw !== 'string') return undefined
  const found = raw.trim()
  if (found === '') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(found) ? Number(found) : undefined
})

/** true or false. */
export const boolean = scalar('boolean', z.boolean(), (raw) => {
  if (typeof raw === 'boolean') return raw
  const said = typeof raw === 'string' || typeof raw === 'number' ? String(raw).toLowerCase() : null
  if (said === '') return null
  return said === 'true' || said === '1' ? true : said === 'false' || said === '0' ? false : undefined
})

/** An ISO 8601 UTC time with microseconds and a trailing Z (contract §2, conventions); Date, cut to milliseconds. */
export const timestamp = scalar('timestamp', spelled(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/), (raw) =>
  // A Date where the contract's half of a union has read it.
  raw === '' ? null : raw instanceof Date ? raw : (parseTimestamp(raw) ?? undefined),
)

/** A day such as '2026-11-24'; Date at its start in UTC. */
export const day = scalar('date', spelled(/^\d{4}-\d\d-\d\d$/), (raw) => {
  if (raw === '') return null
  const at = typeof raw === 'string' ? dayOf(raw) : null
  return at === null ? undefined : new Date(at)
})

/** Free-form JSON object, handed on as it came; seen also as a text. */
export const jsonObject = scalar('object', z.record(z.string(), z.unknown()), (sent) => {
  if (sent === '') return null
  const raw = typeof sent === 'string' ? parsed(sent) : sent
  return isObject(raw) ? raw : undefined
})

function parsed(json: string): unknown {
  try {
    return parseJson(json)
  } catch {
    return null
  }
}

/** A word of an enum that servers extend: strictly one of `known`, leniently any other word as `{ other }`. */
export function word<const Word extends string>(known: readonly Word[]): z.ZodMiniType<Open<Word>> {
  const readWord = openEnum(known)
  return scalar(`one of ${known.join(', ')}`, z.enum(known), (raw) =>
    raw === '' ? null : (readWord(raw) ?? undefined),
  )
}

/** A value of decoded call data: text, or a tuple or array of such values, nested as deep as the ABI type. */
export type DecodedValue = string | DecodedValue[]

/** A decoded parameter's value; contract §2.5 has a string, tuples and arrays are seen nested up to 4 deep, and objects, read as JSON. */
export const decodedValue: z.ZodMiniType<DecodedValue> = scalar('decoded value', z.string(), (raw) =>
  decodedValueOf(raw, 0),
)

function textOf(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw
  return typeof raw === 'number' || typeof raw === 'bigint' ? String(raw) : undefined
}

/** Exact or not at all: an unsafe JSON number has lost digits before it came here. */
function bigintOf(raw: unknown): bigint | null | undefined {
  if (typeof raw === 'bigint') return raw
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? BigInt(raw) : undefined
  if (typeof raw !== 'string') return undefined
  // By far the most common form first: everything after this line is rare.
  if (raw.length < 16 && raw !== '') {
    const small = Number(raw)
    if (Number.isSafeInteger(small) && /^\d+$/.test(raw)) return BigInt(small)
  }
  const found = raw.trim()
  if (found === '' || found === 'null') return null
  if (found.length > MAX_DIGITS) return undefined
  if (/^0x[0-9a-f]+$/i.test(found)) return BigInt(found)
  // "1.5E+18", too, as decimals of many languages are written.
  const match = /^([+-]?)(\d+)(?:\.(\d*?)0*)?(?:e\+?(\d\d?))?$/i.exec(found)
  if (match === null) return undefined
  const [, sign, whole = '', decimals = '', exponent = '0'] = match
  if (decimals.length > Number(exponent)) return undefined
  const size = BigInt(whole + decimals.padEnd(Number(exponent), '0'))
  return sign === '-' ? -size : size
}

/** More than any uint256 needs, and few enough that no server can make the parse slow. */
const MAX_DIGITS = 400

function safeIntegerOf(raw: unknown): number | null | undefined {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) ? raw : undefined
  const found = bigintOf(raw)
  if (found === null || found === undefined) return found
  const exact = Number(found)
  return Number.isSafeInteger(exact) ? exact : undefined
}

function decodedValueOf(raw: unknown, depth: number): DecodedValue | undefined {
  if (typeof raw === 'string') return raw
  if (raw === null || typeof raw === 'number' || typeof raw === 'bigint' || typeof raw === 'boolean') return String(raw)
  if (depth > 32) return undefined
  if (isObject(raw)) return stringifyJson(raw)
  if (!Array.isArray(raw)) return undefined
  const values: DecodedValue[] = []
  for (const element of raw) {
    const value = decodedValueOf(element, depth + 1)
    // All or nothing: an argument list with a hole in it would be a lie.
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}
