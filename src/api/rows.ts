/* oxlint-disable typescript/no-unsafe-type-assertion -- a list row is read by its own resource, which is what makes it a T */
import type { Row } from './client'
import { isObject } from '#/domain/isObject'
import { parseLenient } from './parseLenient'
import { sampleOf, type SchemaMismatch } from './schemaMismatch'
import type { ListResource } from './resource'
import { stringifyJson } from './json'

/**
 * Reads the elements of a list's body: every one becomes a row, once. One that isn't an object, or that nothing identifies, is kept
 * with a value of null and its raw JSON. `within` is the array's own path, for drift.
 */
export function rowsOf<T>(
  resource: ListResource,
  items: readonly unknown[],
  within: string,
  drift: SchemaMismatch[],
): Row<T>[] {
  const taken = new Map<string, unknown[]>()
  return items.flatMap((raw, index) => {
    const path = `${within}[${index}]`
    const value = isObject(raw) ? parseLenient(resource.item, raw, path, drift).value : null
    const identity = value === null ? null : resource.identity(value)
    if (identity === null) drift.push({ path, expected: 'a row that can be identified', found: sampleOf(raw) })
    const name = identity ?? `unreadable/${digest(raw)}`
    const before = taken.get(name)
    // A record said twice is one row; said in two ways, it is two: which of them is right can't be told here.
    if (identity !== null && before?.some((other) => stringifyJson(other) === stringifyJson(raw))) return []
    taken.set(name, [...(before ?? []), raw])
    const id = before ? `${name}~${before.length + 1}` : name
    return [{ id, value: identity === null ? null : (value as T), raw }]
  })
}

/** A short name made of an unreadable row's content, so that the same row is the same on every page (53-bit FNV-like hash). */
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
