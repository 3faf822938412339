import { writeSearch } from '#/data/searchParameters'
import type { ChoiceGroup } from '#/ui/ChoiceBar'

/** The search parameters of a list, as they are in the URL. */
export type FilterSearch = Readonly<Record<string, string | undefined>>

/** The same list with some of its parameters changed, from its first page. */
export function filterHref(search: FilterSearch, changed: FilterSearch): string {
  return writeSearch({ ...search, cursor: undefined, ...changed }) || '?'
}

const tokenTypes = ['ERC-20', 'ERC-721', 'ERC-1155', 'ERC-404']

/** The filter of a list by token type. */
export function tokenTypeGroup(search: FilterSearch): ChoiceGroup {
  const choices = [undefined, ...tokenTypes].map((type) => ({
    label: type ?? 'All types',
    href: filterHref(search, { type }),
    on: search['type'] === type,
  }))
  return { label: 'Token type', choices }
}
