import { chainOfWord } from './chainWords'
import { foreignPath } from './foreignPath'
import { pastedAddress, pastedHash } from './pastedHash'

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
  return pastedAddress(text) ?? pastedHash(text)
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
  // Some links write an NFT as token:id.
  const segments = given.flatMap((segment) => (/^0x[\da-f]{40}:\w+$/i.test(segment) ? segment.split(':') : segment))
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
