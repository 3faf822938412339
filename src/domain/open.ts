/** An enum that a server may extend: one of the known words, or any other word kept as it came. */
export type Open<Known extends string> = Known | { readonly other: string }

/**
 * Makes a reader of an open enum: a known word, in any case and with any or no separator ("SCAM", "ERC20"), `{ other }` for any other
 * text, number or boolean, null for nothing at all.
 */
export function openEnum<const Known extends string>(known: readonly Known[]): (raw: unknown) => Open<Known> | null {
  const words: ReadonlySet<string> = new Set(known)
  const isKnown = (word: string): word is Known => words.has(word)
  const spelled = new Map(known.map((word) => [letters(word), word]))
  return (raw) => {
    if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean' && typeof raw !== 'bigint') {
      return null
    }
    const word = String(raw)
    if (word === '') return null
    return isKnown(word) ? word : (spelled.get(letters(word)) ?? { other: word })
  }
}

function letters(word: string): string {
  return word.replace(/[\s_-]/g, '').toLowerCase()
}

/** Whether a value of an open enum is a word that the contract does not list. */
export function isOther<Known extends string>(value: Open<Known>): value is { readonly other: string } {
  return typeof value === 'object'
}

/** A value of an open enum in words ("token_transfer" → "Token transfer", "eip1967" → "EIP-1967"); another server's word stays hostile text. */
export function labelOf(value: Open<string>): string {
  const word = typeof value === 'string' ? value : value.other
  const spaced = word
    .replace(/_+/g, ' ')
    .trim()
    .replace(/\b(eip|erc)-?(?=\d)/gi, (standard) => `${standard.slice(0, 3).toUpperCase()}-`)
  return spaced.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
