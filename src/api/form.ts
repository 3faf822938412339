/* oxlint-disable typescript/no-unsafe-type-assertion -- forms are made by the functions of this file alone */
import type { ScalarRead } from './reader'

/**
 * The vocabulary in which the contract is written: what a value in a body looks like, as plain data. The pages read by it
 * leniently (reader.ts); the strict zod schema of the conformance check is made of the same data (strict.ts), so that the contract
 * is written once and no page loads zod.
 */

/** A value that is read by a function: `T` is the app's value. */
export interface Scalar<T> {
  readonly type: 'scalar'
  /** The name that a drift note gives it. */
  readonly expected: string
  /** Its strict form in JSON. */
  readonly wire: Wire
  readonly read: ScalarRead<T>
}

/** Exactly one word: the type of a variant. */
export interface Literal<Word extends string> {
  readonly type: 'literal'
  readonly word: Word
}

/** An object with these fields. */
export interface ObjectForm<Shape extends Fields = Fields> {
  readonly type: 'object'
  readonly shape: Shape
  /** Whether the contract forbids other fields. */
  readonly closed: boolean
  /** The names that older servers gave to fields. */
  readonly older: Readonly<Record<string, string>>
}

/** Any number of values of one form. */
export interface ArrayForm<Element extends Form = Form> {
  readonly type: 'array'
  readonly element: Element
}

/** A value that may be absent. */
export interface Optional<Inner extends Form = Form> {
  readonly type: 'optional'
  readonly inner: Inner
}

/** A value that may be null. */
export interface Nullable<Inner extends Form = Form> {
  readonly type: 'nullable'
  readonly inner: Inner
}

/** What a value in a body looks like, one of the kinds below. */
export interface Form {
  readonly type: KnownForm['type']
}

/** A form told apart by its type: what a walk meets. */
export type KnownForm = Scalar<unknown> | Literal<string> | ObjectForm | ArrayForm | Optional | Nullable

/** The same form, told apart by its type. */
export function known(form: Form): KnownForm {
  return form as KnownForm
}

type Fields = { readonly [Field in string]: Form }

/** The strict form of a scalar in JSON: a plain type, text that fits a pattern, a word of several, another form or one of several. */
export type Wire =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'object'
  | RegExp
  | { readonly oneOf: readonly string[] }
  | { readonly anyOf: readonly Form[] }
  | Form

/** What the lenient reader makes of a form: every field of every object may be null, arrays hold what could be read. */
export type Read<F> =
  F extends Optional<infer Inner>
    ? Read<Inner>
    : F extends Nullable<infer Inner>
      ? Read<Inner>
      : F extends ObjectForm<infer Shape>
        ? { -readonly [Field in keyof Shape]: Read<Shape[Field]> | null }
        : F extends ArrayForm<infer Element>
          ? Read<Element>[]
          : F extends Literal<infer Word>
            ? Word
            : F extends Scalar<infer T>
              ? T
              : unknown

/** A value that is read by `read`; the strict check validates `wire` and then gives the same app value as the lenient reading. */
export function scalar<T>(expected: string, wire: Wire, read: ScalarRead<T>): Scalar<T> {
  return { type: 'scalar', expected, wire, read }
}

/** Exactly `word`. */
export function literal<const Word extends string>(word: Word): Literal<Word> {
  return { type: 'literal', word }
}

/** An object with the fields of `shape`; others may be there too. */
export function object<const Shape extends Fields>(shape: Shape): ObjectForm<Shape> {
  return { type: 'object', shape, closed: false, older: {} }
}

/** An object that has the fields of `shape` and, by the contract, no others. */
export function closedObject<const Shape extends Fields>(shape: Shape): ObjectForm<Shape> {
  return { ...object(shape), closed: true }
}

/** The same object, with the names that older servers gave to its fields: `{ field: olderName }`. */
export function withAliases<Shape extends Fields>(
  form: ObjectForm<Shape>,
  older: { readonly [Field in keyof Shape]?: string },
): ObjectForm<Shape> {
  return { ...form, older: older as Record<string, string> }
}

/** The same object, of which every field may be absent. */
export function partial(form: ObjectForm): ObjectForm {
  return object(Object.fromEntries(Object.entries(form.shape).map(([field, inner]) => [field, maybe(inner)])))
}

/** An array of `element`. */
export function array<Element extends Form>(element: Element): ArrayForm<Element> {
  return { type: 'array', element }
}

/** `inner`, or null. */
export function nullable<Inner extends Form>(inner: Inner): Nullable<Inner> {
  return { type: 'nullable', inner }
}

/** `inner`, or absent: what the contract names without requiring it. */
export function maybe<Inner extends Form>(inner: Inner): Optional<Inner> {
  return { type: 'optional', inner }
}

/** `inner`, null or absent: where the contract itself says null. */
export function maybeNull<Inner extends Form>(inner: Inner): Optional<Nullable<Inner>> {
  return maybe(nullable(inner))
}

/** `inner`, null or absent: a field from outside of the contract, seen on real servers. */
export function beyondContract<Inner extends Form>(inner: Inner): Optional<Nullable<Inner>> {
  return maybeNull(inner)
}
