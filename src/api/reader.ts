/* oxlint-disable typescript/no-unsafe-type-assertion -- the walk over a form is untyped inside; Read<F> is its type outside */
import { known, type Form, type KnownForm, type ObjectForm, type Read } from './form'

/**
 * The lenient reader: derives from a form of the contract, by one walk over it, a function that reads whatever a server sent.
 * It is what the pages read by; the conformance check parses strictly by the same forms.
 */

/** A place where a server's answer differs from the contract: where, what was expected, and a short sample of what was found. */
export interface SchemaMismatch {
  /** From the body's root, e.g. `items[3].fee.value`. */
  path: string
  expected: string
  found: string
}

/** Where a reader stands in a body, and where it notes drift; a linked list, so that a path costs nothing until it is needed. */
export interface Place {
  readonly parent: Place | null
  readonly key: string | number
  readonly drift: SchemaMismatch[]
  readonly depth: number
}

/** Reads one raw JSON value: null for "the server knows nothing", undefined for "it can't be understood". */
export type ScalarRead<T> = (raw: unknown, place: Place) => T | null | undefined

type Reader = (raw: unknown, place: Place) => unknown

const readers = new WeakMap<Form, Reader>()

/** Bodies nest a handful of levels; what lies deeper than this is noted as drift instead of risking the stack. */
const MAX_DEPTH = 64

/** Reads `raw` by `form`; a value of null means that it isn't readable at all. Never throws, for any JSON. */
export function read<F extends Form>(
  form: F,
  raw: unknown,
  path = '',
  drift: SchemaMismatch[] = [],
): { value: Read<F> | null; drift: SchemaMismatch[] } {
  return { value: readAt(form, raw, { parent: null, key: path, drift, depth: 0 }), drift }
}

/** Reads `raw` by `form` at a place inside a body that is being read: for scalars that hold objects. */
export function readAt<F extends Form>(form: F, raw: unknown, place: Place): Read<F> | null {
  return readerOf(form)(raw, place) as Read<F> | null
}

/** The place of `key` inside `place`. */
export function placeWithin(place: Place, key: string | number): Place {
  return { parent: place, key, drift: place.drift, depth: place.depth + 1 }
}

/** Notes that what stands at `place` (or at its `key`) isn't what the form expects. */
export function noteDrift(place: Place, expected: string, found: unknown): void {
  place.drift.push({ path: pathOf(place), expected, found: sample(found) })
}

/** Whether `value` is a JSON object: not null, not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readerOf(form: Form): Reader {
  let reader = readers.get(form)
  if (reader === undefined) {
    reader = compile(form)
    readers.set(form, reader)
  }
  return reader
}

function compile(given: Form): Reader {
  const form = known(given)
  switch (form.type) {
    case 'optional':
    case 'nullable':
      return readerOf(form.inner)
    case 'object':
      return objectReader(form)
    case 'array':
      return arrayReader(readerOf(form.element))
    case 'literal':
      return scalarReader(form.word, (raw) => (raw === form.word ? raw : undefined))
    case 'scalar':
      return scalarReader(form.expected, form.read)
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

function objectReader({ shape, older }: ObjectForm): Reader {
  const fields = Object.entries(shape).map(([key, form]) => {
    const inner = unwrapped(form)
    const plain = inner.type === 'scalar' ? inner : null
    return {
      key,
      older: older[key],
      expected: plain?.expected ?? '',
      // A plain scalar is read without a place of its own: a path is only built where there is something to note.
      scalar: plain?.read.length === 1 ? plain.read : null,
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

/** A form without what says that it may be null or absent. */
export function unwrapped(given: Form): KnownForm {
  const form = known(given)
  return form.type === 'optional' || form.type === 'nullable' ? unwrapped(form.inner) : form
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
