import { chainOfWord } from './chainWords'
import { type AddressHash, type TransactionHash } from './hash'
import { linkPlace } from './linkPlace'
import { pastedAddress, pastedHash } from './pastedHash'
import { pathInApp } from './paths'

/** What a pasted or typed text names on some chain: hashes in lowercase, a block height as bigint, a token id as decimal digits. */
export type SearchTarget =
  | { readonly kind: 'empty' }
  | { readonly kind: 'address'; readonly hash: AddressHash }
  | { readonly kind: 'token'; readonly hash: AddressHash }
  | { readonly kind: 'tokenInstance'; readonly contract: AddressHash; readonly id: string }
  | { readonly kind: 'hash'; readonly hash: TransactionHash }
  | { readonly kind: 'blockNumber'; readonly height: bigint }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  /** What looks like a wallet's recovery phrase or a key of an API, and so must be sent and kept nowhere. */
  | { readonly kind: 'secret' }
  /** An address of the web that names nothing on a chain: it may hold a key (a node's mostly does), so it is sent nowhere. */
  | { readonly kind: 'link' }

/** A search target, or a link to any explorer, or an address with its chain before it. */
export type SearchInput =
  | SearchTarget
  | {
      readonly kind: 'explorerUrl'
      /** In lowercase; of what is no link, all that stands before its address. */
      readonly host: string
      /** An id or another name of the chain, null where it names none. */
      readonly chain: string | null
      /** What it shows, as a path below the chain here; '' for the chain itself, and where only its hash is understood. */
      readonly path: string
      readonly target: SearchTarget
    }

/** No hash, link or name is longer; a pasted novel is text. */
const MOST_LENGTH = 2000
const MOST_HEIGHT = 2n ** 64n
const MOST_TOKEN_ID = 2n ** 256n

/** A height in decimal, perhaps after # and grouped by commas, underscores, apostrophes, spaces or dots, or in hex after 0x. */
function heightOf(text: string): bigint | null {
  if (/^0x[\da-f]{1,16}$/i.test(text)) return BigInt(text.toLowerCase())
  // One dot alone may be a decimal point.
  const grouped = /^#?\d{1,3}(?:(?:[,_'’\s]\d{2,3}){0,12}[,_'’\s]\d{3}|(?:\.\d{3}){2,12})$/
  if (!/^#?\d{1,40}$/.test(text) && !grouped.test(text)) return null
  const height = BigInt(text.replace(/\D/g, ''))
  return height < MOST_HEIGHT ? height : null
}

function tokenInstanceOf(contract: string, id: string): SearchTarget | null {
  const hash = pastedAddress(contract)
  // A second address is another one, rather than an item of the first.
  if (!hash || pastedAddress(id) || !/^(?:\d{1,78}|0x[\da-f]{1,64})$/i.test(id)) return null
  const number = BigInt(id.toLowerCase())
  return number < MOST_TOKEN_ID ? { kind: 'tokenInstance', contract: hash, id: String(number) } : null
}

/** What one word or path segment names by its form alone. */
function readHashes(text: string): SearchTarget | null {
  const address = pastedAddress(text)
  if (address) return { kind: 'address', hash: address }
  const hash = pastedHash(text)
  return hash && { kind: 'hash', hash }
}

/** What a path of ours names; one that names a list, or nothing, is empty. */
function targetOf(path: string): SearchTarget {
  const { pathname, searchParams } = new URL(path, 'http://here')
  const [, section = '', subject = '', , id] = pathname.split('/')
  switch (section) {
    case 'tx':
      return readHashes(subject) ?? EMPTY
    case 'block':
      return readHashes(subject) ?? { kind: 'blockNumber', height: BigInt(subject) }
    case 'address':
      return readHashes(subject) ?? EMPTY
    case 'token': {
      const hash = pastedAddress(subject)
      return (hash && tokenInstanceOf(hash, id ?? '')) ?? (hash ? { kind: 'token', hash } : EMPTY)
    }
    case 'search':
      return readTarget(searchParams.get('q') ?? '')
    default:
      return EMPTY
  }
}

const EMPTY: SearchTarget = { kind: 'empty' }

/** A link with or without its scheme; one whose path names nothing is no explorer's. */
function readUrl(text: string): SearchInput | null {
  const clean = text.replace(/^[\s"'`<([]+|[\s"'`>)\],;.]+$/g, '')
  if (!/^https?:\/\/\S+$/i.test(clean) && !/^(?:[\w-]+\.)+[a-z][\w-]*(?::\d+)?\/\S+$/i.test(clean)) return null
  try {
    const url = new URL(/^https?:/i.test(clean) ? clean : `https://${clean}`)
    // Some apps keep their whole path in the fragment.
    const inside = url.hash.startsWith('#/') ? new URL(url.hash.slice(1), url.origin) : url
    const segments = pathInApp(inside.pathname).split('/').filter(Boolean).map(decodeURIComponent)
    const found = linkPlace(segments, inside.searchParams, inside.hash.slice(1))
    if (!found) return null
    const { chain, path, hash } = found
    const target = path === '' ? readHashes(hash ?? '') : targetOf(path)
    return { kind: 'explorerUrl', host: url.host.toLowerCase(), chain, path, target: target ?? EMPTY }
  } catch {
    return null
  }
}

/** An address after its chain's name or id: base:0x…, eip155:10:0x…, ethereum:0x…@10. */
function readPlaced(text: string): SearchInput | null {
  const [, before = '', hash = '', after] = /^((?:[\w-]+:){1,2})(?:pay-)?(0x[\da-f]{40})(?:@(\d+))?$/i.exec(text) ?? []
  const address = pastedAddress(hash)
  const chain = after ?? before.split(':').findLast((word) => word !== '') ?? ''
  if (!address || chainOfWord(chain) === null) return null
  const target: SearchTarget = { kind: 'address', hash: address }
  return { kind: 'explorerUrl', host: before.slice(0, -1).toLowerCase(), chain, path: `/address/${address}`, target }
}

/** What stands before a height where it is copied with its label. */
const LABEL = /^block(?:\s+(?:number|height))?[\s:#]+(?=\d)/i

/** Twelve to twenty-four plain words in threes, or a JSON web token. */
function isSecret(text: string): boolean {
  const words = text.split(/\s+/)
  const phrase = words.length >= 12 && words.length <= 24 && words.length % 3 === 0
  return (phrase && words.every((word) => /^[a-z]{3,8}$/.test(word))) || /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(text)
}

function readTarget(text: string): SearchTarget {
  // Invisible characters and quotes come along when text is copied; a name may need its joiners.
  const plain = text.trim()
  const clean = text
    .replace(/\p{Cf}/gu, '')
    .replace(/^[\s"'`<([]+|[\s"'`>)\],;.]+$/g, '')
    .replace(/^[a-z\d-]{1,20}:(?=0x)/i, '')
    .replace(LABEL, '')
  if (/^[\p{Cf}\s]*$/u.test(text)) return EMPTY
  if (isSecret(plain)) return { kind: 'secret' }
  const hashes = readHashes(clean)
  if (hashes) return hashes
  const instance = /^(\w{40,42})(?:\/instance\/|\s*[/#:]\s*|\s+#?)(\w+)$/.exec(clean)
  const token = instance && tokenInstanceOf(instance[1] ?? '', instance[2] ?? '')
  if (token) return token
  const height = heightOf(clean)
  if (height !== null) return { kind: 'blockNumber', height }
  if (/^[a-z][a-z\d+.-]*:\/\/\S*$/i.test(plain)) return { kind: 'link' }
  const name = plain.replace(/\/$/, '')
  return /^[^\s./:@#?]+(?:\.[^\s./:@#?]+)*\.[^\s./:@#?\d][^\s./:@#?]*$/u.test(name)
    ? { kind: 'name', name }
    : { kind: 'text', text: plain }
}

/** The one hash, address or link among other words; null where there is none, or more than one. */
function readAmong(text: string): SearchInput | null {
  const words = [...new Set(text.split(/[\s()<>[\]"']+/))]
  const named = words.flatMap(
    (word) => readUrl(word) ?? readPlaced(word) ?? readHashes(word.replace(/[.,;:!?]+$/, '')) ?? [],
  )
  return words.length > 1 && named.length === 1 ? (named[0] ?? null) : null
}

/** Reads what was typed or pasted into the search box: any case, spaces around, hashes without 0x, heights with grouping, links of any explorer. */
export function readSearchInput(text: string): SearchInput {
  const plain = text.trim()
  if (plain.length > MOST_LENGTH) return { kind: 'text', text: plain }
  const input = readUrl(plain) ?? readPlaced(plain) ?? readTarget(plain)
  return input.kind === 'text' ? (readAmong(plain) ?? input) : input
}
