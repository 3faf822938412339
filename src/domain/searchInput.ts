import { type AddressHash, type TransactionHash } from './hash'

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

/** A search target, or a link to any explorer with its host in lowercase and, where its path starts with one, the chain id or slug. */
export type SearchInput =
  | SearchTarget
  | {
      readonly kind: 'explorerUrl'
      readonly host: string
      readonly chain: string | null
      readonly target: SearchTarget
    }

/** No hash, link or name is longer; a pasted novel is text. */
const MOST_LENGTH = 2000
const MOST_HEIGHT = 2n ** 64n
const MOST_TOKEN_ID = 2n ** 256n

function addressOf(text: string): AddressHash | null {
  const digits = /^(?:0x)?([\da-f]{40})$/i.exec(text)?.[1]
  return digits === undefined ? null : `0x${digits.toLowerCase()}`
}

function hashOf(text: string): TransactionHash | null {
  const digits = /^(?:0x)?([\da-f]{64})$/i.exec(text)?.[1]
  return digits === undefined ? null : `0x${digits.toLowerCase()}`
}

/** A height in decimal, perhaps after # and grouped by commas, underscores, apostrophes or spaces, or in hex after 0x. */
function heightOf(text: string): bigint | null {
  if (/^0x[\da-f]{1,16}$/i.test(text)) return BigInt(text.toLowerCase())
  if (!/^#?(?:\d{1,40}|\d{1,3}(?:[,_'’\s]\d{2,3}){0,12}[,_'’\s]\d{3})$/.test(text)) return null
  const height = BigInt(text.replace(/\D/g, ''))
  return height < MOST_HEIGHT ? height : null
}

function tokenInstanceOf(contract: string, id: string): SearchTarget | null {
  const hash = addressOf(contract)
  if (!hash || !/^(?:\d{1,78}|0x[\da-f]{1,64})$/i.test(id)) return null
  const number = BigInt(id.toLowerCase())
  return number < MOST_TOKEN_ID ? { kind: 'tokenInstance', contract: hash, id: String(number) } : null
}

/** What one word or path segment names by its form alone. */
function readHashes(text: string): SearchTarget | null {
  const address = addressOf(text)
  if (address) return { kind: 'address', hash: address }
  const hash = hashOf(text)
  return hash && { kind: 'hash', hash }
}

function readPath(segments: readonly string[], query: URLSearchParams): SearchTarget | null {
  if (segments.length === 0) return { kind: 'empty' }
  for (const [place, segment] of segments.entries()) {
    const subject = segments[place + 1] ?? ''
    const after = segments[place + 2] ?? ''
    const id = /^instances?$/i.test(after) ? segments[place + 3] : (/^\d+$/.exec(query.get('a') ?? '')?.[0] ?? after)
    switch (segment.toLowerCase()) {
      case 'block':
      case 'blocks':
      case 'height': {
        const height = heightOf(subject)
        if (height !== null) return { kind: 'blockNumber', height }
        break
      }
      case 'token':
      case 'tokens':
      case 'nft': {
        const hash = addressOf(subject)
        if (hash) return tokenInstanceOf(hash, id ?? '') ?? { kind: 'token', hash }
        break
      }
      case 'address': {
        const target = readTarget(subject)
        if (target.kind === 'address' || target.kind === 'name') return target
        break
      }
      case 'search': {
        const text = query.get('q')
        if (text !== null) return readTarget(text)
        break
      }
      default:
    }
  }
  for (const segment of segments) {
    const target = readHashes(segment)
    if (target) return target
  }
  return null
}

const SECTION = /^(?:txs?|address(?:es)?|blocks?|tokens?|nft|search)$/i

/** A link with or without its scheme; one whose path names nothing is no explorer's. */
function readUrl(text: string): SearchInput | null {
  if (!/^https?:\/\/\S+$/i.test(text) && !/^(?:[\w-]+\.)+[a-z][\w-]*(?::\d+)?\/\S*$/i.test(text)) return null
  try {
    const url = new URL(/^https?:/i.test(text) ? text : `https://${text}`)
    const path = url.pathname + (url.hash.startsWith('#/') ? url.hash.slice(1) : '')
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent)
    const [first = null, second = ''] = segments
    const chained = SECTION.test(second) || (segments.length === 1 && /^\d{1,20}$/.test(first ?? ''))
    const chain = chained && !SECTION.test(first ?? '') ? first : null
    const target = readPath(segments, url.searchParams) ?? (chain === null ? null : { kind: 'empty' as const })
    return target && { kind: 'explorerUrl', host: url.host.toLowerCase(), chain, target }
  } catch {
    return null
  }
}

function readTarget(text: string): SearchTarget {
  // Invisible characters and quotes come along when text is copied; a name may need its joiners.
  const plain = text.trim()
  const clean = text
    .replace(/\p{Cf}/gu, '')
    .replace(/^[\s"'`<([]+|[\s"'`>)\],;.]+$/g, '')
    .replace(/^[a-z\d-]{1,20}:(?=0x)/i, '')
  if (/^[\p{Cf}\s]*$/u.test(text)) return { kind: 'empty' }
  const hashes = readHashes(clean)
  if (hashes) return hashes
  const instance = /^(\w{40,42})(?:\/instance\/|\s*[/#:]\s*|\s+#?)(\w+)$/.exec(clean)
  const token = instance && tokenInstanceOf(instance[1] ?? '', instance[2] ?? '')
  if (token) return token
  const height = heightOf(clean)
  if (height !== null) return { kind: 'blockNumber', height }
  return /^[^\s./:@#?]+(?:\.[^\s./:@#?]+)*\.[^\s./:@#?\d][^\s./:@#?]*$/u.test(plain)
    ? { kind: 'name', name: plain }
    : { kind: 'text', text: plain }
}

/** Reads what was typed or pasted into the search box: any case, spaces around, hashes without 0x, heights with grouping, links of any explorer. */
export function readSearchInput(text: string): SearchInput {
  const plain = text.trim()
  return plain.length > MOST_LENGTH ? { kind: 'text', text: plain } : (readUrl(plain) ?? readTarget(plain))
}
