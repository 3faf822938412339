import type { SearchResult } from '#/api/schemas/search'
import { type Chain, type Config, defaultChain } from '#/data/config/config'
import type { RecentSearch } from '#/data/search/recentSearches'
import { pagesMatching } from '#/data/search/suggestions'
import { grouped } from '#/domain/amounts/numberFormat'
import { groupBy } from '#/domain/groupBy'
import { paths } from '#/domain/links/paths'
import type { SearchInput } from '#/domain/search/searchInput'
import { nonceOf, type SearchTarget } from '#/domain/search/searchTarget'
import { exactTime } from '#/domain/text/time'
import { addLabel, addPath, foreignTitle } from '#/features/search/foreignChain'
import { chainOfInput, chainOfLink, pathOfInput, pathOfTarget } from '#/features/search/inputPath'
import { pagesOfText } from '#/features/search/pagesOfText'
import { foreignLink } from '#/features/search/searchQuery'
import {
  factsOfResult,
  isScamResult,
  namesakesIn,
  pageOfResult,
  type SearchResultFacts,
  viewOfResult,
} from '#/features/search/searchResultView'

/** One option of the palette: a page that can be opened. */
export interface PaletteOption extends RecentSearch {
  /** Its source. An option made of the typed text only is not saved as a recent search. */
  readonly from: 'typed' | 'suggested' | 'recent' | 'viewed' | 'saved' | 'results'
  /** What the API says of a suggestion; not saved with a recent search. */
  readonly facts?: SearchResultFacts
}

/** Options under one heading. */
export interface OptionGroup {
  readonly label: string
  readonly options: readonly PaletteOption[]
  /** The number of suggestions of this type, of which some may be left out; only of what an API suggests. */
  readonly total?: number
}

/** What the API of a chain suggests. */
export interface ChainSuggestions {
  readonly on: Chain
  readonly results: readonly SearchResult[]
}

/** What the options are made from. */
export interface PaletteInput {
  readonly typed: string
  /** The typed text as it is read. */
  readonly input: SearchInput
  readonly config: Config
  readonly chain: Chain | null
  /** The results of the quick search of each chain that suggests. */
  readonly suggestions: readonly ChainSuggestions[]
  /** The page of the domain name that is typed. */
  readonly domain?: RecentSearch | null
  /** Set if the typed address has an invalid checksum: the pages of addresses that you know and that are nearly the same. */
  readonly mistyped?: readonly RecentSearch[] | null
  /** The name of the chain that the typed link is to, if that is known but not configured. */
  readonly foreignName?: string | null
  /** The recent searches, and while a hex prefix is typed the recently viewed records. */
  readonly recent: readonly RecentSearch[]
  /** The recently viewed records: shown while nothing is typed. */
  readonly viewed?: readonly RecentSearch[]
  /** Bookmarks and labeled addresses. */
  readonly saved: readonly RecentSearch[]
}

/** Suggestions per type, where there are several types; also the limit of saved pages. */
const MAX_PER_TYPE = 5
/** Suggestions per type and chain, where several chains have some. */
const MAX_PER_CHAIN = 3
/** Recent searches shown together with other options. */
const MAX_RECENT = 3

type OptionText = Pick<PaletteOption, 'sign' | 'title' | 'detail'>

/** What a typed text is, by its format. */
function textOf(target: SearchTarget): OptionText | null {
  switch (target.kind) {
    case 'address':
      return { sign: 'person', title: 'Address', detail: target.hash }
    case 'token':
      return { sign: 'coin', title: 'Token', detail: target.hash }
    case 'tokenInstance':
      return { sign: 'image', title: `Token ID ${target.id}`, detail: target.contract }
    case 'hash':
      return { sign: 'swap', title: 'Transaction or block', detail: target.hash }
    case 'blockNumber':
      return { sign: 'cube', title: `Block ${target.height}`, detail: null }
    case 'time':
      return { sign: 'cube', title: `Block at ${exactTime(target.at)}`, detail: null }
    case 'nonce':
      return { sign: 'swap', title: `Transaction with nonce ${grouped(BigInt(target.nonce))}`, detail: target.sender }
    default:
      return null
  }
}

/** The pages that the format of the typed text already determines. */
function typedOptions({ typed, input, config, chain, foreignName = null }: PaletteInput): OptionGroup[] {
  const href = pathOfInput(input, typed, config, chain)
  if (href === null) return []
  if (input.kind === 'explorerUrl') {
    const linkedChain = chainOfLink(config, input)
    const text = textOf(input.target) ?? { sign: 'out', title: input.path || 'Home', detail: null }
    const option = { ...text, detail: text.detail ?? input.host, href, from: 'typed' as const }
    const foreign = foreignLink(config, input)
    const from = foreign ? foreignTitle(foreign, foreignName) : `From ${input.host}`
    const plus = { sign: 'plus', detail: null, from: 'typed' } as const
    const add: PaletteOption[] = foreign
      ? [{ ...plus, title: addLabel(foreign.chain, foreignName), href: addPath(foreign.chain) }]
      : []
    // Heights are no search's: the block of the current chain is offered as such.
    const here: PaletteOption[] =
      foreign && chain && input.target.kind === 'blockNumber'
        ? [{ ...text, detail: `On ${chain.name}`, href: pathOfTarget(chain.id, input.target, typed), from: 'typed' }]
        : []
    const named = (input.addresses ?? []).map((hash) => ({
      sign: 'person',
      title: 'Address in the call',
      detail: hash,
      href: linkedChain ? paths.address(linkedChain.id, hash) : paths.search(null, hash),
      from: 'typed' as const,
    }))
    return [{ label: linkedChain ? `On ${linkedChain.name}` : from, options: [...add, option, ...here, ...named] }]
  }
  const text = textOf(input)
  const on = chainOfInput(input, config, chain)
  if (!text || !on) return []
  const all = config.chains.length
  const everywhere = input.kind === 'hash' && all > 1
  const label = everywhere ? `On all ${all} chains, ${on.name} first` : `On ${on.name}`
  const options: PaletteOption[] = [{ ...text, href, from: 'typed' }]
  // "0x… 5" may be a token ID or a nonce.
  const nonce = input.kind === 'tokenInstance' ? nonceOf(typed, true) : null
  const other = nonce && textOf(nonce)
  // Unix seconds are a number, too.
  const height =
    input.kind === 'time' && /^\d+$/.test(typed.trim())
      ? ({ kind: 'blockNumber', height: BigInt(typed) } as const)
      : null
  const block = height && textOf(height)
  if (height && block) options.push({ ...block, href: pathOfTarget(on.id, height, typed), from: 'typed' })
  if (nonce && other) options.push({ ...other, href: pathOfTarget(on.id, nonce, typed), from: 'typed' })
  return [{ label, options }]
}

/** The pages that a text leads to by what it names: an amount, an NFT, a method ID or a day. */
function namedOptions({ input, config, chain, suggestions }: PaletteInput): OptionGroup[] {
  const given = input.kind === 'text' ? suggestions : [{ on: chain ?? defaultChain(config), results: [] }]
  return given.map(({ on, results }) => ({
    label: `On ${on.name}`,
    options: pagesOfText(input, on, results).map((page) => Object.assign({ from: 'typed' as const }, page)),
  }))
}

/** The addresses that may have been meant by a mistyped one. */
function nearOptions({ mistyped }: PaletteInput): OptionGroup[] {
  const options = (mistyped ?? []).map((each): PaletteOption => Object.assign({ from: 'saved' as const }, each))
  return [{ label: 'Probably mistyped: addresses that you know', options }]
}

/** Links to all results on the chain, and on all chains. */
function resultOptions({ typed, input, config, chain }: PaletteInput): OptionGroup[] {
  if (!/^(?:address|hash|hexPrefix|name|text|blockNumber)$/.test(input.kind)) return []
  const text = input.kind === 'hash' || input.kind === 'address' ? input.hash : typed.trim()
  const option = (title: string, on: string | null): PaletteOption => ({
    sign: 'search',
    title,
    detail: null,
    href: paths.search(on, text),
    from: 'results',
  })
  const exact = input.kind === 'hash' || input.kind === 'address'
  const all = config.chains.length
  const here = chain && !exact ? [option(`All results on ${chain.name}`, chain.id)] : []
  const everywhere = all > 1 || !chain ? [option(all > 1 ? `Search all ${all} chains` : 'All results', null)] : []
  return [{ label: 'More', options: [...here, ...everywhere] }]
}

/** The APIs' suggestions by chain and type, in the order in which the types first occur; those flagged as scam last in each. */
function suggestedOptions({ suggestions, chain }: PaletteInput): OptionGroup[] {
  const groups = suggestions.flatMap(({ on, results }) => groupsOfChain(on, results, chain === null))
  const isSeveral = new Set(groups.map(({ on }) => on)).size > 1
  const most = isSeveral ? MAX_PER_CHAIN : groups.length > 1 ? MAX_PER_TYPE : 2 * MAX_PER_TYPE
  return groups.map(({ label, options }) => ({ label, options: options.slice(0, most), total: options.length }))
}

function groupsOfChain(on: Chain, results: readonly SearchResult[], isNamed: boolean): (OptionGroup & { on: Chain })[] {
  const namesakes = namesakesIn(results)
  const [flagged, others] = [true, false].map((isScam) => results.filter((each) => isScamResult(each) === isScam))
  const byType = groupBy([...(others ?? []), ...(flagged ?? [])], (result) => viewOfResult(on.id, result).types)
  return Array.from(byType, ([types, group]) => ({
    on,
    label: `${types}${isNamed ? ` on ${on.name}` : ''}`,
    options: group.flatMap((result): PaletteOption[] => {
      const found = pageOfResult(on.id, result)
      return found ? [{ ...found, from: 'suggested', facts: factsOfResult(result, namesakes) }] : []
    }),
  })).filter(({ options }) => options.length > 0)
}

function recentOptions({ typed, recent }: PaletteInput): OptionGroup[] {
  const word = typed.trim().toLowerCase()
  const options = pagesMatching(recent, typed).map((each): PaletteOption =>
    Object.assign({ from: 'recent' as const }, each),
  )
  return [{ label: 'Recent', options: word === '' ? options : options.slice(0, MAX_RECENT) }]
}

function viewedOptions({ viewed = [] }: PaletteInput): OptionGroup[] {
  const options = viewed
    .slice(0, MAX_PER_TYPE)
    .map((each): PaletteOption => Object.assign({ from: 'viewed' as const }, each))
  return [{ label: 'Recently viewed', options }]
}

/** Bookmarks and labeled addresses that match the typed text. */
function savedOptions({ typed, saved }: PaletteInput): OptionGroup[] {
  const options = pagesMatching(saved, typed)
    .slice(0, MAX_PER_TYPE)
    .map((each): PaletteOption => Object.assign({ from: 'saved' as const }, each))
  return [{ label: 'Bookmarks and private labels', options }]
}

function domainOptions({ domain }: PaletteInput): OptionGroup[] {
  return domain ? [{ label: 'Domain name', options: [{ ...domain, from: 'suggested' }] }] : []
}

/** The options of the palette in groups, without empty groups and duplicate pages. */
export function paletteGroups(input: PaletteInput): OptionGroup[] {
  const { kind } = input.input
  const mark = input.mistyped ? 'Probably mistyped · ' : ''
  const suggested = suggestedOptions(input).map((group) => Object.assign(group, { label: mark + group.label }))
  // A suggestion for the same hash says more than the format of the typed text.
  const suggestedHashes = new Set(
    suggested.flatMap(({ options }) => options.map(({ detail }) => detail?.toLowerCase())),
  )
  const typed = typedOptions(input).map(({ label, options }) => ({
    label: mark + label,
    options: options.filter(({ detail }) => detail === null || !suggestedHashes.has(detail.toLowerCase())),
  }))
  const groups =
    kind === 'empty'
      ? [recentOptions, viewedOptions, savedOptions].flatMap((optionsOf) => optionsOf({ ...input, typed: '' }))
      : [
          ...nearOptions(input),
          ...typed,
          ...namedOptions(input),
          ...domainOptions(input),
          ...suggested,
          ...savedOptions(input),
          ...recentOptions(input),
          ...resultOptions(input),
        ]
  const seen = new Set<string>()
  return groups.flatMap(({ label, options, total }: OptionGroup) => {
    const fresh = options.filter(({ href }) => {
      const page = href.toLowerCase()
      const again = seen.has(page)
      seen.add(page)
      return !again
    })
    if (fresh.length === 0) return []
    const left = total === undefined ? {} : { total: total - (options.length - fresh.length) }
    return [{ label, options: fresh, ...left }]
  })
}

/** Name of the highlight in searchPalette.css. */
const HIGHLIGHT_NAME = 'search-match'

/**
 * Highlights the occurrences of a text in an element by the CSS Custom Highlight API, which leaves untrusted names in one text node.
 * Returns the clean-up; does nothing in browsers without that API.
 */
export function highlightMatches(element: HTMLElement | null, text: string): () => void {
  const word = text.trim().toLowerCase()
  if (!element || word === '' || !('highlights' in CSS)) return () => undefined
  const ranges: Range[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const content = node.textContent ?? ''
    const lower = content.toLowerCase()
    // Some letters change their length with their case; then offsets would not match.
    if (lower.length !== content.length) continue
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + word.length)) {
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, at + word.length)
      ranges.push(range)
    }
  }
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges))
  return () => CSS.highlights.delete(HIGHLIGHT_NAME)
}
