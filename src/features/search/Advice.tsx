import { searchAdvice } from '#/domain/searchAdvice'

/** What is off with a text, else what may be typed. */
export default function Advice({ text }: { text: string }) {
  return searchAdvice(text) ?? 'Type a name, an address, a hash or a height into the box above.'
}
