import * as z from 'zod/mini'
import { groupBy } from '#/domain/groupBy'
import { isObject } from '#/domain/isObject'
import { mismatchOf, sampleOf, type SchemaMismatch } from './schemaMismatch'
import { aliasesOf, formReaderOf, definitionOf, shapeOf, unwrapped } from './schemas/fields'

type Schema = z.core.$ZodType
type Path = readonly PropertyKey[]

/** One round finds all that is unreadable; the others only bound the loop. */
const MAX_ROUNDS = 4

/**
 * Reads a value of any shape by a schema of the contract. What cannot be read is null, or is left out of its array, and is noted in
 * `mismatches`; a value of null means that nothing can be read. Never throws, for any JSON.
 */
export function parseLenient<S extends Schema>(
  schema: S,
  raw: unknown,
  path = '',
  mismatches: SchemaMismatch[] = [],
): { value: z.output<S> | null; mismatches: SchemaMismatch[] } {
  if (raw === null || raw === undefined) return { value: null, mismatches }
  let readable: unknown = raw
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { value, issues } = safeParse(lenient(schema), readable)
    if (issues.length === 0) return { value: value as z.output<S> | null, mismatches }
    for (const issue of issues) mismatches.push(mismatchOf(issue, path))
    const paths = issues.map((issue) => issue.path)
    if (paths.some((steps) => steps.length === 0)) return { value: null, mismatches }
    readable = withoutParts(readable, paths)
  }
  mismatches.push({ path, expected: 'a readable value', found: sampleOf(raw) })
  return { value: null, mismatches }
}

/** Reads a value inside a transform by another schema, and adds its issues to the transform's. */
export function parseWithin<S extends Schema>(
  schema: S,
  raw: unknown,
  context: z.core.ParsePayload,
): z.output<S> | null {
  const { value, issues } = safeParse(lenient(schema), raw)
  context.issues.push(...(issues as z.core.$ZodRawIssue[]))
  return issues.length === 0 ? (value as z.output<S>) : null
}

function safeParse(schema: z.ZodMiniType, raw: unknown): { value?: unknown; issues: readonly z.core.$ZodIssue[] } {
  try {
    const { data, error } = schema.safeParse(raw, { reportInput: true })
    return { value: data, issues: error?.issues ?? [] }
  } catch {
    // zod passes issues as arguments of a call: some 100,000 of them overflow the stack.
    return { issues: [{ code: 'custom', path: [], input: raw, message: 'fewer unreadable values' }] }
  }
}

const lenientSchemas = new WeakMap<Schema, z.ZodMiniType>()

/** The same schema for what servers really send: every field may be absent or null, and scalars may be spelled in other ways. */
function lenient(schema: Schema): z.ZodMiniType {
  let known = lenientSchemas.get(schema)
  if (known === undefined) {
    known = lenientOf(unwrapped(schema))
    lenientSchemas.set(schema, known)
  }
  return known
}

function lenientOf(schema: Schema): z.ZodMiniType {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'object':
      return orOtherForm(schema, lenientObject(schema))
    case 'array':
      return z.array(lenient(definition.element).check(z.refine((element) => element !== null, 'an element')))
    case 'pipe':
      // A scalar: the contract's spelling, then what reads that and others (schemas/scalars.ts).
      return definition.out as z.ZodMiniType
    default:
      return schema as z.ZodMiniType
  }
}

/** The same, which also reads another form of it, such as a text in its place, where its schema says how. */
function orOtherForm(schema: Schema, object: z.ZodMiniType): z.ZodMiniType {
  const read = formReaderOf(schema)
  if (read === null) return object
  return z.pipe(
    z.transform((raw: unknown) => read(raw) ?? raw),
    object,
  )
}

function lenientObject(schema: Schema): z.ZodMiniType {
  const fields = Object.entries(shapeOf(schema) ?? {}).map(([name, field]) => [name, lenientField(field)] as const)
  const aliases = Object.entries(aliasesOf(schema)).flatMap(([name, names]) =>
    names.map((alias) => [name, alias] as const),
  )
  if (aliases.length === 0) return z.object(Object.fromEntries(fields))
  const current = Object.fromEntries(fields)
  const older = aliases.map(([name, alias]) => [alias, z.optional(current[name] ?? z.unknown())])
  return z.pipe(
    z.object({ ...current, ...Object.fromEntries(older) }),
    z.transform((value: Record<string, unknown>) => {
      for (const [name, alias] of aliases) {
        if (!(alias in value)) continue
        value[name] ??= value[alias]
        delete value[alias]
      }
      return value
    }),
  )
}

/** A field that may be absent or null; scalars read both as null by themselves (schemas/scalars.ts). */
function lenientField(field: Schema): z.ZodMiniType {
  const schema = lenient(field)
  return definitionOf(field).type === 'pipe' ? schema : z._default(z.nullable(schema), null)
}

/** A copy of a value with null at the paths; of an array without the elements that they lead to. */
function withoutParts(value: unknown, paths: readonly Path[]): unknown {
  const inner = groupBy(paths, ([step = '']) => step)
  const partAt = (part: unknown, those: readonly Path[]) =>
    those.some(({ length }) => length <= 1)
      ? null
      : withoutParts(
          part,
          those.map(([, ...rest]) => rest),
        )
  if (Array.isArray(value)) {
    return value.flatMap((element: unknown, index) => {
      const rests = inner.get(index)
      const part = rests ? partAt(element, rests) : element
      return rests && part === null ? [] : [part]
    })
  }
  if (!isObject(value)) return null
  const parts = Array.from(inner, ([step, rests]) => [step, partAt(Reflect.get(value, step), rests)] as const)
  return { ...value, ...Object.fromEntries(parts) }
}
