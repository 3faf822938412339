import { type Chain, type Config, findChain } from '#/data/config'
import { paths } from '#/domain/paths'
import { readSearchInput, type SearchTarget } from '#/domain/searchInput'

/** Where a search target is shown on a chain; whatever needs the server to decide leads to the results. */
function pathOf(chain: string | null, target: SearchTarget, typed: string): string {
  if (target.kind === 'hash') return paths.search(chain, target.hash)
  if (!chain) return paths.search(chain, typed)
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

/** The chain that a pasted link belongs to: by the id or slug in its path, else by the host that serves the chain's API. */
function chainOfLink(config: Config, { chain, host }: { chain: string | null; host: string }): Chain | undefined {
  const named = chain === null ? undefined : findChain(config, chain)
  return named ?? config.chains.find(({ baseUrl }) => baseUrl && new URL(baseUrl, location.origin).host === host)
}

/** Where what was typed into the search box leads from a chain, or from none; null where nothing was typed. */
export function pathOfInput(typed: string, config: Config, chain: Chain | null): string | null {
  const input = readSearchInput(typed)
  if (input.kind === 'empty') return null
  if (input.kind !== 'explorerUrl') return pathOf(chain?.id ?? null, input, typed)
  const place = chainOfLink(config, input) ?? chain
  return pathOf(place?.id ?? null, input.target, typed)
}
