import { type Config, defaultChain, findChain } from '#/data/config'
import { foreignPath } from '#/domain/foreignPath'
import { isTransactionHash } from '#/domain/hash'

/** A path of this app with what follows it, as the router has it. */
interface Place {
  readonly pathname: string
  /** With its question mark. */
  readonly searchStr: string
  /** Without its #. */
  readonly hash: string
}

/** What a path shows that names the chain by its slug or not at all: where that is here, and the hash that tells the chain. */
export interface Lead {
  readonly href: string
  readonly hash: `0x${string}` | null
}

function withQuery(path: string, rest: URLSearchParams): string {
  const text = rest.toString()
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path
}

/**
 * Reads a path that does not begin with a chain's id: one that begins with a slug leads to the same page by the id, one as other
 * explorers write it to the page that shows the same here, on the default chain; null where it leads nowhere.
 */
export function leadOf(config: Config, { pathname, searchStr, hash }: Place): Lead | null {
  const [first = '', ...segments] = pathname.split('/').filter(Boolean)
  const query = new URLSearchParams(searchStr)
  const named = findChain(config, first)
  if (named) {
    const here = foreignPath({ segments, query, fragment: hash })
    const same = withQuery(['', ...segments].join('/'), query)
    return { href: `/${named.id}${here ? withQuery(here.path, here.rest) : same}`, hash: null }
  }
  const here = foreignPath({ segments: [first, ...segments], query, fragment: hash })
  // What is wrong with a name in it, the page that it would have led to can say.
  if (!here && segments.length > 0 && /^(?:tx|block)$/.test(first))
    return { href: `/${defaultChain(config).id}${pathname}${searchStr}`, hash: null }
  if (!here) return null
  const [, , subject] = here.path.split('/')
  const href = withQuery(here.path, here.rest)
  // Searches are over all chains.
  if (here.path.startsWith('/search')) return { href, hash: null }
  return { href: `/${defaultChain(config).id}${href}`, hash: isTransactionHash(subject) ? subject : null }
}
