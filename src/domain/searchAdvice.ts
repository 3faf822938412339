import { readSearchInput } from './searchInput'

function adviceOnHex(digits: string): string | null {
  const wrong = /[^\da-f]/i.exec(digits)
  // Far from either length it is some other text.
  if (digits.length < 30 || digits.length > 80) return null
  if (wrong) return `“${wrong[0]}” is no hexadecimal digit: place ${wrong.index + 1} after 0x.`
  return digits.length === 40 || digits.length === 64
    ? null
    : `An address has 40 digits after 0x, a hash 64; this has ${digits.length}.`
}

/** Why a text that looks like a hash, a number, a link or a secret is not taken for one, in a sentence; null where nothing is off. */
export function searchAdvice(text: string): string | null {
  const input = readSearchInput(text)
  if (input.kind === 'secret')
    return 'This looks like a recovery phrase or a key. It was not sent and is not kept; never paste one into a page.'
  if (input.kind === 'link') return 'This link names no block, transaction, address or token. It was not sent.'
  if (input.kind !== 'text') return null
  const plain = input.text
  const digits = /^0x(\w+)$/i.exec(plain)?.[1] ?? /^[\da-f]{34,70}$/i.exec(plain)?.[0]
  if (digits !== undefined) return adviceOnHex(digits)
  if (/^\d{20,}$/.test(plain)) return 'No chain is so high: a height has at most 20 digits.'
  if (/^(?:0x)?[\da-f]{40}\s*[/#:]\s*\S+$/i.test(plain))
    return 'After the address of a token comes the id of one of its items, a whole number below 2^256.'
  return plain.length > 2000 ? 'This is too long to search for.' : null
}
