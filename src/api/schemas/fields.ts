import * as z from 'zod/mini'
import { isObject } from '#/domain/isObject'

/**
 * A field of an object of the contract. The functions below differ in what strict parsing accepts; parseLenient makes null of any
 * field that is absent or unreadable, so that all have null in their type.
 */
type Field<Schema extends z.core.SomeType> = z.ZodMiniType<z.output<Schema> | null, z.input<Schema> | null | undefined>

/** A field that the contract requires. */
export function required<Schema extends z.core.SomeType>(schema: Schema): Field<Schema> {
  return schema as unknown as Field<Schema>
}

/** A field that may be absent. */
export const optional = oncePerSchema((schema) => z._default(schema as z.ZodMiniNullable<typeof schema>, null))

/** A field that may be absent or null. */
export const nullish = oncePerSchema((schema) => z._default(z.nullable(schema), null))

/** Most fields are of a few scalars: to make each such schema once starts the app 4 % sooner at CPU 4x. */
function oncePerSchema(wrap: (schema: z.core.SomeType) => z.core.SomeType) {
  const made = new WeakMap<z.core.SomeType, z.core.SomeType>()
  return <Schema extends z.core.SomeType>(schema: Schema): Field<Schema> => {
    const found = made.get(schema) ?? wrap(schema)
    made.set(schema, found)
    return found as unknown as Field<Schema>
  }
}

/** A field that the contract does not have, seen on real servers. */
export function beyondContract<Schema extends z.core.SomeType>(schema: Schema): Field<Schema> {
  return nullish(schema)
}

/** The other names of fields, by their current name. */
type Aliases = Readonly<Record<string, readonly string[]>>

const aliases = new WeakMap<z.core.$ZodType, Aliases>()

/** Declares the names that other servers have for fields: `{ field: olderName }`, or several, the first of which counts. */
export function withAliases<Schema extends z.ZodMiniObject>(
  schema: Schema,
  older: { readonly [Name in keyof z.output<Schema>]?: string | readonly string[] },
): Schema {
  const listed = Object.entries(older as Readonly<Record<string, string | readonly string[]>>)
  aliases.set(schema, Object.fromEntries(listed.map(([name, names]) => [name, [names].flat()])))
  return schema
}

/** The names that other servers have for the fields of an object. */
export function aliasesOf(schema: z.core.$ZodType): Aliases {
  return aliases.get(schema) ?? {}
}

type Fields = Readonly<Record<string, unknown>>
type FormReader = (raw: unknown) => Fields | null

const formReaders = new WeakMap<z.core.$ZodType, FormReader>()

function readAlso(schema: z.core.$ZodType, read: FormReader): void {
  const others = formReaders.get(schema)
  formReaders.set(schema, (raw) => others?.(raw) ?? read(raw))
}

/** Declares what an object is read as where another server sends it in another form; null for any other. */
export function withOlderForm<Schema extends z.ZodMiniObject>(
  schema: Schema,
  read: (raw: Fields) => Fields | null,
): Schema {
  readAlso(schema, (raw) => (isObject(raw) ? read(raw) : null))
  return schema
}

/** Declares which fields an object has where a server sends a text in its place. */
export function withText<Schema extends z.ZodMiniObject>(schema: Schema, read: (text: string) => Fields): Schema {
  readAlso(schema, (raw) => (typeof raw === 'string' && raw !== '' ? read(raw) : null))
  return schema
}

/** Declares the field of an object that some servers send in its place, as a text or a number. */
export function withBare<Schema extends z.ZodMiniObject>(
  schema: Schema,
  field: keyof z.output<Schema> & string,
): Schema {
  readAlso(schema, (raw) => (BARE_TYPES.has(typeof raw) ? { [field]: raw } : null))
  return schema
}

const BARE_TYPES: ReadonlySet<string> = new Set(['string', 'number', 'bigint'])

/** What makes an object as the schema has it of a value in another form, or null of any other; null where there is no other form. */
export function formReaderOf(schema: z.core.$ZodType): FormReader | null {
  return formReaders.get(schema) ?? null
}

/** The fields of an object's schema; null for a schema of anything else. */
export function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | null {
  const definition = definitionOf(schema)
  return definition.type === 'object' ? definition.shape : null
}

/**
 * The paths of what the schema of an object, or of an array of them, reads of an object named `path` ("celo.gas_token"), by any
 * server's name for it. Objects of the schemas in `whole` are one field.
 */
export function namesIn(schema: z.core.$ZodType, path: string, whole: readonly z.core.$ZodType[] = []): string[] {
  const inner = unwrapped(schema)
  const definition = definitionOf(inner)
  if (definition.type === 'array') return namesIn(definition.element, path, whole)
  const shape = whole.includes(inner) ? null : shapeOf(inner)
  if (shape === null) return [path]
  return Object.entries(shape).flatMap(([name, field]) =>
    [name, ...(aliasesOf(inner)[name] ?? [])].flatMap((each) => namesIn(field, `${path}.${each}`, whole)),
  )
}

/** The schema inside those that say that it may be null or absent. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'default' || def.type === 'optional' || def.type === 'nullable'
    ? unwrapped(def.innerType)
    : schema
}

/** zod's own definition of the unwrapped schema; its `type` says of what kind it is. */
export function definitionOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  return (unwrapped(schema) as z.core.$ZodTypes)._zod.def
}
