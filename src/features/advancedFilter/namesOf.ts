import type { RowOf, TopOf } from '#/api/resources'
import { isObject } from '#/domain/isObject'
import { sameHash } from '#/domain/hash'
import { nameOfAddress } from '#/entity/AddressLink'
import type { FilterWord } from '#/features/advancedFilter/words'
import { isRange } from '#/features/advancedFilter/words'

/** The name of the method, token or address of a word, if the response or its rows have it. */
export function nameOf(
  word: FilterWord,
  top: TopOf<'advancedFilters'>,
  rows: readonly RowOf<'advancedFilters'>[],
): string | null {
  if (isRange(word)) return null
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
