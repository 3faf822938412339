import { type Config, defaultChain, findChain } from '#/data/config/config'
import { foreignPath } from '#/domain/search/foreignPath'
import { paths } from '#/domain/links/paths'

/** A URL of this app, in the parts that the router gives. */
interface AppLocation {
  readonly pathname: string
  /** With its question mark. */
  readonly searchStr: string
  /** Without its #. */
  readonly hash: string
}

function withQuery(path: string, rest: URLSearchParams): string {
  const text = rest.toString()
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path
}

/** The hash in a path below a chain; null for lists and for blocks by height. */
function hashIn(path: string): string | null {
  return /^\/(?:tx|block|address|token)\/(0x[\da-f]{40,64})(?:[/?]|$)/i.exec(path)?.[1] ?? null
}

/** Pages of a chain here that no other explorer has at this path. */
const OWN_PAGES = /^(?:tools|gas|decode|stats|transfers|lists)$/

/**
 * Redirects a path that does not begin with a chain ID. A slug becomes the chain's ID. A path of another explorer becomes the page
 * here that shows the same: for a hash on the chain that has it, found by a search over all chains, else on the default chain.
 * Null for any other path.
 */
export function foreignRedirect(config: Config, { pathname, searchStr, hash }: AppLocation): string | null {
  const [first = '', ...segments] = pathname.split('/').filter(Boolean)
  const query = new URLSearchParams(searchStr)
  const named = findChain(config, first)
  if (named) {
    const here = foreignPath({ segments, query, fragment: hash })
    const same = withQuery(['', ...segments].join('/'), query)
    return paths.below(named.id, here ? withQuery(here.path, here.rest) : same)
  }
  const here = foreignPath({ segments: [first, ...segments], query, fragment: hash })
  // An invalid hash: its page shows what is wrong with it.
  if (!here && segments.length > 0 && /^(?:tx|block)$/.test(first)) return onDefault(config, pathname + searchStr)
  if (!here) return segments.length === 0 && OWN_PAGES.test(first) ? onDefault(config, pathname + searchStr) : null
  const link = withQuery(here.path, here.rest)
  // A search without a chain is a search over all chains.
  if (here.path.startsWith('/search')) return paths.of(link)
  const recordHash = hashIn(here.path)
  return recordHash === null || config.chains.length === 1 ? onDefault(config, link) : paths.seek(recordHash, link)
}

function onDefault(config: Config, path: string): string {
  return paths.below(defaultChain(config).id, path)
}
