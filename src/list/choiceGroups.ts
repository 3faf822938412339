import { type ListName, RESOURCES } from '#/api/resources'
import { sortWords } from '#/list/column'
import { filterHref, type FilterSearch, type TableDefinition } from '#/list/definition'
import type { ChoiceGroup } from '#/ui/ChoiceBar'

/** The label of a choice, and the value of its search parameter; undefined is the API's default. */
type Option = readonly [label: string, value: string | undefined]

/** The choices of a filter of a list: the values of its search parameter `name`. */
export function filterGroup(
  label: string,
  name: string,
  options: readonly Option[],
  search: FilterSearch,
): ChoiceGroup {
  const choices = options.map(([text, value]) => ({
    label: text,
    href: filterHref(search, { [name]: value }),
    on: search[name] === value,
  }))
  return { label, choices }
}

/** The orders that a list can have, descending, by the headers of its columns; `unsorted` is the API's own, where that is of no column. */
export function sortGroup<N extends ListName>(
  { resource, columns }: TableDefinition<N>,
  search: FilterSearch,
  unsorted?: string,
): ChoiceGroup {
  const { defaultSort } = RESOURCES[resource]
  const orders = sortWords(resource).map((word): Option => {
    const label = columns.find(({ sort }) => sort === word)?.header ?? word
    return [label, word === defaultSort ? undefined : word]
  })
  const current = search['sort'] === defaultSort ? undefined : search['sort']
  const choices = [...(unsorted ? [[unsorted, undefined] as const] : []), ...orders].map(([label, sort]) => ({
    label,
    href: filterHref(search, { sort, order: sort && 'desc' }),
    on: current === sort,
  }))
  return { label: 'Sort', choices, compact: true }
}

const TOKEN_TYPES: readonly Option[] = [
  ['All types', undefined],
  ['ERC-20', 'ERC-20'],
  ['ERC-721', 'ERC-721'],
  ['ERC-1155', 'ERC-1155'],
  ['ERC-404', 'ERC-404'],
]

/** The filter of a list by token type. */
export function tokenTypeGroup(search: FilterSearch): ChoiceGroup {
  return filterGroup('Token type', 'type', TOKEN_TYPES, search)
}
