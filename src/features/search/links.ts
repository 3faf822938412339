import { type Config, defaultChain, findChain } from '#/data/config/config'
import { foreignPath } from '#/domain/foreignPath'
import { paths } from '#/domain/paths'

/** A path of this app with what follows it, as the router has it. */
interface Place {
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

/** The hash that a path below a chain begins with, after what it is of; null where it names a list, or a block by its height. */
function hashIn(path: string): string | null {
  return /^\/(?:tx|block|address|token)\/(0x[\da-f]{40,64})(?:[/?]|$)/i.exec(path)?.[1] ?? null
}

/**
 * Reads a path that does not begin with a chain's id: one that begins with a slug leads to the same page by the id, one as other
 * explorers write it to the page that shows the same here: on the chain that has what it names by a hash, for which all are asked,
 * else on the default chain. Null where it leads nowhere.
 */
export function leadOf(config: Config, { pathname, searchStr, hash }: Place): string | null {
  const [first = '', ...segments] = pathname.split('/').filter(Boolean)
  const query = new URLSearchParams(searchStr)
  const named = findChain(config, first)
  if (named) {
    const here = foreignPath({ segments, query, fragment: hash })
    const same = withQuery(['', ...segments].join('/'), query)
    return paths.below(named.id, here ? withQuery(here.path, here.rest) : same)
  }
  const here = foreignPath({ segments: [first, ...segments], query, fragment: hash })
  // What is wrong with a name in it, the page that it would have led to can say.
  if (!here && segments.length > 0 && /^(?:tx|block)$/.test(first)) return onDefault(config, pathname + searchStr)
  if (!here) return null
  const link = withQuery(here.path, here.rest)
  // Searches are over all chains.
  if (here.path.startsWith('/search')) return paths.of(link)
  const known = hashIn(here.path)
  return known === null || config.chains.length === 1 ? onDefault(config, link) : paths.seek(known, link)
}

function onDefault(config: Config, path: string): string {
  return paths.below(defaultChain(config).id, path)
}
