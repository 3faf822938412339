import type * as z from 'zod/mini'
import { pathInWords } from '#/api/schemaMismatch'
import { definitionOf, shapeOf } from '#/api/schemas/fields'
import { isObject } from '#/domain/isObject'

/** A field of `config.json` that the explorer does not know, such as a typo. */
export interface UnknownField {
  /** Where it is, such as `chains[0].rpcURL`. */
  readonly path: string
  readonly name: string
  /** The fields that are known there. */
  readonly known: readonly string[]
}

/** Remarks in JSON, by convention: `$schema`, `_comment`. */
const isRemark = (name: string) => /^[$_]/.test(name)

/** The fields in a value that its schema does not have, in their order. */
export function unknownFields(
  schema: z.core.$ZodType,
  value: unknown,
  at: readonly (string | number)[] = [],
): UnknownField[] {
  const definition = definitionOf(schema)
  if (Array.isArray(value) && definition.type === 'array')
    return value.flatMap((element, index) => unknownFields(definition.element, element, [...at, index]))
  const shape = shapeOf(schema)
  if (shape === null || !isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...at, name]
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (field) return unknownFields(field, inner, path)
    return isRemark(name) ? [] : [{ path: pathInWords(path), name, known: Object.keys(shape) }]
  })
}
