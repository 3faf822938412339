import type { Item, Page } from '#/api/page'
import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import { isChainKey } from '#/domain/chainKey'
import { isObject } from '#/domain/isObject'
import { type ItemName, type ListName, RESOURCES } from '#/api/resources'

/** What the queries of the API hold: a list's pages, one page, or a record. */
type ResponseData = InfiniteData<Page<ListName>> | Page<ListName> | Item<ItemName>

/** Paths whose responses may be saved: all but searches, which would reveal what you looked for. */
const SAVED_PATHS = new Set<string>(
  Object.values(RESOURCES)
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('/search')),
)
/** Pages of a list that are saved: about what you see when you return to it. */
const MAX_PAGES = 2
/** A record in a block this old is not expected to change any more. */
const SETTLED_AFTER_MS = 24 * 3_600_000

/** Whether the responses of a query may be saved. */
export function isSavable(queryKey: QueryKey): boolean {
  return isChainKey(chainOfKey(queryKey)) && SAVED_PATHS.has(pathOfKey(queryKey))
}

/** The part of a query's data that is saved: the first pages of a list, or the whole. */
export function savedPart(data: unknown): unknown {
  if (!isResponse(data) || !('pages' in data)) return data
  return { pages: data.pages.slice(0, MAX_PAGES), pageParams: data.pageParams.slice(0, MAX_PAGES) }
}

/** The responses in that part, which are the same objects until they are loaded again. */
export function savedResponses(data: unknown): object[] {
  if (!isResponse(data)) return []
  return 'pages' in data ? data.pages.slice(0, MAX_PAGES) : [data]
}

/** Whether data is a record that will not change any more: a transaction or a block that is a day old. */
export function isSettled(data: unknown, now: number): boolean {
  if (!isResponse(data) || !('value' in data) || !isObject(data.value)) return false
  const { timestamp, block_number: block, height }: Record<string, unknown> = data.value
  return timestamp instanceof Date && (block ?? height ?? null) !== null && now - timestamp.getTime() > SETTLED_AFTER_MS
}

/** The chain ID in a query's key. */
export function chainOfKey(queryKey: QueryKey): string {
  return String(queryKey[isPrefixed(queryKey) ? 1 : 0])
}

/** The API path in a query's key; a transaction has one path wherever it was found. */
export function pathOfKey(queryKey: QueryKey): string {
  if (queryKey[0] === 'transaction') return RESOURCES.transaction.path
  return String(queryKey[isPrefixed(queryKey) ? 2 : 1])
}

/** Whether a key begins with the kind of query, and not with its chain. */
function isPrefixed([first]: QueryKey): boolean {
  return first === 'first' || first === 'transaction'
}

/** The readable records in a query's data. */
export function recordsIn(data: unknown): Record<string, unknown>[] {
  if (!isResponse(data)) return []
  return rowsIn(data).flatMap(({ value: record }) => (isObject(record) ? [record] : []))
}

/** The heights of the blocks that a query's data mentions. */
export function heightsIn(data: unknown): number[] {
  const heights = recordsIn(data).flatMap(({ height, block_number: block }) => [height, block])
  return [...new Set(heights.filter((height) => typeof height === 'number'))]
}

/** The rows in a query's data, or its one record. */
export function rowsIn(data: ResponseData): readonly { value: object | null; raw: unknown }[] {
  if ('pages' in data) return data.pages.flatMap(({ rows }) => rows)
  return 'rows' in data ? data.rows : [data]
}

/** Whether a query holds responses of the API: other queries hold anything else. */
export function isResponse(data: unknown): data is ResponseData {
  return typeof data === 'object' && data !== null && ('pages' in data || 'rows' in data || 'raw' in data)
}
