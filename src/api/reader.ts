/* oxlint-disable typescript/no-unsafe-type-assertion -- the walk over a definition is untyped inside; Read<S> is its type outside */
import * as z from 'zod/mini'

/**
 * The lenient reader: derives from a schema, by one walk over its definition, a function that reads whatever a server sent.
 * The contract is written once, in the schemas: zod parses it strictly for the conformance check, this reads it for the pages.
 */

/** A place where a server's answer differs from the contract: where, what was expected, and a short sample of what was found. */
export interface Drift {
  /** From the body's root, e.g. `items[3].fee.value`. */
  path: string
  expected: string
  found: string
}

/** Where a reader stands in a body, and where it notes drift; a linked list, so that a path costs nothing until it is needed. */
export interface Place {
  readonly parent: Place | null
  readonly key: string | number
  readonly drift: Drift[]
  readonly depth: number
}

/** Reads one raw JSON value: null for "the server knows nothing", undefined for "it can't be understood". */
export type ScalarRead<T> = (raw: unknown, place: Place) => T | null | undefined

/** A schema whose lenient reading is a function of its own instead of a walk; `T` is the app's value. */
export type Scalar<T> = z.ZodMiniType<T>

/** What the lenient reader makes of schema `S`: every field of every object may be null, arrays hold what could be read. */
export type Read<S> =
  S extends z.ZodMiniOptional<infer Inner>
    ? Read<Inner>
    : S extends z.ZodMiniNullable<infer Inner>
      ? Read<Inner>
      : S extends z.ZodMiniObject<infer Shape>
        ? { [Key in keyof Shape]: Read<Shape[Key]> | null }
        : S extends z.ZodMiniArray<infer Element>
          ? Read<Element>[]
          : S extends z.core.$ZodType
            ? NonNullable<z.core.output<S>>
            : never

type Reader = (raw: unknown, place: Place) => unknown

const scalars = new WeakMap<z.core.$ZodType, { expected: string; read: ScalarRead<unknown> }>()
const aliases = new WeakMap<z.core.$ZodType, Readonly<Record<string, string>>>()
const readers = new WeakMap<z.core.$ZodType, Reader>()

/** Bodies nest a handful of levels; what lies deeper than this is noted as drift instead of risking the stack. */
const MAX_DEPTH = 64

/**
 * A value that is read by `read`: `wire` is its strict form in JSON, `expected` the name that a drift note gives it. Strict
 * parsing validates `wire` and then gives the same app value as the lenient reading.
 */
export function scalar<T>(expected: string, wire: z.core.$ZodType, readScalar: ScalarRead<T>): Scalar<T> {
  const schema = z.pipe(
    wire,
    z.transform((raw: unknown, context) => {
      const value = readScalar(raw, { parent: null, key: '', drift: [], depth: 0 })
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', input: raw, message: `Expected ${expected}` })
      return z.NEVER
    }),
  ) as unknown as Scalar<T>
  scalars.set(schema, { expected, read: readScalar })
  return schema
}

/** Declares the names that older servers gave to an object's fields: `{ field: olderName }`. */
export function withAliases<S extends z.ZodMiniObject>(
  schema: S,
  older: { readonly [Field in keyof S['shape']]?: string },
): S {
  aliases.set(schema, older as Record<string, string>)
  return schema
}

/** Reads `raw` by `schema`; a value of null means that it isn't readable at all. Never throws, for any JSON. */
export function read<S extends z.core.$ZodType>(
  schema: S,
  raw: unknown,
  path = '',
  drift: Drift[] = [],
): { value: Read<S> | null; drift: Drift[] } {
  return { value: readAt(schema, raw, { parent: null, key: path, drift, depth: 0 }), drift }
}

/** Reads `raw` by `schema` at a place inside a body that is being read: for scalars that hold objects. */
export function readAt<S extends z.core.$ZodType>(schema: S, raw: unknown, place: Place): Read<S> | null {
  return readerOf(schema)(raw, place) as Read<S> | null
}

/** The place of `key` inside `place`. */
export function placeWithin(place: Place, key: string | number): Place {
  return { parent: place, key, drift: place.drift, depth: place.depth + 1 }
}

/** Notes that what stands at `place` (or at its `key`) isn't what the schema expects. */
export function noteDrift(place: Place, expected: string, found: unknown): void {
  place.drift.push({ path: pathOf(place), expected, found: sample(found) })
}

/** Whether `value` is a JSON object: not null, not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readerOf(schema: z.core.$ZodType): Reader {
  let reader = readers.get(schema)
  if (reader === undefined) {
    reader = compile(schema)
    readers.set(schema, reader)
  }
  return reader
}

function compile(schema: z.core.$ZodType): Reader {
  const known = scalars.get(schema)
  if (known !== undefined) return scalarReader(known.expected, known.read)
  const def = definitionOf(schema)
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return readerOf(def.innerType)
    case 'object':
      return objectReader(def.shape, aliases.get(schema) ?? {})
    case 'array':
      return arrayReader(readerOf(def.element))
    case 'literal':
      return literalReader(def.values)
    default:
      throw new Error(`A ${def.type} has no lenient reading: declare it with scalar().`)
  }
}

function scalarReader(expected: string, readScalar: ScalarRead<unknown>): Reader {
  return (raw, place) => {
    if (raw === null || raw === undefined) return null
    const value = readScalar(raw, place)
    if (value !== undefined) return value
    noteDrift(place, expected, raw)
    return null
  }
}

function literalReader(values: readonly unknown[]): Reader {
  const expected = values.map(String).join(' or ')
  return scalarReader(expected, (raw) => (values.includes(raw) ? raw : undefined))
}

function objectReader(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  older: Readonly<Record<string, string>>,
): Reader {
  const fields = Object.entries(shape).map(([key, schema]) => {
    const inner = unwrapped(schema)
    const known = scalars.get(inner)
    return {
      key,
      older: older[key],
      expected: known?.expected ?? '',
      // A plain scalar is read without a place of its own: a path is only built where there is something to note.
      scalar: known !== undefined && known.read.length === 1 ? known.read : null,
      reader: readerOf(inner),
    }
  })
  // Engines keep a copy of a parsed object compact, where one built key by key turns into a hash table past a dozen fields.
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(fields.map(({ key }) => [key, null])))) as Record<
    string,
    null
  >
  return (raw, place) => {
    if (raw === null || raw === undefined) return null
    if (!isObject(raw) || place.depth > MAX_DEPTH) {
      noteDrift(place, 'object', raw)
      return null
    }
    const value: Record<string, unknown> = { ...blank }
    for (const { key, older: olderKey, expected, scalar: readScalar, reader } of fields) {
      let found = raw[key]
      if (found === undefined && olderKey !== undefined) found = raw[olderKey]
      if (found === null || found === undefined) continue
      if (readScalar === null) {
        value[key] = reader(found, placeWithin(place, key))
      } else {
        const scalarValue = readScalar(found, place)
        if (scalarValue === undefined) noteDrift(placeWithin(place, key), expected, found)
        else if (scalarValue !== null) value[key] = scalarValue
      }
    }
    return value
  }
}

function arrayReader(element: Reader): Reader {
  return (raw, place) => {
    if (raw === null || raw === undefined) return null
    if (!Array.isArray(raw) || place.depth > MAX_DEPTH) {
      noteDrift(place, 'array', raw)
      return null
    }
    if (raw.length === 0) return NO_ELEMENTS
    // Mapped rather than pushed: an array grown by push keeps room for elements that never come.
    const values = raw.map((found: unknown, index) => {
      const within = placeWithin(place, index)
      const notes = place.drift.length
      const value = element(found, within)
      // A null element isn't drift to its own reader, but it is missing from the array.
      if (value === null && place.drift.length === notes) noteDrift(within, 'an element', found)
      return value
    })
    return values.includes(null) ? values.filter((value) => value !== null) : values
  }
}

/** Most records hold several empty arrays: one for all of them. */
const NO_ELEMENTS: readonly never[] = Object.freeze([])

function definitionOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  // oxlint-disable-next-line no-underscore-dangle -- the one public door to a definition that zod/mini has
  return (schema as z.core.$ZodTypes)._zod.def
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const def = definitionOf(schema)
  return def.type === 'optional' || def.type === 'nullable' ? unwrapped(def.innerType) : schema
}

function pathOf(place: Place): string {
  const steps: (string | number)[] = []
  for (let at: Place | null = place; at !== null; at = at.parent) steps.push(at.key)
  return pathIn(steps.toReversed())
}

/** A path in words: `items[3].fee.value`. */
export function pathIn(steps: readonly (string | number)[]): string {
  let path = ''
  for (const step of steps) {
    if (typeof step === 'number') path += `[${step}]`
    else if (step !== '') path += path === '' ? step : `.${step}`
  }
  return path
}

/** A short text of what was found, made without descending, so that no depth and no size can hurt. */
export function sample(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (Array.isArray(value)) return `array of ${value.length}`
  if (isObject(value)) return `object with ${Object.keys(value).slice(0, 5).join(', ').slice(0, 60) || 'no keys'}`
  return String(value)
}
