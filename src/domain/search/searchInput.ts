import { chainOfWord } from './chainWords'
import { chainOfHost } from './explorerHosts'
import { foreignPath } from './foreignPath'
import { type AddressHash, pastedAddress, pastedHash } from '#/domain/hashes/hash'
import { nativeHash } from '#/domain/hashes/nativeAddress'
import { otherSystemOfHost } from './otherSystems'
import { pathInApp } from '#/domain/links/paths'
import { readPaymentRequest } from './paymentRequest'
import {
  anyAddress,
  AROUND,
  MAX_INPUT_LENGTH,
  readAmong,
  readHashes,
  readTarget,
  readWord,
  type SearchTarget,
  tokenInstanceOf,
} from './searchTarget'

const EMPTY: SearchTarget = { kind: 'empty' }

/** A search target, a link to any explorer, or an address with its chain in front. */
export type SearchInput =
  | SearchTarget
  | {
      readonly kind: 'explorerUrl'
      /** In lowercase; for an address with its chain in front, that chain. */
      readonly host: string
      /** The chain as the link writes it, by ID or name; null if it has none. */
      readonly chain: string | null
      /** Its page in this explorer, as a path below the chain; '' for the chain itself, and if only a hash is known. */
      readonly path: string
      readonly target: SearchTarget
      /** The addresses among the arguments of a payment request, such as who is paid. */
      readonly addresses?: readonly AddressHash[]
    }

/** Reads a path of this explorer; empty for lists and other pages. */
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

/** Reads a link with or without its scheme; null if its path has nothing of a chain. */
function readUrl(text: string): SearchInput | null {
  const clean = text.replaceAll(AROUND, '')
  const isKnownHost = chainOfHost(clean) !== null || otherSystemOfHost(clean) !== null
  const isUrl = /^https?:\/\/\S+$/i.test(clean) || /^(?:[\w-]+\.)+[a-z][\w-]*(?::\d+)?\/\S+$/i.test(clean)
  if (!isUrl && !isKnownHost) return null
  try {
    const url = new URL(/^https?:/i.test(clean) ? clean : `https://${clean}`)
    const system = otherSystemOfHost(url.hostname)
    if (system !== null) return { kind: 'link', system }
    // Some apps have their path in the fragment.
    const inside = url.hash.startsWith('#/') ? new URL(url.hash.slice(1), url.origin) : url
    const segments = pathInApp(inside.pathname).split('/').filter(Boolean).map(decodeURIComponent)
    const found = readLinkPath(segments, inside.searchParams, inside.hash.slice(1))
    if (!found) return null
    const { chain, path, hash } = found
    const target = path === '' ? readHashes(hash ?? '') : targetOf(path)
    return { kind: 'explorerUrl', host: url.host.toLowerCase(), chain, path, target: target ?? EMPTY }
  } catch {
    return null
  }
}

/** The methods of a token by which a payment request moves it. */
const TRANSFERS = new Set(['transfer', 'transferFrom', 'safeTransferFrom'])

/** Reads an address with its chain in front, or a payment request: what it calls is its page, the contract of a transfer its token’s. */
function readChainPrefixed(text: string): SearchInput | null {
  const request = readPaymentRequest(text)
  if (!request) return null
  const { prefix: host, chain, method, addresses } = request
  const hash = pastedAddress(request.target)
  const given = { kind: 'explorerUrl', host, chain, ...(addresses.length > 0 ? { addresses } : {}) } as const
  if (hash === null) {
    const target = { kind: 'name', name: request.target } as const
    return { ...given, path: `/search?q=${encodeURIComponent(request.target)}`, target }
  }
  const kind = method !== null && TRANSFERS.has(method) ? 'token' : 'address'
  return { ...given, path: `/${kind}/${hash}`, target: { kind, hash } }
}

/** Reads text from the search box: any case, spaces around, hashes without 0x, grouped heights, links of any explorer. */
export function readSearchInput(text: string): SearchInput {
  const plain = text.trim()
  if (plain.length > MAX_INPUT_LENGTH) return { kind: 'text', text: plain }
  const input = readUrl(plain) ?? readChainPrefixed(plain) ?? readTarget(plain)
  if (input.kind !== 'text') return input
  return readAmong<SearchInput>(plain, (word) => readUrl(word) ?? readChainPrefixed(word) ?? readWord(word)) ?? input
}

/** Reads a hex number as a block height, unless the chain has no such block yet; `head` is its latest block, null if unknown. */
export function withChainHead(input: SearchInput, head: number | null): SearchInput {
  if (input.kind !== 'hexPrefix' || input.height === null) return input
  return head !== null && input.height > BigInt(head) ? input : { kind: 'blockNumber', height: input.height }
}

/** The chain and the page that a link names. */
export interface LinkPath {
  /** The chain as the link writes it, by ID or name; null if it has none. */
  readonly chain: string | null
  /** Its page in this explorer, as a path below the chain; '' for the chain itself, and if only a hash is known. */
  readonly path: string
  /** The first hash or address in it, in lowercase, if nothing else is understood. */
  readonly hash: string | null
}

type Segments = readonly string[]

/** One way to read a path: the chain, and the segments without it. */
interface Reading {
  readonly chain: string | null
  readonly rest: Segments
}

/** Segments that may precede the page: the base path of the app, and the chain. */
const MAX_LEADING_SEGMENTS = 3

function hashIn(text: string): string | null {
  return anyAddress(text) ?? pastedHash(text)
}

/** The last segment that is a known chain, else the last one, which may be the slug of a configured chain. */
function chainAmong(segments: Segments): string | null {
  return segments.findLast((segment) => chainOfWord(segment) !== null) ?? segments.at(-1) ?? null
}

/** All ways to read a path, with the chain in front of the page or inside it, as in tx/base/0x…. */
function withoutChain(segments: Segments): Reading[] {
  return Array.from({ length: MAX_LEADING_SEGMENTS + 1 }, (_, lead) => segments.slice(lead)).flatMap((rest, lead) => {
    const [section = '', word = '', subject = '', ...more] = rest
    const named = chainOfWord(word) ?? (word === 'mainnet' ? word : null)
    const within: Reading[] =
      named !== null && hashIn(subject) ? [{ chain: named, rest: [section, subject, ...more] }] : []
    return within.concat({ chain: chainAmong(segments.slice(0, lead)), rest })
  })
}

/** Whether a path is of one record. A list far from the host is more likely another website's page. */
function isRecordPath(path: string): boolean {
  return /^\/\w+\/(?:0x|\d)/.test(path)
}

/** Reads a link by its form; null if it has nothing of a chain. */
export function readLinkPath(given: Segments, query: URLSearchParams, fragment: string): LinkPath | null {
  // Some links write an NFT as token:id, and an address as its chain does.
  const segments = given
    .flatMap((segment) => (/^0x[\da-f]{40}:\w+$/i.test(segment) ? segment.split(':') : segment))
    .map((segment) => nativeHash(segment) ?? segment)
  const inQuery = [query.get('chainid'), query.get('chain_id'), query.get('chain')].find((word) =>
    chainOfWord(word ?? ''),
  )
  for (const { chain, rest } of withoutChain(segments)) {
    const here = foreignPath({ segments: rest, query, fragment })
    const isNear = segments.length - rest.length < 2
    if (here && (isNear || isRecordPath(here.path))) return { chain: inQuery ?? chain, path: here.path, hash: null }
  }
  const values = [...query.values()].map((value) => value.split(':'))
  const known = [...segments, ...values.flat()]
  const hash = known.map(hashIn).find((found) => found !== null)
  const named = inQuery ?? known.find((word) => chainOfWord(word) !== null && !/^\d/.test(word)) ?? null
  if (hash) return { chain: named, path: pastedAddress(hash) ? `/address/${hash}` : '', hash }
  const [first = '', ...more] = segments
  if (first === '') return { chain: inQuery ?? null, path: '', hash: null }
  return /^\d{1,20}$/.test(first) && more.length === 0 ? { chain: first, path: '', hash: null } : null
}
