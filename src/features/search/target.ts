import { type Chain, type Config, findChain } from '#/data/config/config'
import { chainOfWord } from '#/domain/chainWords'
import { chainOfHost } from '#/domain/explorerHosts'
import { paths } from '#/domain/paths'
import { readSearchInput, type SearchInput } from '#/domain/searchInput'
import type { SearchTarget } from '#/domain/searchTarget'

/** A link to an explorer, as the search box reads it. */
export type ExplorerLink = Extract<SearchInput, { kind: 'explorerUrl' }>

/** Where a search target is shown on a chain; whatever needs the server to decide leads to the results. */
export function pathOfTarget(chain: string | null, target: SearchTarget, typed: string): string {
  if (target.kind === 'hash') return paths.search(chain, target.hash)
  if (!chain) return paths.search(chain, target.kind === 'address' ? target.hash : typed)
  switch (target.kind) {
    case 'address':
      return paths.address(chain, target.hash)
    case 'token':
      return paths.token(chain, target.hash)
    case 'tokenInstance':
      return paths.instance(chain, target.contract, target.id)
    case 'blockNumber':
      return paths.block(chain, String(target.height))
    default:
      return paths.search(chain, typed)
  }
}

/** The chain that a pasted link belongs to: by the id or name in it, else by the host that serves it, or that is known to show it. */
export function chainOfLink(config: Config, { chain, host }: ExplorerLink): Chain | null {
  const named = chain === null ? null : (findChain(config, chain)?.id ?? chainOfWord(chain))
  if (named !== null) return findChain(config, named) ?? null
  const served = config.chains.find(({ baseUrl }) => baseUrl && new URL(baseUrl, location.origin).host === host)
  return served ?? findChain(config, chainOfHost(host) ?? '') ?? null
}

/** The id of the chain that a link is known to belong to and that is not configured here; null for any other link. */
export function foreignChain(config: Config, link: ExplorerLink): string | null {
  return chainOfLink(config, link) ? null : (chainOfWord(link.chain ?? '') ?? chainOfHost(link.host))
}

function pathOfLink(config: Config, link: ExplorerLink, current: Chain | null, typed: string): string {
  const { path, target } = link
  const chain = chainOfLink(config, link)
  if (chain) return path || target.kind !== 'hash' ? paths.below(chain.id, path) : paths.search(chain.id, target.hash)
  // What another chain shows may be on one of these as well, where it is named by a hash.
  if (foreignChain(config, link) !== null)
    return paths.search(null, target.kind === 'hash' || target.kind === 'address' ? target.hash : typed)
  if (target.kind === 'hash') return path ? paths.of(path) : paths.search(null, target.hash)
  if (path === '') return paths.search(null, typed)
  return current ? paths.below(current.id, path) : paths.of(path)
}

/** Where what was typed into the search box leads from a chain, or from none; null where there is nothing to look for. */
export function pathOfInput(typed: string, config: Config, chain: Chain | null): string | null {
  const input = readSearchInput(typed)
  if (input.kind === 'empty' || input.kind === 'secret' || input.kind === 'link') return null
  if (input.kind === 'explorerUrl') return pathOfLink(config, input, chain, typed)
  // The current chain is asked first, and mostly has it; if not, another one may.
  if (input.kind === 'hash' && config.chains.length > 1) return paths.search(null, input.hash)
  return pathOfTarget(chain?.id ?? null, input, typed.trim())
}
