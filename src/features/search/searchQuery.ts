import { isHit, type CrossChainResults, type CrossChainQuery } from '#/data/search/crossChainSearch'
import type { SearchResult } from '#/api/schemas/search'
import { type Chain, type Config, defaultChain } from '#/data/config/config'
import { sameHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { readSearchInput, type SearchInput } from '#/domain/search/searchInput'
import { namedPart } from '#/domain/search/namedPart'
import type { SearchTarget } from '#/domain/search/searchTarget'
import { foreignChain } from '#/features/search/inputPath'
import { certainPage } from '#/features/search/searchResultView'

/** What a search over all chains looks for. */
export type SearchQuery =
  /** Nothing is requested: the text is empty or too long, or it may be a secret. */
  | { readonly kind: 'nothing' | 'secret' }
  /** A block height or a list of a chain that is not configured. */
  | { readonly kind: 'foreign'; readonly foreign: ForeignLink }
  | TextQuery
  | HashQuery

/** The chain of a link, by its ID, that is not configured; `host` is what the link has in front of the record. */
export interface ForeignLink {
  readonly chain: string
  readonly host: string
}

/** A name, block height or other text. */
export interface TextQuery {
  readonly kind: 'text'
  readonly text: string
  readonly crossChain: CrossChainQuery
}

/** A hash or an address; `link` is its page below a chain, as a link without a chain had it. */
export interface HashQuery {
  readonly kind: 'exact'
  readonly text: string
  readonly link: string | null
  /** Null unless it is from a link of a chain that is not configured. */
  readonly foreign: ForeignLink | null
  readonly crossChain: CrossChainQuery
}

/** The hash that identifies a search result. */
function hashIn(result: SearchResult): string | null {
  switch (result.type) {
    case 'transaction':
      return result.transaction_hash
    case 'block':
      return result.block_hash
    case 'user_operation':
      return result.user_operation_hash
    case 'blob':
      return result.blob_hash
    case 'other':
      return result.transaction_hash ?? result.block_hash ?? result.address_hash
    default:
      return result.address_hash
  }
}

/** The chains in the order in which they are searched: the recent ones, the default one, the others. */
export function sortedChains(config: Config, recent: readonly string[]): Chain[] {
  const { chains } = config
  const named = [...recent, defaultChain(config).id].flatMap((id) => chains.find((chain) => chain.id === id) ?? [])
  return [...new Set([...named, ...chains])]
}

function hashQuery(
  hash: string,
  link: string | null,
  chains: readonly Chain[],
  foreign: ForeignLink | null,
): HashQuery {
  const isExact = (result: SearchResult) => sameHash(hashIn(result), hash)
  // A 32-byte hash exists on one chain; an address may be used on all of them.
  const until = hash.length === 66 ? 'any' : link === null ? 'all' : 'first'
  return { kind: 'exact', text: hash, link, foreign, crossChain: { text: hash, chains, isExact, until } }
}

function hashOf(target: SearchTarget): { hash: string; link: string | null } | null {
  switch (target.kind) {
    case 'hash':
    case 'address':
      return { hash: target.hash, link: null }
    case 'token':
      return { hash: target.hash, link: `/token/${target.hash}` }
    case 'tokenInstance':
      return { hash: target.contract, link: `/token/${target.contract}/instance/${target.id}` }
    default:
      return null
  }
}

function targetOf(input: SearchInput): SearchTarget {
  return input.kind === 'explorerUrl' ? input.target : input
}

/** A path below a chain with a hash or address, and without `..` after it. */
const RECORD_PATH = /^\/(?:tx|op|blob|block|address|token)\/0x[\da-f]{40,64}(?:$|[/?](?!.*\.\.))/i

/** Reads the search parameters of a search over all chains. `recent` are the IDs of the chains that were opened last. */
export function readSearchQuery(
  config: Config,
  text: string,
  link: string | undefined,
  recent: readonly string[],
): SearchQuery {
  const input = readSearchInput(text)
  if (input.kind === 'empty') return { kind: 'nothing' }
  if (input.kind === 'secret' || input.kind === 'link') return { kind: 'secret' }
  const recordPath = link !== undefined && RECORD_PATH.test(link) ? link : null
  // A link without a chain means the default chain first.
  const chains = sortedChains(config, recordPath === null ? recent : [])
  const target = targetOf(input)
  const exact = hashOf(target)
  const foreign = foreignLink(config, input)
  // A page of another chain is not that of a configured one.
  if (exact) return hashQuery(exact.hash, recordPath ?? (foreign ? null : exact.link), chains, foreign)
  if (foreign) return { kind: 'foreign', foreign }
  const searched = textOf(target)
  if (searched === null || searched.length > MAX_TEXT_LENGTH) return { kind: 'nothing' }
  const shown = target.kind === 'hexPrefix' || target.kind === 'text' ? target.text : searched
  return { kind: 'text', text: shown, crossChain: { text: searched, chains, isExact: null, until: 'all' } }
}

/** The chain that an input is a link to, if that is known but not configured; null for any other input. */
export function foreignLink(config: Config, input: SearchInput): ForeignLink | null {
  const chain = input.kind === 'explorerUrl' ? foreignChain(config, input) : null
  return input.kind === 'explorerUrl' && chain !== null ? { chain, host: input.host } : null
}

/** Longer texts are not searched for. */
const MAX_TEXT_LENGTH = 200

/** The text to search for where the target has no hash; null where there is none. */
function textOf(target: SearchTarget): string | null {
  if (target.kind === 'blockNumber') return String(target.height)
  // Chains without such a block have no result.
  if (target.kind === 'hexPrefix') return target.height === null ? target.text : String(target.height)
  return target.kind === 'name'
    ? target.name
    : target.kind === 'text'
      ? (namedPart(target.text)?.name ?? target.text)
      : null
}

/** A chain that has exactly the hash, and its page there; null where it has no page. */
export interface ExactMatch {
  readonly chain: Chain
  readonly href: string | null
}

/** The section of a chain's pages that shows a result. */
function sectionOf(result: SearchResult): 'tx' | 'op' | 'blob' | 'block' | 'address' | null {
  if (result.type === 'user_operation') return 'op'
  if (result.type === 'blob') return 'blob'
  if (result.type === 'transaction' || result.type === 'block') return result.type === 'block' ? 'block' : 'tx'
  return 'address_hash' in result && result.type !== 'other' ? 'address' : null
}

/** The chains that have exactly the hash, in the order in which they were searched. */
export function exactMatches(
  { crossChain, text, link }: HashQuery,
  { states }: Pick<CrossChainResults, 'states'>,
): ExactMatch[] {
  return crossChain.chains.flatMap((chain): ExactMatch[] => {
    const state = states.get(chain.id)
    if (state?.kind !== 'success' || !isHit(crossChain, state)) return []
    const exact = state.data.rows.flatMap(({ value }) => (value && crossChain.isExact?.(value) ? [value] : []))
    const section = exact.map(sectionOf).find((found) => found !== null)
    if (!section) return [{ chain, href: null }]
    const fits =
      link !== null && (link.startsWith(`/${section}/`) || (section === 'address' && link.startsWith('/token/')))
    return [{ chain, href: fits ? paths.below(chain.id, link) : `${paths.chain(chain.id)}/${section}/${text}` }]
  })
}

/**
 * The page that opens automatically when a search has ended: on the only chain that has the hash, or for a link without a chain on
 * the default chain if no chain has it. Null where the user has to choose, as a chain that failed may have it too.
 */
export function pathToOpen(query: HashQuery, config: Config, found: Pick<CrossChainResults, 'states'>): string | null {
  const { crossChain, link, foreign } = query
  // What another chain has is not what the link shows: its results are offered below what the link is to.
  if (foreign !== null) return null
  const [match, another] = exactMatches(query, found)
  const allAnswered = crossChain.chains.every(({ id }) => found.states.get(id)?.kind === 'success')
  if (!match) return allAnswered && link !== null ? paths.below(defaultChain(config).id, link) : null
  const isOnly =
    allAnswered || crossChain.until === 'any' || (crossChain.until === 'first' && match.chain === crossChain.chains[0])
  return isOnly && !another ? match.href : null
}

/** The page of the only result that all chains have for a text, if it is certainly what was meant; null while a chain may have another. */
export function onlyPage(
  { crossChain, text }: TextQuery,
  { states }: Pick<CrossChainResults, 'states'>,
): string | null {
  const pages = crossChain.chains.map(({ id }) => {
    const state = states.get(id)
    if (state?.kind !== 'success' || state.data.next !== null) return 'unknown'
    const results = state.data.rows.map(({ value }) => value)
    return results.length === 0 ? null : (certainPage(id, text, results) ?? 'unknown')
  })
  const [page, another] = pages.filter((each) => each !== null)
  return page === undefined || page === 'unknown' || another !== undefined ? null : page
}
