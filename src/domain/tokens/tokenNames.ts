import { foldLookAlikes, inspectText } from '#/domain/text/text'

/** The names of a token, which are attacker-written text. */
interface Names {
  readonly name: string | null
  readonly symbol: string | null
}

/** Whether a name or symbol is written to be mistaken for another one: with hidden characters or imitating letters. */
export function isDeceptive({ name, symbol }: Names): boolean {
  return [name, symbol].some((text) => text !== null && inspectText(text).warnings.length > 0)
}

/** A name as people see it, to compare it with others: without case, spaces and hidden characters, imitating letters in Latin. */
export function lookOf(name: string): string {
  const folded = foldLookAlikes(name).replace(/\s/g, '')
  // The small L and the capital I look alike in most fonts: each is read as what its neighbors are.
  return folded
    .replace(/(?<=[a-z])I(?=[a-z])/g, 'l')
    .replace(/(?<=[A-Z])l(?=[A-Z]|$)|(?<=^)l(?=[A-Z])/g, 'I')
    .toUpperCase()
}
