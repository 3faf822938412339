import * as z from 'zod/mini'

/** The elements of a stored array that a schema accepts; other versions of the app may have stored others. */
export function readElements<Schema extends z.core.$ZodType>(schema: Schema, stored: unknown): z.output<Schema>[] {
  return Array.isArray(stored) ? stored.flatMap((element: unknown) => readOne(schema, element)) : []
}

/** The entries of a stored object whose values a schema accepts. */
export function readEntries<Schema extends z.core.$ZodType>(
  schema: Schema,
  stored: unknown,
): Record<string, z.output<Schema>> {
  const { data = {} } = z.safeParse(z.record(z.string(), z.unknown()), stored)
  const entries = Object.entries(data).flatMap(([name, value]) =>
    readOne(schema, value).map((read) => [name, read] as const),
  )
  return Object.fromEntries(entries)
}

function readOne<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema>[] {
  const { success, data } = z.safeParse(schema, value)
  return success ? [data] : []
}
