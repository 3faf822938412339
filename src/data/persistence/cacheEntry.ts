import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import * as z from 'zod/mini'
import { chainOfKey, heightsIn, isResponse, rowsIn, savedPart } from '#/data/persistence/responseData'

/** A response saved in the browser: a query as TanStack Query persists it, and what the store must know of it. */
export interface CacheEntry extends PersistedQuery {
  /** The configured API URLs of its chain: another API may report other data for the same chain. */
  source: string
  /** About how much room it takes. */
  bytes: number
  /** The blocks that it mentions, each as `{chain} {height}`. */
  blocks: string[]
}

/** Larger responses are requested again instead. */
const MAX_ENTRY_BYTES = 2_000_000

/** Prepares a query for the store: its first pages only; null if it could not be read or is too large. */
export function createEntry(query: PersistedQuery, source: string): CacheEntry | null {
  const data = savedPart(query.state.data)
  if (!isResponse(data) || ('value' in data && data.value === null)) return null
  let bytes = 0
  for (const { raw } of rowsIn(data)) {
    // A record is saved as it was sent and as it was read; a single one has its text, too.
    bytes += 3 * jsonLength(raw)
    // Not measured any further: a list may have 10,000 rows a page.
    if (bytes > MAX_ENTRY_BYTES) return null
  }
  const chain = chainOfKey(query.queryKey)
  const blocks = heightsIn(data).map((height) => `${chain} ${height}`)
  return { ...query, state: { ...query.state, data }, source, bytes, blocks }
}

/** The length of a value as JSON; Infinity if it is nested too deeply for the browser to write. */
function jsonLength(value: unknown): number {
  try {
    // The browser's own writer: stringifyJson takes 16 ms for a page of NFTs with inline images, just after the page was drawn.
    return JSON.stringify(value, (_key, field: unknown) => (typeof field === 'bigint' ? String(field) : field)).length
  } catch {
    return Infinity
  }
}

const value = z.nullable(z.record(z.string(), z.unknown()))
const page = z.looseObject({ rows: z.array(z.looseObject({ id: z.string(), value })) })
const savedEntry = z.looseObject({
  source: z.string(),
  state: z.looseObject({
    data: z.union([
      z.looseObject({ pages: z.array(page), pageParams: z.array(z.unknown()) }),
      page,
      z.looseObject({ value, raw: z.unknown() }),
    ]),
    dataUpdatedAt: z.number(),
  }),
})

/** Checks an entry that was read from the disk, where it may be damaged; throws if it cannot be shown. */
export function checkEntry(entry: CacheEntry | null, source: string): CacheEntry {
  const { source: savedFrom, state } = z.parse(savedEntry, entry)
  if (entry === null || savedFrom !== source) throw new Error('Saved from another API')
  if (state.dataUpdatedAt > Date.now()) throw new Error('Saved in the future')
  return entry
}
