/* oxlint-disable typescript/no-unsafe-type-assertion -- what is wrong is noted and the reading thrown away: see readConfig */
import { isObject } from '#/domain/isObject'

/** What is wrong with a configuration: the field by its path, such as `chains[0].id`, and why. */
export interface ConfigProblem {
  field: string
  message: string
}

/**
 * Reads the value at `path`, and notes what is wrong with it; what it gives means nothing where something was noted. A
 * configuration is read before anything shows, so that this is a page of functions and not a library.
 */
export type Field<T> = (value: unknown, path: string, problems: ConfigProblem[]) => T

/** What a field gives. */
export type ValueOf<F> = F extends Field<infer T> ? T : never

type ObjectOf<Shape> = {
  [Key in keyof Shape as undefined extends ValueOf<Shape[Key]> ? never : Key]: ValueOf<Shape[Key]>
} & {
  [Key in keyof Shape as undefined extends ValueOf<Shape[Key]> ? Key : never]?: ValueOf<Shape[Key]>
}

// Calls of these come to nothing where what they make is not used: index.html asks where a chain is read, and reads no configuration.

/** Text that passes every rule; a rule says what is wrong. */
/* @__NO_SIDE_EFFECTS__ */
export function text(...rules: (readonly [(text: string) => boolean, string])[]): Field<string> {
  return (value, path, problems) => {
    if (typeof value !== 'string') return wrong('string', value, path, problems)
    const broken = rules.find(([fits]) => !fits(value))
    if (broken) problems.push({ field: path, message: broken[1] })
    return value
  }
}

/** true or false. */
export const flag: Field<boolean> = (value, path, problems) =>
  typeof value === 'boolean' ? value : wrong('boolean', value, path, problems)

/** A whole number from `least` to `most`. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(least: number, most = Number.MAX_SAFE_INTEGER): Field<number> {
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`
  return (value, path, problems) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : wrong(`a whole number ${range}`, value, path, problems)
}

/** One of `words`. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Word extends string>(...words: Word[]): Field<Word> {
  return (value, path, problems) =>
    words.find((word) => word === value) ?? wrong(words.map((word) => `"${word}"`).join(' or '), value, path, problems)
}

/** An object with these fields; others are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function fields<Shape extends Record<string, Field<unknown>>>(shape: Shape): Field<ObjectOf<Shape>> {
  return (value, path, problems) => {
    if (!isObject(value)) return wrong('object', value, path, problems)
    const read = Object.entries(shape).map(([key, field]) => [
      key,
      field(Object.hasOwn(value, key) ? value[key] : undefined, path ? `${path}.${key}` : key, problems),
    ])
    return Object.fromEntries(read.filter(([, found]) => found !== undefined)) as ObjectOf<Shape>
  }
}

/** An object with any names, each with text that passes the rules of `field`. */
/* @__NO_SIDE_EFFECTS__ */
export function texts(field: Field<string>): Field<Record<string, string>> {
  return (value, path, problems) => {
    if (!isObject(value)) return wrong('object', value, path, problems)
    return Object.fromEntries(
      Object.entries(value).map(([key, found]) => [key, field(found, `${path}.${key}`, problems)]),
    )
  }
}

/** An array of what `field` reads. */
/* @__NO_SIDE_EFFECTS__ */
export function several<T>(field: Field<T>): Field<T[]> {
  return (value, path, problems) =>
    Array.isArray(value)
      ? value.map((found: unknown, index) => field(found, `${path}[${index}]`, problems))
      : wrong('array', value, path, problems)
}

/** What `field` reads, or nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(field: Field<T>): Field<T | undefined> {
  return (value, path, problems) => (value === undefined ? undefined : field(value, path, problems))
}

/** What `field` reads, or what is usual. */
/* @__NO_SIDE_EFFECTS__ */
export function usually<T>(field: Field<T>, usual: NoInfer<T>): Field<T> {
  return (value, path, problems) => (value === undefined ? usual : field(value, path, problems))
}

/** What `field` reads, or null. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<T>(field: Field<T>): Field<T | null> {
  return (value, path, problems) => (value === null ? null : field(value, path, problems))
}

function wrong(expected: string, value: unknown, path: string, problems: ConfigProblem[]): never {
  const message = value === undefined && path ? 'is missing' : `must be ${expected}`
  problems.push({ field: path || 'config.json', message })
  return undefined as never
}
