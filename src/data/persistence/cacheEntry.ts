import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import type { Item, Page } from '#/api/client'
import { isObject } from '#/domain/isObject'
import { stringifyJson } from '#/api/json'
import { RESOURCES, type ItemName, type ListName } from '#/api/resources'

/** Paths whose answers may be kept: all of the API's but searches, which are nobody's business later. */
const PATHS = new Set<string>(
  Object.values(RESOURCES)
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('/search')),
)

type AnyPage = Page<ListName>
type AnyItem = Item<ItemName>

/** What is kept of an answer, and the blocks that it tells of. */
interface KeptForm {
  data: unknown
  bytes: number
  heights: number[]
}

/** Pages of a list that are kept: what a reader sees on return, not all that was ever scrolled through. */
const PAGES = 2
/** An answer above this is fetched again instead, bytes. */
const LARGEST = 2_000_000
/** After this nothing that a block holds is expected to change, ms. */
const SETTLED = 24 * 3_600_000

/** Whether a query asks for something that may be kept: a resource of a chain, and nothing else that is queried. */
export function mayKeep(queryKey: QueryKey): boolean {
  return /^\d+$/.test(chainOf(queryKey)) && PATHS.has(pathOf(queryKey))
}

/** What would be kept of a query's data, in parts that are the same objects as long as nothing in them has changed. */
export function keptParts(data: unknown): readonly unknown[] {
  return isPages(data) ? data.pages.slice(0, PAGES) : [data]
}

/** What to keep of a query's data; null for what could not be read and what is huge. */
export function keptForm(data: unknown): KeptForm | null {
  if (isPages(data)) {
    const pages = data.pages.slice(0, PAGES)
    return sized({ pages, pageParams: data.pageParams.slice(0, PAGES) }, pages)
  }
  if (isPage(data)) return sized(data, [data])
  return isItem(data) && data.value !== null ? sized(data, [{ rows: [data] }]) : null
}

/** Whether data has a shape that a query can have: what comes from a disk may be anything. */
export function isWhole(data: unknown): boolean {
  return isPages(data) || isPage(data) || isItem(data)
}

/** Whether a record will not change any more: a transaction or a block that is a day old. */
export function isSettled(data: unknown, now: number): boolean {
  if (!isItem(data) || !isObject(data.value)) return false
  const { timestamp, block_number: block, height }: Record<string, unknown> = data.value
  return timestamp instanceof Date && (block ?? height ?? null) !== null && now - timestamp.getTime() > SETTLED
}

/** The chain that a query asks, wherever its key holds it. */
export function chainOf(queryKey: QueryKey): string {
  return String(queryKey[isPrefixed(queryKey) ? 1 : 0])
}

/** The path of the resource that a query asks for; a transaction is one wherever it was found. */
export function pathOf(queryKey: QueryKey): string {
  if (queryKey[0] === 'transaction') return RESOURCES.transaction.path
  return String(queryKey[isPrefixed(queryKey) ? 2 : 1])
}

/** Whether a key begins with what sort of query it is of, and not with its chain. */
function isPrefixed([first]: QueryKey): boolean {
  return first === 'first' || first === 'transaction'
}

/** The rows that a query's data holds, as far as they could be read. */
export function recordsIn(data: unknown): Record<string, unknown>[] {
  const rows = isPages(data) ? data.pages.flatMap((page) => page.rows) : isPage(data) ? data.rows : [data]
  return rows.flatMap((row) => (isObject(row) && isObject(row['value']) ? [row['value']] : []))
}

/** The blocks that some data tells of. */
export function heightsIn(data: unknown): number[] {
  const heights = recordsIn(data).flatMap(({ height, block_number: block }) => [height, block])
  return [...new Set(heights.filter((height): height is number => typeof height === 'number'))]
}

interface Rows {
  rows: readonly { raw: unknown }[]
}

const sizes = new WeakMap<Rows, number>()

/** Bytes of a page's rows as they came; a page is looked through once, however many come after it. */
function sizeOf(page: Rows): number {
  const size = sizes.get(page) ?? stringifyJson(page.rows.map(({ raw }) => raw)).length
  sizes.set(page, size)
  return size
}

function sized(data: unknown, pages: readonly Rows[]): KeptForm | null {
  // Each record is kept as it came and as it was read, and one that stands alone as its text, too.
  const bytes = 3 * pages.reduce((sum, page) => sum + sizeOf(page), 0)
  return bytes > LARGEST ? null : { data, bytes, heights: heightsIn(data) }
}

function isPages(data: unknown): data is InfiniteData<AnyPage> {
  return (
    isObject(data) && Array.isArray(data['pages']) && Array.isArray(data['pageParams']) && data['pages'].every(isPage)
  )
}

function isPage(data: unknown): data is AnyPage {
  return isObject(data) && Array.isArray(data['rows']) && data['rows'].every((row) => isObject(row) && 'id' in row)
}

function isItem(data: unknown): data is AnyItem {
  return isObject(data) && 'value' in data && 'raw' in data
}
