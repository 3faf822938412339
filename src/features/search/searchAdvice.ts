import { readNativeAddress } from '#/domain/hashes/nativeAddress'
import { grouped } from '#/domain/amounts/numberFormat'
import { isDomainName } from '#/domain/search/searchTarget'
import type { SearchInput } from '#/domain/search/searchInput'
import { wordAdvice } from '#/features/search/wordAdvice'

const lengthAdvice = (digits: number) => `An address has 40 hex digits after 0x, a hash 64. This has ${digits}.`

function adviceOnHex(digits: string): string | null {
  const wrong = /[^\da-f]/i.exec(digits)
  // Of another length, it is more likely a name.
  if (digits.length < 30 || digits.length > 80) return null
  if (wrong) return `Invalid character “${wrong[0]}” at position ${wrong.index + 1} after 0x.`
  return digits.length === 40 || digits.length === 64 ? null : lengthAdvice(digits.length)
}

/** Why a text that looks like a hash, a number, a link or a secret is not searched for as one; null if there is nothing to say. */
export function searchAdvice(input: SearchInput): string | null {
  if (input.kind === 'secret')
    return 'This looks like a seed phrase or a key. It was not sent or saved. Never paste one into a website.'
  if (input.kind === 'link' && input.system !== undefined)
    return `This link is to ${input.system}, which has no EVM and is not searched here. It was not sent.`
  if (input.kind === 'shortened') return 'This is a shortened hash or address. Copy the whole one to search for it.'
  if (input.kind === 'otherSystem') return `This looks like a ${input.what}. Only chains with an EVM are searched here.`
  if (input.kind === 'link') return 'This link contains no block, transaction, address or token. It was not sent.'
  if (input.kind === 'hexPrefix') {
    const digits = input.text.length - 2
    if (digits === 8) return 'A method ID has 8 hex digits after 0x, an address 40, a hash 64.'
    return `Too short. ${lengthAdvice(digits)}`
  }
  if (input.kind === 'days') return 'The first number may be the day or the month.'
  if (input.kind !== 'text') return null
  const plain = input.text
  const native = readNativeAddress(plain)
  if (native && 'error' in native) return native.error
  const digits = /^0x(\w+)$/i.exec(plain)?.[1] ?? /^[\da-f]{34,70}$/i.exec(plain)?.[0]
  if (digits !== undefined) return adviceOnHex(digits)
  if (/^\d{20,}$/.test(plain)) return 'Invalid block number (20 digits at most).'
  if (/^(?:0x)?[\da-f]{40}\s*[/#:]\s*\S+$/i.test(plain))
    return 'Invalid token ID: enter a whole number below 2^256 after the token’s address.'
  return plain.length > 2000 ? 'Too long to search for (2,000 characters at most).' : null
}

/**
 * What a text is that nothing was found for, and what to do; null if there is nothing to say. `looksNamesUp` is whether the API of the
 * chain serves domain names.
 */
export function notFoundAdvice(input: SearchInput, looksNamesUp: boolean): string | null {
  if (input.kind === 'name' && isDomainName(input.name)) {
    if (/\.near$/i.test(input.name)) return 'This looks like a NEAR account. Only chains with an EVM are searched here.'
    return looksNamesUp
      ? 'This looks like a domain name, as of ENS. No address was found for it: search for the address.'
      : 'This looks like a domain name, as of ENS. Names aren’t served by this chain’s API: search for the address.'
  }
  if (input.kind === 'blockNumber') return `There is no block ${grouped(input.height)} yet, or it is not indexed.`
  return searchAdvice(input) ?? (input.kind === 'text' ? wordAdvice(input.text) : null)
}
