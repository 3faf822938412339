import type { Row } from '#/api/rows'
import type { SearchResult } from '#/api/schemas/search'
import { type Chain, type Config, defaultChain, findChain } from '#/data/config/config'
import { checkableAddress } from '#/data/queries/checksum'
import { chainOfWord } from '#/domain/search/chainWords'
import { chainOfHost } from '#/domain/search/explorerHosts'
import { checksumFails } from '#/domain/hashes/checksum'
import { sameHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { readSearchInput, type SearchInput } from '#/domain/search/searchInput'
import type { SearchTarget } from '#/domain/search/searchTarget'

/** A link to any explorer, as typed into the search box. */
export type ExplorerLink = Extract<SearchInput, { kind: 'explorerUrl' }>

/** An address as it was typed, if its checksum is invalid, so that its page warns; any other in lower case. */
function addressAs(typed: string, hash: string, chain: string): string {
  const checkable = checkableAddress(typed)
  return checkable && sameHash(checkable, hash) && checksumFails(checkable, chain) ? checkable : hash
}

/** The page of a search target on a chain; the search results if only the API knows what it is. */
export function pathOfTarget(chain: string | null, target: SearchTarget, typed: string): string {
  if (target.kind === 'hash') return paths.search(chain, target.hash)
  if (!chain) return paths.search(chain, target.kind === 'address' ? addressAs(typed, target.hash, '') : typed)
  switch (target.kind) {
    case 'address':
      return paths.address(chain, addressAs(typed, target.hash, chain))
    case 'token':
      return paths.token(chain, target.hash)
    case 'tokenInstance':
      return paths.instance(chain, target.contract, target.id)
    case 'blockNumber':
      return paths.block(chain, String(target.height))
    case 'time':
      return paths.blockAt(chain, target.at.toISOString().replace('.000', ''))
    case 'day':
      return paths.blockAt(chain, target.day)
    case 'nonce':
      return paths.transactionByNonce(chain, target.sender, target.nonce)
    default:
      return paths.search(chain, typed)
  }
}

/** The chain of a pasted link: by the ID or name in it, by the host of a configured API, or by a known explorer's host. */
export function chainOfLink(config: Config, { chain, host }: ExplorerLink): Chain | null {
  const named = chain === null ? null : (findChain(config, chain)?.id ?? chainOfWord(chain))
  if (named !== null) return findChain(config, named) ?? null
  const served = config.chains.find(({ baseUrl }) => baseUrl && new URL(baseUrl, location.origin).host === host)
  return served ?? findChain(config, chainOfHost(host) ?? '') ?? null
}

/** The ID of a link's chain if that is known but not configured; null for any other link. */
export function foreignChain(config: Config, link: ExplorerLink): string | null {
  return chainOfLink(config, link) ? null : (chainOfWord(link.chain ?? '') ?? chainOfHost(link.host))
}

function pathOfLink(config: Config, link: ExplorerLink, current: Chain | null, typed: string): string {
  const { path, target } = link
  const chain = chainOfLink(config, link)
  if (chain) return path || target.kind !== 'hash' ? paths.below(chain.id, path) : paths.search(chain.id, target.hash)
  // The results say which chain it is of, and whether a configured one has the hash too.
  if (foreignChain(config, link) !== null) return paths.search(null, typed)
  if (target.kind === 'hash') return path ? paths.of(path) : paths.search(null, target.hash)
  if (path === '') return paths.search(null, typed)
  return current ? paths.below(current.id, path) : paths.of(path)
}

/** The path that a text in the search box leads to; null if there is nothing to search for. */
export function pathOfText(typed: string, config: Config, chain: Chain | null): string | null {
  return pathOfInput(readSearchInput(typed), typed, config, chain)
}

/** The same for a text that has been read as `input`. */
export function pathOfInput(input: SearchInput, typed: string, config: Config, chain: Chain | null): string | null {
  if (input.kind === 'empty' || input.kind === 'secret' || input.kind === 'link') return null
  if (input.kind === 'explorerUrl') return pathOfLink(config, input, chain, typed)
  // The search over all chains begins with the current one, which usually has the hash.
  if (input.kind === 'hash' && config.chains.length > 1) return paths.search(null, input.hash)
  return pathOfTarget(chainOfInput(input, config, chain)?.id ?? null, input, typed.trim())
}

/** Whether an input is a place on a chain, which no search over all chains finds: a day, a time or a nonce. */
export function isOfOneChain({ kind }: SearchInput): boolean {
  return kind === 'day' || kind === 'time' || kind === 'nonce'
}

/** The chain that an input without one is about. */
export function chainOfInput(input: SearchInput, config: Config, chain: Chain | null): Chain | null {
  return chain ?? (isOfOneChain(input) ? defaultChain(config) : null)
}

/**
 * The page of a 32-byte hash on a chain: a transaction, a block, a user operation or a blob, which only the search results know. Null
 * if they have none, and for any other input.
 */
export function pathOfHash(chain: string, input: SearchInput, found: readonly Row<SearchResult>[]): string | null {
  if (input.kind !== 'hash') return null
  for (const { value } of found) {
    if (value?.type === 'transaction' && sameHash(value.transaction_hash, input.hash))
      return paths.transaction(chain, input.hash)
    if (value?.type === 'block' && sameHash(value.block_hash, input.hash)) return paths.block(chain, input.hash)
    if (value?.type === 'user_operation' && sameHash(value.user_operation_hash, input.hash))
      return paths.userOperation(chain, input.hash)
    if (value?.type === 'blob' && sameHash(value.blob_hash, input.hash)) return paths.blob(chain, input.hash)
  }
  return null
}
