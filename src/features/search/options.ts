import type { SearchResult } from '#/api/schemas/search'
import type { Chain, Config } from '#/data/config/config'
import type { RecentSearch } from '#/data/search/recentSearches'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { readSearchInput } from '#/domain/searchInput'
import type { SearchTarget } from '#/domain/searchTarget'
import { hitOf, isScam } from '#/features/search/hit'
import { chainOfLink, foreignChain, pathOfInput } from '#/features/search/target'

/** One line of the palette: a page that can be opened. */
export interface Option extends RecentSearch {
  /** Where it is from: an option that stands for a typed text alone is not remembered before it was found. */
  readonly from: 'typed' | 'server' | 'recent' | 'own' | 'results'
}

/** Lines of one kind under a heading. */
export interface OptionGroup {
  readonly label: string
  readonly options: readonly Option[]
}

/** All that the palette shows is made of. */
export interface Ingredients {
  readonly typed: string
  readonly config: Config
  readonly chain: Chain | null
  /** The chain whose server made the suggestions. */
  readonly suggesting: Chain
  readonly suggestions: readonly SearchResult[]
  readonly recent: readonly RecentSearch[]
  /** What the reader bookmarked and labelled. */
  readonly own: readonly RecentSearch[]
}

/** As many suggestions of one kind are shown beside others. */
const SOME = 5
const RECENT_BESIDE = 3

type Words = Pick<Option, 'sign' | 'title' | 'detail'>

/** What a typed text is, by its form. */
function wordsOf(target: SearchTarget): Words | null {
  switch (target.kind) {
    case 'address':
      return { sign: '○', title: 'Address', detail: target.hash }
    case 'token':
      return { sign: '◈', title: 'Token', detail: target.hash }
    case 'tokenInstance':
      return { sign: '◇', title: `Token id ${target.id}`, detail: target.contract }
    case 'hash':
      return { sign: '⇄', title: 'Transaction or block', detail: target.hash }
    case 'blockNumber':
      return { sign: '▤', title: `Block ${grouped(target.height)}`, detail: null }
    default:
      return null
  }
}

/** The pages that a typed text names by its form alone. */
function typedOptions({ typed, config, chain }: Ingredients): OptionGroup[] {
  const input = readSearchInput(typed)
  const href = pathOfInput(typed, config, chain)
  if (href === null) return []
  if (input.kind === 'explorerUrl') {
    const place = chainOfLink(config, input)
    const words = wordsOf(input.target) ?? { sign: '↗', title: input.path || 'Home', detail: null }
    const option = { ...words, detail: words.detail ?? input.host, href, from: 'typed' as const }
    const foreign = foreignChain(config, input)
    const from = `From ${input.host}${foreign ? `, chain ${foreign}, which is not here` : ''}`
    return [{ label: place ? `On ${place.name}` : from, options: [option] }]
  }
  const words = wordsOf(input)
  if (!words || !chain) return []
  const all = config.chains.length
  const everywhere = input.kind === 'hash' && all > 1
  const label = everywhere ? `On all ${all} chains, ${chain.name} first` : `On ${chain.name}`
  return [{ label, options: [{ ...words, href, from: 'typed' }] }]
}

/** The ways to all that is found: on the chain, and on all of them. */
function resultOptions({ typed, config, chain }: Ingredients): OptionGroup[] {
  const input = readSearchInput(typed)
  if (!/^(?:address|hash|name|text|blockNumber)$/.test(input.kind)) return []
  const text = input.kind === 'hash' || input.kind === 'address' ? input.hash : typed.trim()
  const option = (title: string, on: string | null): Option => ({
    sign: '⌕',
    title,
    detail: null,
    href: paths.search(on, text),
    from: 'results',
  })
  const exact = input.kind === 'hash' || input.kind === 'address'
  const all = config.chains.length
  const here = chain && !exact ? [option(`All results on ${chain.name}`, chain.id)] : []
  const everywhere = all > 1 || !chain ? [option(all > 1 ? `Look on all ${all} chains` : 'All results', null)] : []
  return [{ label: 'More', options: [...here, ...everywhere] }]
}

const plural: Readonly<Record<string, string>> = { Address: 'Addresses' }

/** What the server suggests, by kind in the order in which the kinds come; scams are left to the results. */
function suggestedOptions({ suggestions, suggesting, chain }: Ingredients): OptionGroup[] {
  const kinds = new Map<string, Option[]>()
  for (const result of suggestions) {
    const { kind, sign, name, symbol, href, hash } = hitOf(suggesting.id, result)
    if (href === null || isScam(result)) continue
    const title = [name, symbol && `(${symbol})`].filter(Boolean).join(' ') || kind
    const option: Option = { sign, title, detail: hash, href, from: 'server' }
    kinds.set(kind, [...(kinds.get(kind) ?? []), option])
  }
  return Array.from(kinds, ([kind, options]) => ({
    label: `${plural[kind] ?? `${kind}s`}${chain ? '' : ` on ${suggesting.name}`}`,
    options: options.slice(0, kinds.size > 1 ? SOME : 2 * SOME),
  }))
}

function recentOptions({ typed, recent }: Ingredients): OptionGroup[] {
  const word = typed.trim().toLowerCase()
  const fitting = recent.filter(({ title, detail }) => `${title}\n${detail ?? ''}`.toLowerCase().includes(word))
  const options = fitting.map((each): Option => Object.assign({ from: 'recent' as const }, each))
  return [{ label: 'Recent', options: word === '' ? options : options.slice(0, RECENT_BESIDE) }]
}

/** What the reader bookmarked or labelled that fits what is typed. */
function ownOptions({ typed, own }: Ingredients): OptionGroup[] {
  const word = typed.trim().toLowerCase()
  const fitting = own.filter(({ title, detail }) => `${title}\n${detail ?? ''}`.toLowerCase().includes(word))
  const options = fitting.slice(0, SOME).map((each): Option => Object.assign({ from: 'own' as const }, each))
  return [{ label: 'Your bookmarks and labels', options }]
}

/** The lines of the palette, by groups; none is empty and no page is offered twice. */
export function paletteGroups(ingredients: Ingredients): OptionGroup[] {
  const { kind } = readSearchInput(ingredients.typed)
  const suggested = suggestedOptions(ingredients)
  // What the server knows says more than the form of what was typed.
  const known = new Set(suggested.flatMap(({ options }) => options.map(({ detail }) => detail?.toLowerCase())))
  const typed = typedOptions(ingredients).map(({ label, options }) => ({
    label,
    options: options.filter(({ detail }) => detail === null || !known.has(detail.toLowerCase())),
  }))
  const groups =
    kind === 'empty'
      ? [...recentOptions({ ...ingredients, typed: '' }), ...ownOptions({ ...ingredients, typed: '' })]
      : [
          ...typed,
          ...suggested,
          ...ownOptions(ingredients),
          ...recentOptions(ingredients),
          ...resultOptions(ingredients),
        ]
  const seen = new Set<string>()
  return groups.flatMap(({ label, options }) => {
    const fresh = options.filter(({ href }) => {
      const page = href.toLowerCase()
      const again = seen.has(page)
      seen.add(page)
      return !again
    })
    return fresh.length > 0 ? [{ label, options: fresh }] : []
  })
}
