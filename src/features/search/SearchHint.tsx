import { searchAdvice } from '#/domain/searchAdvice'

/** Why a text is not searched for, or what can be typed. */
export function SearchHint({ text }: { text: string }) {
  return searchAdvice(text) ?? 'Type a name, an address, a hash or a height into the box above.'
}
