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

const TRANSACTION_STATES: readonly Option[] = [
  ['Validated', undefined],
  ['Pending', 'pending'],
]

/** The chain's transactions in blocks, and those that no block includes yet. */
export function transactionStateGroup(search: FilterSearch): ChoiceGroup {
  return filterGroup('Status', 'filter', TRANSACTION_STATES, search)
}

const BLOCK_TYPES: readonly Option[] = [
  ['Canonical', undefined],
  ['Reorged', 'reorg'],
  ['Uncles', 'uncle'],
]

/** The chain's blocks by whether they are on the main chain. */
export function blockTypeGroup(search: FilterSearch): ChoiceGroup {
  return filterGroup('Block type', 'type', BLOCK_TYPES, search)
}

const TRANSACTION_TYPES: readonly Option[] = [
  ['All types', undefined],
  ['Coin transfers', 'coin_transfer'],
  ['Contract calls', 'contract_call'],
  ['Contract creations', 'contract_creation'],
  ['Token transfers', 'token_transfer'],
  ['Token creations', 'token_creation'],
]

/** The filter of a block's transactions by what they did, by the API's categories. */
export function transactionTypeGroup(search: FilterSearch): ChoiceGroup {
  return filterGroup('Category', 'type', TRANSACTION_TYPES, search)
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
