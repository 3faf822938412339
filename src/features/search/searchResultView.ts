import type { Domain } from '#/api/domainLookup'
import type { SearchResult } from '#/api/schemas/search'
import type { RecentSearch } from '#/data/search/recentSearches'
import { labelOf } from '#/domain/open'
import { findNamesakes } from '#/domain/tokens/namesakes'
import { paths } from '#/domain/links/paths'

/** A search result of any type, as one line shows it. */
export interface SearchResultView {
  /** Icon of the type (icons.css). */
  sign: string
  /** Name of the type, singular and plural; for an unsupported type it is the API's own word. */
  type: string
  types: string
  /** Untrusted text; null where the result has a hash only. */
  name: string | null
  symbol: string | null
  /** Path of its page, null where it has none. */
  href: string | null
  hash: string | null
}

type Unnamed = Omit<SearchResultView, 'name' | 'symbol'>

/** Whether the API flags a result as scam. */
export function isScamResult(result: SearchResult): boolean {
  return 'reputation' in result && result.reputation === 'scam'
}

/** What distinguishes results of the same name. */
export interface SearchResultFacts {
  /** What the monogram of a token is drawn from; null for anything else. */
  readonly token: { readonly hash: string | null; readonly symbol: string | null; readonly name: string | null } | null
  readonly tokenType: Extract<SearchResult, { type: 'token' }>['token_type']
  readonly isVerified: boolean
  readonly isScam: boolean
  /** The contract of a better-known token of the same name among the results; null if there is none. */
  readonly namesake: string | null
  /** US dollars. */
  readonly price: string | null
  /** The number of NFTs of a collection; search endpoints do not report the decimals of other tokens. */
  readonly supply: bigint | null
  readonly at: Date | null
}

/** The facts that the API states of a result. */
export function factsOfResult(
  result: SearchResult,
  namesakes: ReadonlyMap<string, string> = new Map(),
): SearchResultFacts {
  const isToken = result.type === 'token'
  const isNft = isToken && (result.token_type === 'ERC-721' || result.token_type === 'ERC-1155')
  return {
    token: isToken ? { hash: result.address_hash, symbol: result.symbol, name: result.name } : null,
    tokenType: isToken ? result.token_type : null,
    isVerified: 'is_smart_contract_verified' in result && result.is_smart_contract_verified === true,
    isScam: isScamResult(result),
    namesake: (isToken && namesakes.get(result.address_hash?.toLowerCase() ?? '')) || null,
    price: isToken ? result.exchange_rate : null,
    supply: isNft && (result.total_supply ?? -1n) >= 0n ? result.total_supply : null,
    at: 'timestamp' in result ? result.timestamp : null,
  }
}

/** The tokens among search results that have the name of a better-known one: by contracts in lower case, that one's contract. */
export function namesakesIn(results: readonly (SearchResult | null)[]): ReadonlyMap<string, string> {
  return findNamesakes(results.map((result) => (result?.type === 'token' ? result : null)))
}

/** The page of a search result, as one line links to it; null if it has none. */
export function pageOfResult(chain: string, result: SearchResult): RecentSearch | null {
  const { type, sign, name, symbol, href, hash } = viewOfResult(chain, result)
  const title = [name, symbol && `(${symbol})`].filter(Boolean).join(' ') || type
  return href === null ? null : { sign, title, detail: hash, href }
}

/**
 * The page of the only result of a text, if it is certainly what was meant: its name or symbol is the text, or its hash starts with it.
 * Null for several results, one that is flagged as scam, and one that only contains the text.
 */
export function certainPage(chain: string, text: string, results: readonly (SearchResult | null)[]): string | null {
  const [result, another] = results
  if (!result || another !== undefined || isScamResult(result)) return null
  const { name, symbol, hash, href } = viewOfResult(chain, result)
  const typed = text.trim().toLowerCase()
  const isNamed = [name, symbol].some((each) => each?.toLowerCase() === typed)
  const isStart = /^0x[\da-f]{6,}$/.test(typed) && hash?.toLowerCase().startsWith(typed)
  return isNamed || isStart ? href : null
}

/** The page of the address that a domain name is for. */
export function pageOfDomain(chain: string, { name, hash }: Domain): RecentSearch {
  return { sign: 'globe', title: name, detail: hash, href: paths.address(chain, hash) }
}

/** The view of a search result of any type. */
export function viewOfResult(chain: string, result: SearchResult): SearchResultView {
  switch (result.type) {
    case 'token': {
      const hash = result.address_hash
      return {
        ...byHash('coin', 'Token', hash, hash && paths.token(chain, hash)),
        name: result.name,
        symbol: result.symbol,
      }
    }
    case 'address':
      return account(chain, 'person', 'Address', result)
    case 'contract':
      return account(chain, 'code', 'Contract', result)
    case 'label':
      return account(chain, 'tag', 'Public tag', result)
    case 'ens_domain':
      return account(chain, 'globe', 'Domain name', result)
    case 'metadata_tag': {
      const tag = result.metadata?.['name']
      return account(chain, 'tag', 'Metadata tag', {
        ...result,
        name: typeof tag === 'string' && tag ? tag : result.name,
      })
    }
    case 'block': {
      const { block_number: height, block_hash: hash } = result
      const heightOrHash = height ?? hash
      const named = height === null ? null : String(height)
      return {
        ...byHash('cube', 'Block', hash, heightOrHash === null ? null : paths.block(chain, heightOrHash)),
        name: named,
        symbol: null,
      }
    }
    case 'transaction': {
      const hash = result.transaction_hash
      return nameless(byHash('swap', 'Transaction', hash, hash && paths.transaction(chain, hash)))
    }
    case 'user_operation': {
      const hash = result.user_operation_hash
      return nameless(byHash('swap', 'User operation', hash, hash && paths.userOperation(chain, hash)))
    }
    case 'blob': {
      const hash = result.blob_hash
      return nameless(byHash('cube', 'Blob', hash, hash && paths.blob(chain, hash)))
    }
    case 'other':
      return other(chain, result)
  }
}

const PLURALS: Readonly<Record<string, string>> = { Address: 'Addresses' }

function byHash(sign: string, type: string, hash: string | null, href: string | null): Unnamed {
  return { sign, type, types: PLURALS[type] ?? `${type}s`, hash, href }
}

function nameless(view: Unnamed): SearchResultView {
  return { ...view, name: null, symbol: null }
}

type AccountResult = Pick<Extract<SearchResult, { type: 'address' }>, 'address_hash' | 'name' | 'ens_info'>

function account(
  chain: string,
  sign: string,
  type: string,
  { address_hash: hash, name, ens_info }: AccountResult,
): SearchResultView {
  return {
    ...byHash(sign, type, hash, hash && paths.address(chain, hash)),
    name: name || ens_info?.name || null,
    symbol: null,
  }
}

function other(chain: string, result: Extract<SearchResult, { type: 'other' }>): SearchResultView {
  const { address_hash, transaction_hash, block_hash, block_number } = result
  const block = block_number ?? block_hash
  const href =
    (transaction_hash && paths.transaction(chain, transaction_hash)) ||
    (address_hash && paths.address(chain, address_hash)) ||
    (block === null ? null : paths.block(chain, block))
  const type = result.named ? labelOf({ other: result.named }) : 'Unknown type'
  return {
    ...byHash('search', type, transaction_hash ?? address_hash ?? block_hash, href),
    // Not our word.
    types: type,
    name: result.name || (block_number === null ? null : String(block_number)),
    symbol: result.symbol,
  }
}
