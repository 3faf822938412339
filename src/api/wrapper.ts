import { isObject } from '#/domain/isObject'
import { aliasesOf, shapeOf, unwrapped } from './schemas/fields'
import type { ItemResource } from './resource'

/** Under which names gateways put the whole body of a response. */
const WRAPPERS = ['data', 'result', 'response']

/** What a gateway has wrapped (`{ data: … }`); the body itself if it is the content already, or if nothing in it is. */
export function withoutWrapper(body: unknown, isContent: (body: unknown) => boolean): unknown {
  if (!isObject(body) || isContent(body)) return body
  return WRAPPERS.map((name) => body[name]).find(isContent) ?? body
}

/** A list without its wrapper; the cursor of an array is next to it. */
export function listWithoutWrapper(body: unknown): unknown {
  const list = withoutWrapper(body, isList)
  return Array.isArray(list) && isObject(body) ? { ...body, items: list as unknown[] } : list
}

function isList(body: unknown): boolean {
  return Array.isArray(body) || (isObject(body) && 'items' in body)
}

/** Whether a body has a field of the record, by any of its names. */
export function hasFieldOf({ item }: Pick<ItemResource, 'item'>, body: unknown): boolean {
  const schema = unwrapped(item)
  const names = [...Object.keys(shapeOf(schema) ?? {}), ...Object.values(aliasesOf(schema)).flat()]
  return isObject(body) && names.some((name) => (body[name] ?? null) !== null)
}
