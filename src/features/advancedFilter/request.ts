import type { FiltersOf, RowOf, TopOf } from '#/api/resources'
import type { ListRequest } from '#/data/queries/resourceQueries'
import { sameHash } from '#/domain/hashes/hash'
import { isObject } from '#/domain/isObject'
import { nameOfAddress } from '#/entity/AddressLink'
import {
  type FilterWords,
  type FilterWord,
  isRangeWord,
  problemOf,
  timeOf,
  transferType,
  type ValueField,
} from '#/features/advancedFilter/words'

type ApiFilters = FiltersOf<'advancedFilters'>

/** The request for a filter; words with a problem are left out. */
export function requestOf({ words, relation }: FilterWords): ListRequest<'advancedFilters'> {
  const valid = words.filter((word) => problemOf(word) === null)
  const valuesOf = (field: ValueField, isExcluded = false) =>
    valid.flatMap((word) =>
      !isRangeWord(word) && word.field === field && word.isExcluded === isExcluded ? word.text : [],
    )
  const listOf = (field: ValueField, isExcluded = false) => valuesOf(field, isExcluded).join(',') || undefined
  const limitsOf = (field: 'amount' | 'age') => valid.filter(isRangeWord).find((word) => word.field === field)
  const [amount, age] = [limitsOf('amount'), limitsOf('age')]
  const types = valuesOf('type').flatMap((text) => transferType(text) ?? [])
  const hasBothEnds = (['from', 'to'] as const).every((field) => valid.some((word) => word.field === field))
  const filters: ApiFilters = {
    transaction_types: types.length > 0 ? types : undefined,
    methods: listOf('method')?.toLowerCase(),
    from_address_hashes_to_include: listOf('from'),
    from_address_hashes_to_exclude: listOf('from', true),
    to_address_hashes_to_include: listOf('to'),
    to_address_hashes_to_exclude: listOf('to', true),
    address_relation: hasBothEnds ? relation : undefined,
    token_contract_address_hashes_to_include: listOf('asset'),
    token_contract_address_hashes_to_exclude: listOf('asset', true),
    amount_from: amount?.from || undefined,
    amount_to: amount?.to || undefined,
    age_from: (age?.from && timeOf(age.from, 'start')) || undefined,
    age_to: (age?.to && timeOf(age.to, 'end')) || undefined,
  }
  // A filter that is there without a value would make the list count as filtered.
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  return { resource: 'advancedFilters', params: {}, filters: Object.fromEntries(given) }
}

/** The name of the method, token or address of a word, if the response or its rows have it. */
export function nameOfWord(
  word: FilterWord,
  top: TopOf<'advancedFilters'>,
  rows: readonly RowOf<'advancedFilters'>[],
): string | null {
  if (isRangeWord(word)) return null
  const { methods, tokens } = top?.search_params ?? {}
  const entry = (names: Record<string, unknown> | null | undefined) =>
    Object.entries(names ?? {}).find(([key]) => sameHash(key, word.text))?.[1]
  switch (word.field) {
    case 'method': {
      const name = entry(methods)
      return typeof name === 'string' && name ? name : null
    }
    case 'asset': {
      const sent = entry(tokens)
      const token = isObject(sent) ? sent : rows.find((row) => sameHash(row.token?.address_hash, word.text))?.token
      const name = token?.symbol || token?.name
      return typeof name === 'string' ? name : null
    }
    case 'from':
    case 'to': {
      const ends = rows.flatMap(({ from, to }) => [from, to])
      const address = ends.find((each) => sameHash(each?.hash, word.text))
      return address ? nameOfAddress(address) : null
    }
    default:
      return null
  }
}
