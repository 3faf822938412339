import { chainOfWord } from './chainWords'
import { foreignPath } from './foreignPath'
import { pastedAddress, pastedHash } from './pastedHash'

/** What a link shows, as far as its form tells. */
export interface LinkPlace {
  /** An id or another name of the chain, as the link has it; null where it names none. */
  readonly chain: string | null
  /** A path below the chain here; '' for the chain itself, and where only a hash is understood. */
  readonly path: string
  /** The first hash or address in it, in lowercase, where nothing but that is understood. */
  readonly hash: string | null
}

type Segments = readonly string[]

/** A path in one of its readings: what names the chain, and what is left without it. */
interface Reading {
  readonly chain: string | null
  readonly rest: Segments
}

/** As many segments may stand before the path that is meant: the place of the app, and the chain. */
const MOST_LEAD = 3

function hashIn(text: string): string | null {
  return pastedAddress(text) ?? pastedHash(text)
}

/** The chain that some segments name: the last that is known to, else the last one, which a configured chain may be called. */
function chainAmong(segments: Segments): string | null {
  return segments.findLast((segment) => chainOfWord(segment) !== null) ?? segments.at(-1) ?? null
}

/** A path without the chain, in each of the ways in which links name it: before the path, or within it, as in tx/base/0x…. */
function withoutChain(segments: Segments): Reading[] {
  return Array.from({ length: MOST_LEAD + 1 }, (_, lead) => segments.slice(lead)).flatMap((rest, lead) => {
    const [section = '', word = '', subject = '', ...more] = rest
    const named = chainOfWord(word) ?? (word === 'mainnet' ? word : null)
    const within: Reading[] =
      named !== null && hashIn(subject) ? [{ chain: named, rest: [section, subject, ...more] }] : []
    return within.concat({ chain: chainAmong(segments.slice(0, lead)), rest })
  })
}

/** Whether a path names one record: far from its host, a word alone is rather an article's. */
function namesOne(path: string): boolean {
  return /^\/\w+\/(?:0x|\d)/.test(path)
}

/** Reads a link by its form; null where nothing in it names anything on a chain. */
export function linkPlace(given: Segments, query: URLSearchParams, fragment: string): LinkPlace | null {
  // The item of a token, as some write it.
  const segments = given.flatMap((segment) => (/^0x[\da-f]{40}:\w+$/i.test(segment) ? segment.split(':') : segment))
  const told = [query.get('chainid'), query.get('chain_id'), query.get('chain')].find((word) => chainOfWord(word ?? ''))
  for (const { chain, rest } of withoutChain(segments)) {
    const here = foreignPath({ segments: rest, query, fragment })
    const isNear = segments.length - rest.length < 2
    if (here && (isNear || namesOne(here.path))) return { chain: told ?? chain, path: here.path, hash: null }
  }
  const values = [...query.values()].map((value) => value.split(':'))
  const known = [...segments, ...values.flat()]
  const hash = known.map(hashIn).find((found) => found !== null)
  const named = told ?? known.find((word) => chainOfWord(word) !== null && !/^\d/.test(word)) ?? null
  if (hash) return { chain: named, path: pastedAddress(hash) ? `/address/${hash}` : '', hash }
  const [first = '', ...more] = segments
  if (first === '') return { chain: told ?? null, path: '', hash: null }
  return /^\d{1,20}$/.test(first) && more.length === 0 ? { chain: first, path: '', hash: null } : null
}
