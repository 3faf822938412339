import { searchAdvice } from '#/domain/searchAdvice'
import { readSearchInput } from '#/domain/searchInput'

/** Why a text is not searched for, or what can be typed. */
export function SearchHint({ text }: { text: string }) {
  return searchAdvice(readSearchInput(text)) ?? 'Enter an address, txn hash, block or token in the search box.'
}
