import { chainOfWord } from './chainWords'
import { linkPlace } from './linkPlace'
import { pastedAddress } from './pastedHash'
import { pathInApp } from './paths'
import {
  MOST_LENGTH,
  readAmong,
  readHashes,
  readTarget,
  readWord,
  type SearchTarget,
  tokenInstanceOf,
} from './searchTarget'

const EMPTY: SearchTarget = { kind: 'empty' }

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

/** Reads what was typed or pasted into the search box: any case, spaces around, hashes without 0x, heights with grouping, links of any explorer. */
export function readSearchInput(text: string): SearchInput {
  const plain = text.trim()
  if (plain.length > MOST_LENGTH) return { kind: 'text', text: plain }
  const input = readUrl(plain) ?? readPlaced(plain) ?? readTarget(plain)
  if (input.kind !== 'text') return input
  return readAmong<SearchInput>(plain, (word) => readUrl(word) ?? readPlaced(word) ?? readWord(word)) ?? input
}
