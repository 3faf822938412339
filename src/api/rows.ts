/* oxlint-disable typescript/no-unsafe-type-assertion -- a list row is read by its own resource, which is what makes it a T */
import type { Row } from './client'
import { isObject } from '#/domain/isObject'
import { parseLenient } from './parseLenient'
import { sampleOf, type SchemaMismatch } from './schemaMismatch'
import type { ListResource } from './resource'
import { stringifyJson } from './json'

/**
 * Parses the elements of a list's body into rows, without duplicates. An element that is no object or has no identity becomes a row
 * with a value of null and its raw JSON. `within` is the path of the array, for mismatches.
 */
export function rowsOf<T>(
  resource: ListResource,
  items: readonly unknown[],
  within: string,
  mismatches: SchemaMismatch[],
): Row<T>[] {
  const taken = new Map<string, unknown[]>()
  // Most rows have an identity of their own, and are never compared.
  const texts = new Map<unknown, string>()
  const textOf = (raw: unknown) => {
    const text = texts.get(raw) ?? stringifyJson(raw)
    texts.set(raw, text)
    return text
  }
  return items.flatMap((raw, index) => {
    const path = `${within}[${index}]`
    const value = isObject(raw) ? parseLenient(resource.item, raw, path, mismatches).value : null
    const identity = value === null ? null : resource.identity(value)
    if (identity === null) mismatches.push({ path, expected: 'a row that can be identified', found: sampleOf(raw) })
    const name = identity ?? `unreadable/${digest(raw)}`
    const before = taken.get(name)
    // Equal duplicates are one row; if they differ, both are shown, as either may be right.
    if (identity !== null && before?.some((other) => textOf(other) === textOf(raw))) return []
    if (before) before.push(raw)
    else taken.set(name, [raw])
    const id = before ? `${name}~${before.length}` : name
    return [{ id, value: identity === null ? null : (value as T), raw }]
  })
}

/** A 53-bit FNV-like hash of an unreadable row, so that it has the same ID on every page. */
function digest(raw: unknown): string {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  const text = stringifyJson(raw)
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 2654435761)
    high = Math.imul(high ^ unit, 1597334677)
  }
  return ((high >>> 0) * 0x200000 + (low >>> 11)).toString(36)
}
