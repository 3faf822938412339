import type * as z from 'zod/mini'
import { definitionOf, shapeOf, unwrapped } from '#/api/schemas/fields'

type Schema = z.core.$ZodType

/** The paths of all fields of a schema that hold a value ("fee.value"). Records of the schemas in `apart` count as one field. */
export function fieldsOf(schema: Schema, apart: ReadonlySet<Schema>, before = ''): string[] {
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]) => {
    let inner = unwrapped(field)
    for (let def = definitionOf(inner); def.type === 'array'; def = definitionOf(inner)) inner = unwrapped(def.element)
    return shapeOf(inner) !== null && !apart.has(inner) ? fieldsOf(inner, apart, `${before}${name}.`) : [before + name]
  })
}
