import * as z from 'zod/mini'
import { readElements, storedValue } from '#/data/persistence/storedValue'
import { isChainKey } from '#/domain/chainKey'
import { paths } from '#/domain/links/paths'
import { isObject } from '#/domain/isObject'

/** Maximum length of a name, in UTF-16 units. */
export const LONGEST_NAME = 80

const savedFilter = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
  chain: z.string().check(z.refine(isChainKey)),
  /** The query string of its page, with its question mark. */
  query: z.string().check(z.regex(/^\?[^#]*$/), z.maxLength(4000)),
})

/** An advanced filter that was saved under a name. */
export type SavedFilter = Readonly<z.infer<typeof savedFilter>>

const filtersIn = (stored: unknown): readonly SavedFilter[] => readElements(savedFilter, stored)

/** The saved filters, the latest first; saved in this browser only. */
export const savedFilters = storedValue('astrolabe.filters', filtersIn)

/** The page of a saved filter. */
export function hrefOfFilter({ chain, query }: SavedFilter): string {
  return paths.transfers(chain) + query
}

/** Saves a filter, in place of the same one under another name. */
export function saveFilter(filter: SavedFilter): void {
  savedFilters.set([filter, ...othersThan(filter)])
}

/** Removes a filter. */
export function removeFilter(filter: SavedFilter): void {
  savedFilters.set(othersThan(filter))
}

function othersThan(filter: SavedFilter): readonly SavedFilter[] {
  return savedFilters.get().filter((each) => hrefOfFilter(each) !== hrefOfFilter(filter))
}

const FORMAT = 'astrolabe filters'

/** Writes all filters as a file for this or another browser. */
export function writeFilters(filters: readonly SavedFilter[]): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, filters }, null, 2)}\n`
}

/** Adds the filters of a file that are not saved yet; returns how many these are and how many entries are invalid, or null if the text is no such file. */
export function importFilters(text: string): { added: number; invalid: number } | null {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return null
  }
  if (!isObject(file) || !Array.isArray(file['filters'])) return null
  const read = filtersIn(file['filters'])
  const here = savedFilters.get()
  const known = new Set(here.map(hrefOfFilter))
  const added = read.filter((each) => {
    const isNew = !known.has(hrefOfFilter(each))
    known.add(hrefOfFilter(each))
    return isNew
  })
  if (added.length > 0) savedFilters.set([...here, ...added])
  return { added: added.length, invalid: file['filters'].length - read.length }
}
