import { isHit, type CrossChainResults, type CrossChainQuery } from '#/data/search/crossChainSearch'
import type { SearchResult } from '#/api/schemas/search'
import { type Chain, type Config, defaultChain } from '#/data/config/config'
import { sameHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { readSearchInput, type SearchInput } from '#/domain/searchInput'
import type { SearchTarget } from '#/domain/searchTarget'
import { foreignChain } from '#/features/search/target'

/** What a search over all chains is for. */
export type Quest =
  /** There is nothing to ask: nothing was typed, it is nobody's business, or it is a height or a list of a chain that is not here. */
  | { readonly kind: 'nothing' | 'secret' }
  | { readonly kind: 'foreign'; readonly chain: string; readonly host: string }
  | { readonly kind: 'text'; readonly text: string; readonly sought: CrossChainQuery }
  | Exact

/** One hash or address; `link` is the page of it, below the chain, that a link without a chain named. */
interface Exact {
  readonly kind: 'exact'
  readonly text: string
  readonly link: string | null
  readonly sought: CrossChainQuery
}

/** The hash in a search result that is what the result is. */
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

/** The chains in the order in which they are asked: `first` ones, those looked at lately, the default one, the others. */
function inOrder(config: Config, first: readonly string[]): Chain[] {
  const { chains } = config
  const named = [...first, defaultChain(config).id].flatMap((id) => chains.find((chain) => chain.id === id) ?? [])
  return [...new Set([...named, ...chains])]
}

function exactly(hash: string, link: string | null, chains: readonly Chain[]): Exact {
  const isExact = (result: SearchResult) => sameHash(hashIn(result), hash)
  // A hash of 64 digits names one thing, on one chain; an address may be used on all.
  const until = hash.length === 66 ? 'any' : link === null ? 'all' : 'first'
  return { kind: 'exact', text: hash, link, sought: { text: hash, chains, isExact, until } }
}

function exactTarget(target: SearchTarget): { hash: string; link: string | null } | null {
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

/** A path below a chain that names something by its hash, and does not climb from there. */
const LINK = /^\/(?:tx|block|address|token)\/0x[\da-f]{40,64}(?:$|[/?](?!.*\.\.))/i

/** Reads what stands in the address of a search over all chains: a text, and perhaps the link that led there. */
export function readQuest(config: Config, text: string, given: string | undefined, recent: readonly string[]): Quest {
  const input = readSearchInput(text)
  if (input.kind === 'empty') return { kind: 'nothing' }
  if (input.kind === 'secret' || input.kind === 'link') return { kind: 'secret' }
  const link = given !== undefined && LINK.test(given) ? given : null
  // What a link without a chain shows is on the default one, if it is there.
  const chains = inOrder(config, link === null ? recent : [])
  const target = targetOf(input)
  const exact = exactTarget(target)
  if (exact) return exactly(exact.hash, link ?? exact.link, chains)
  const foreign = input.kind === 'explorerUrl' ? foreignChain(config, input) : null
  if (input.kind === 'explorerUrl' && foreign !== null) return { kind: 'foreign', chain: foreign, host: input.host }
  const asked = wordsOf(target)
  if (asked === null || asked.length > 200) return { kind: 'nothing' }
  return { kind: 'text', text: asked, sought: { text: asked, chains, isExact: null, until: 'all' } }
}

/** What servers are asked for, where that is no hash; null where nothing is named. */
function wordsOf(target: SearchTarget): string | null {
  if (target.kind === 'blockNumber') return String(target.height)
  return target.kind === 'name' ? target.name : target.kind === 'text' ? target.text : null
}

/** A chain that has what is looked for, and the page of it there; null where it has no page. */
export interface Hit {
  readonly chain: Chain
  readonly href: string | null
}

/** The section of a chain's pages that shows a result. */
function sectionOf(result: SearchResult): 'tx' | 'block' | 'address' | null {
  if (result.type === 'transaction' || result.type === 'block') return result.type === 'block' ? 'block' : 'tx'
  return 'address_hash' in result && result.type !== 'other' ? 'address' : null
}

/** The chains that have exactly what is looked for, in the order in which they were asked. */
export function hitsOf({ sought, text, link }: Exact, { standings }: Pick<CrossChainResults, 'standings'>): Hit[] {
  return sought.chains.flatMap((chain): Hit[] => {
    const standing = standings.get(chain.id)
    if (standing?.kind !== 'answered' || !isHit(sought, standing)) return []
    const exact = standing.answer.rows.flatMap(({ value }) => (value && sought.isExact?.(value) ? [value] : []))
    const section = exact.map(sectionOf).find((found) => found !== null)
    if (!section) return [{ chain, href: null }]
    const fits =
      link !== null && (link.startsWith(`/${section}/`) || (section === 'address' && link.startsWith('/token/')))
    return [{ chain, href: fits ? paths.below(chain.id, link) : `${paths.chain(chain.id)}/${section}/${text}` }]
  })
}

/**
 * The page that opens by itself once a search has come to its end: that of the one chain that has it; of a link without a chain the
 * default chain's, where no chain has it. Null where the reader is to choose, as some chain that did not answer may have it too.
 */
export function opens(quest: Exact, config: Config, found: Pick<CrossChainResults, 'standings'>): string | null {
  const { sought, link } = quest
  const [hit, another] = hitsOf(quest, found)
  const sure = sought.chains.every(({ id }) => found.standings.get(id)?.kind === 'answered')
  if (!hit) return sure && link !== null ? paths.below(defaultChain(config).id, link) : null
  const alone = sure || sought.until === 'any' || (sought.until === 'first' && hit.chain === sought.chains[0])
  return alone && !another ? hit.href : null
}
