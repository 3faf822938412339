import type * as z from 'zod/mini'
import { definitionOf, shapeOf } from '#/api/schemas/fields'

/** The fields of a schema by path, such as `chains[].id`; objects are replaced by their fields. */
export function fieldsOfSchema(schema: z.core.$ZodType, prefix = ''): [path: string, schema: z.core.$ZodType][] {
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]) => {
    const definition = definitionOf(field)
    const [inner, path] = definition.type === 'array' ? [definition.element, `${name}[]`] : [field, name]
    return shapeOf(inner) === null ? [[prefix + name, field]] : fieldsOfSchema(inner, `${prefix}${path}.`)
  })
}
