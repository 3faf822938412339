import * as z from 'zod/mini'
import { type Form, known, type Wire } from './form'

const schemas = new WeakMap<Form, z.core.$ZodType>()

/** The strict zod schema of a form: what it parses has the app's values, as the lenient reader gives them. */
export function strict(form: Form): z.core.$ZodType {
  const schema = schemas.get(form) ?? schemaOf(form)
  schemas.set(form, schema)
  return schema
}

function schemaOf(given: Form): z.core.$ZodType {
  const form = known(given)
  switch (form.type) {
    case 'scalar':
      return z.pipe(
        wired(form.wire),
        z.transform((raw: unknown, context) => {
          const value = form.read(raw, { parent: null, key: '', drift: [], depth: 0 })
          if (value !== undefined) return value
          context.issues.push({ code: 'custom', input: raw, message: `Expected ${form.expected}` })
          return z.NEVER
        }),
      )
    case 'literal':
      return z.literal(form.word)
    case 'object': {
      const shape = Object.fromEntries(Object.entries(form.shape).map(([field, inner]) => [field, strict(inner)]))
      return form.closed ? z.strictObject(shape) : z.object(shape)
    }
    case 'array':
      return z.array(strict(form.element))
    case 'optional':
      return z.optional(strict(form.inner))
    case 'nullable':
      return z.nullable(strict(form.inner))
  }
}

function wired(wire: Wire): z.core.$ZodType {
  if (wire instanceof RegExp) return z.string().check(z.regex(wire))
  if (typeof wire === 'string') return plain[wire]
  if ('oneOf' in wire) return z.enum(wire.oneOf)
  if ('anyOf' in wire) return z.union(wire.anyOf.map(strict))
  return strict(wire)
}

const plain = {
  string: z.string(),
  integer: z.int(),
  number: z.number(),
  boolean: z.boolean(),
  object: z.record(z.string(), z.unknown()),
}
