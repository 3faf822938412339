import { isChainKey } from '#/domain/chainKey'
import { checksumFails } from '#/domain/hashes/checksum'
import { isAddressHash, pastedAddress } from '#/domain/hashes/hash'
import { isDomainName } from '#/domain/search/searchTarget'

/** The most addresses of a set: each is several requests on each chain. */
export const MAX_SET_ADDRESSES = 500

/** A part of pasted text that is not an address, and why. */
export interface AddressProblem {
  readonly text: string
  readonly reason: string
}

/** The addresses and names in a pasted text. */
export interface AddressText {
  /** In lowercase, each once, in their order. */
  readonly addresses: readonly string[]
  /** Names as of ENS, in lowercase, each once, in their order. */
  readonly names: readonly string[]
  readonly problems: readonly AddressProblem[]
  /** How often an address or a name is repeated. */
  readonly duplicates: number
}

/** Whatever is between addresses: spaces, commas, quotes, brackets; not what a name or a number consists of. */
const SEPARATORS = /[\s,;|"'`<>()[\]{}=]+/u

/** Reads addresses that are separated by anything, such as lines, commas or the columns of a table. */
export function readAddressText(text: string): AddressText {
  const addresses = new Set<string>()
  const names = new Set<string>()
  const problems: AddressProblem[] = []
  let duplicates = 0
  const add = (to: Set<string>, value: string) => {
    if (to.has(value)) duplicates += 1
    to.add(value)
  }
  for (const part of partsOf(text)) {
    const address = pastedAddress(part)
    const reason = problemOf(part, address)
    if (reason !== null) problems.push({ text: part, reason })
    else if (address === null) add(names, part.toLowerCase())
    else if (addresses.has(address) || addresses.size < MAX_SET_ADDRESSES) add(addresses, address)
    else problems.push({ text: part, reason: `is beyond the first ${MAX_SET_ADDRESSES} addresses` })
  }
  return { addresses: [...addresses], names: [...names], problems, duplicates }
}

/**
 * The parts between separators, without punctuation at their ends and without a chain in front ("eth:0x…"). A link can have a part
 * of any length: no pattern is tried again at each sign of a run.
 */
function partsOf(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.replace(/^[.:!?*]+|(?<![.:!?*])[.:!?*]+$/g, '').replace(/^(?:[\w-]+:)+(?=0x)/i, ''))
    .filter((part) => part !== '')
}

function problemOf(part: string, address: string | null): string | null {
  if (address !== null) return checksumFails(withPrefix(part), '') ? 'has an invalid checksum: check for typos' : null
  if (/^0x[\da-f]{64}$/i.test(part)) return 'is a transaction or block hash, not an address'
  if (/^0x[\da-f]*$/i.test(part)) return `has ${part.length - 2} hex digits instead of 40`
  if (/^0x/i.test(part)) return 'has characters that are not hex digits'
  return isDomainName(part) && !/^[\d.]+$/.test(part) ? null : 'is not an address or a name'
}

/** With or without its 0x, whose x is small. */
function withPrefix(part: string): string {
  return `0x${part.slice(-40)}`
}

/** Writes a set of addresses, and chains where some are given, for the fragment of a URL, which is not sent to servers. */
export function addressSetFragment(addresses: readonly string[], chains: readonly string[]): string {
  return [`addresses=${addresses.join(',')}`, ...(chains.length > 0 ? [`chains=${chains.join(',')}`] : [])].join('&')
}

/** The addresses, and the IDs of the chains if any, in the fragment of a URL. */
export interface AddressSetLink {
  readonly text: AddressText
  readonly chains: readonly string[]
}

/** Reads the fragment of a URL, without its #; null if it has no set of addresses. */
export function readAddressSetFragment(fragment: string): AddressSetLink | null {
  const fields = new URLSearchParams(fragment)
  const addresses = fields.get('addresses')
  if (addresses === null) return null
  const chains = (fields.get('chains') ?? '').split(',').filter(isChainKey)
  return { text: readAddressText(addresses), chains: [...new Set(chains)] }
}

/** Whether a stored value is an address of a set: in lowercase. */
export function isSetAddress(value: unknown): value is string {
  return isAddressHash(value) && value === value.toLowerCase()
}
