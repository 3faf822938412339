import './searchPalette.css'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router'
import { Fragment, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '#/api/errors'
import { type Chain, type Config, defaultChain } from '#/data/config/config'
import { checkableAddress, checksumQuery } from '#/data/queries/checksum'
import { headQuery } from '#/data/queries/chainHead'
import { noteChain, recentChains } from '#/data/settings/recentChains'
import { rememberSearch } from '#/data/search/recentSearches'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { paths, recordPath } from '#/domain/links/paths'
import { notFoundAdvice, searchAdvice } from '#/features/search/searchAdvice'
import { readSearchInput, type SearchInput, withChainHead } from '#/domain/search/searchInput'
import { apiQuery } from '#/domain/search/searchTarget'
import { highlightMatches, type OptionGroup, paletteGroups, type PaletteOption } from '#/features/search/paletteOptions'
import { pathOfText } from '#/features/search/inputPath'
import { foreignLink, sortedChains } from '#/features/search/searchQuery'
import { SearchOption } from '#/features/search/SearchOption'
import { pageOfDomain } from '#/features/search/searchResultView'
import { useNearAddresses } from '#/data/search/nearAddresses'
import { useDomain } from '#/data/search/domains'
import { forgetPage, useRecentSearches, useSavedPages, useSuggestions, useViewedPages } from '#/data/search/suggestions'
import { useCombobox, useInputValue } from '#/features/search/useCombobox'

/** The most chains that suggest at a time: each is a request for every pause in typing. */
const MAX_SUGGESTING_CHAINS = 8

/** What the palette is opened with. */
export interface SearchPaletteProps {
  /** The search box, which keeps the focus. */
  box: RefObject<HTMLInputElement | null>
  config: Config
  chain: Chain | null
}

interface NavigationContext {
  config: Config
  chain: Chain | null
  router: Pick<AnyRouter, 'history'>
}

/** Makes the current chain the first one of the next search over all chains, even if it was opened a moment ago. */
function noteCurrentChain(chain: Chain | null): void {
  if (chain) noteChain(chain.id)
}

/** Opens the page of the text in a search form; does nothing where the text leads to none. */
export function openTyped(form: HTMLFormElement, { config, chain, router }: NavigationContext): void {
  const input = form.querySelector('input')
  const path = pathOfText(input?.value ?? '', config, chain)
  if (path === null) return
  noteCurrentChain(chain)
  input?.blur()
  router.history.push(path)
}

/** The suggestions below the search box: pages by the typed text, the API's suggestions, saved and recent pages. */
export default function SearchPalette({ box, config, chain }: SearchPaletteProps) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const { client } = useRouter().options.context
  const typed = useInputValue(box)
  const { open, active, close } = useCombobox({
    box,
    list: 'suggestions',
    onRemove: (option) => forgetPage(option.slice(id.length)),
  })
  const suggesting = chain ?? defaultChain(config)
  // Once for the time that the list is open: a new order would move the options.
  const [all] = useState(() => sortedChains(config, recentChains()).slice(0, MAX_SUGGESTING_CHAINS))
  const asked = chain ? [chain] : all
  const given = readSearchInput(typed)
  const isHex = given.kind === 'hexPrefix'
  const head = useQuery({
    ...headQuery(useQueryClient(), { config, client, chain: suggesting }),
    enabled: open && isHex,
  })
  // Neither a block nor a prefix before the latest block is known.
  const input: SearchInput = !isHex
    ? given
    : head.isPending
      ? { kind: 'empty' }
      : withChainHead(given, head.data?.height ?? null)
  const searched = open ? apiQuery(input) : ''
  const suggested = useSuggestions({ config, client }, asked, searched)
  const { domain, isServed: looksNamesUp } = useDomain(chain, open && input.kind === 'name' ? input.name : null)
  const saved = useSavedPages(suggesting.id)
  const searches = useRecentSearches()
  // Not the record whose page is shown.
  const here = useLocation({ select: ({ pathname }) => recordPath(pathname) })
  const viewed = useViewedPages().filter(({ href }) => here === null || href !== paths.of(here))
  const recent = input.kind === 'hexPrefix' ? [...searches, ...viewed] : searches
  const suggestions = suggested.map(({ on, query }) => ({ on, results: (searched !== '' && query.data) || [] }))
  const named = domain && pageOfDomain(suggesting.id, domain)
  const typedAddress = open && input.kind === 'address' ? checkableAddress(typed) : null
  const { data: checksum } = useQuery({
    ...checksumQuery(chain?.id ?? null, typedAddress ?? ''),
    enabled: typedAddress !== null,
  })
  const isMistyped = typedAddress !== null && checksum?.fails === true
  const near = useNearAddresses(suggesting.id, isMistyped ? typedAddress : null)
  const foreign = open ? (foreignLink(config, input)?.chain ?? null) : null
  const { data: foreignName = null } = useQuery({
    queryKey: ['known chain', foreign],
    // Lazy: it has the names of all chains.
    queryFn: async () => (await import('#/data/config/chainDirectory')).knownChain(foreign ?? '')?.name ?? null,
    enabled: foreign !== null,
    staleTime: Infinity,
    retry: false,
  })
  const groups = paletteGroups({
    typed,
    input,
    config,
    chain,
    suggestions,
    domain: named,
    mistyped: isMistyped ? near : null,
    foreignName,
    recent,
    viewed,
    saved,
  })
  const options = groups.flatMap((group) => group.options)
  // The first groups: each button is in the line of its option.
  const removable = groups.filter((group) => group.options.some(({ from }) => from === 'recent' || from === 'viewed'))
  const idOf = ({ href }: PaletteOption) => id + href
  useEffect(() => highlightMatches(open ? area.current : null, searched))

  const onOpen = (option: PaletteOption) => {
    // 64 hex digits may be a private key: they are saved only if the API has them.
    if (option.from !== 'typed' || !/\/search\?/.test(option.href)) rememberSearch(option)
    noteCurrentChain(chain)
    close()
    box.current?.blur()
  }
  const blank = typed.trim() === ''
  return (
    <div
      hidden={!open || (blank && options.length === 0)}
      className="fixed inset-x-0 top-(--bar) z-20 max-h-[calc(100dvh-var(--bar))] overflow-y-auto border-b border-line-strong bg-raised text-ink shadow-lg md:absolute md:inset-x-auto md:top-full md:mt-1 md:max-h-[70dvh] md:w-full md:max-w-2xl md:min-w-md md:rounded-sm md:border"
    >
      <div className="flex">
        <div ref={area} id="suggestions" role="listbox" aria-label="Suggestions" className="min-w-0 grow pb-1">
          {groups.map(({ label, options: groupOptions, total }) => (
            <div key={label} role="group" aria-label={label}>
              <p aria-hidden className="flex h-8 items-end gap-2 px-3 pb-1 text-sm text-muted">
                <span className="font-medium">{label}</span>
                {total !== undefined && (total > groupOptions.length ? `${groupOptions.length} of ${total}` : total)}
              </p>
              {groupOptions.map((option) => (
                <SearchOption
                  key={option.href}
                  option={option}
                  id={idOf(option)}
                  isActive={idOf(option) === active}
                  onOpen={() => onOpen(option)}
                />
              ))}
            </div>
          ))}
        </div>
        {blank && removable.length > 0 && <RemoveButtons groups={removable} onRemoved={() => box.current?.focus()} />}
      </div>
      <PaletteStatus
        input={input}
        isMistyped={isMistyped}
        looksNamesUp={looksNamesUp}
        suggested={suggested}
        optionCount={options.length}
        found={options.filter(({ from }) => from !== 'results').length}
        hasActive={active !== null}
      />
    </div>
  )
}

/** A button per recent search and viewed record that removes it, and one per group that clears it. */
function RemoveButtons({ groups, onRemoved }: { groups: readonly OptionGroup[]; onRemoved: () => void }) {
  const remove = (options: readonly PaletteOption[]) => {
    // The pressed button disappears and would lose the focus.
    onRemoved()
    for (const { href } of options) forgetPage(href)
  }
  return (
    <div className="shrink-0">
      {groups.map(({ label, options }) => (
        <Fragment key={label}>
          <p className="flex h-8 items-end justify-end px-3 pb-1">
            <button type="button" onClick={() => remove(options)} className="text-sm text-accent hover:underline">
              Clear<span className="sr-only"> {label.toLowerCase()}</span>
            </button>
          </p>
          <ul aria-label={`Remove ${label.toLowerCase()}`} className="flex flex-col items-end">
            {options.map((option) => (
              <li key={option.href}>
                <button
                  type="button"
                  aria-label={`Remove ${option.title}`}
                  onClick={() => remove([option])}
                  className="grid h-11 w-11 place-items-center text-muted hover:bg-sunken hover:text-ink md:h-10"
                >
                  <span aria-hidden className="icon icon-cross" />
                </button>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}

interface PaletteStatusProps {
  input: SearchInput
  /** Whether the typed address has an invalid checksum. */
  isMistyped: boolean
  /** Whether the API of the chain serves domain names. */
  looksNamesUp: boolean
  /** The chains that suggest, each with its request. */
  suggested: readonly { on: Chain; query: Pick<UseQueryResult, 'isFetching' | 'error' | 'isEnabled'> }[]
  optionCount: number
  /** Options that are pages, without links to all results. */
  found: number
  /** Whether Enter opens a suggestion; else it searches. */
  hasActive: boolean
}

function statusText({ input, suggested, optionCount, found }: PaletteStatusProps): string {
  const namesOf = (those: PaletteStatusProps['suggested']) =>
    those.length === 1 && those[0] ? those[0].on.name : `${grouped(those.length)} chains`
  const searching = suggested.filter(({ query }) => query.isEnabled && query.isFetching)
  if (searching.length > 0) return `Searching ${namesOf(searching)}…`
  const failed = suggested.filter(({ query }) => query.error instanceof ApiError)
  if (failed.length > 0 && failed.length === suggested.length)
    return 'Suggestions unavailable; showing bookmarks, labels and recent searches'
  const missing = failed.length > 0 ? ` · ${namesOf(failed)} unavailable` : ''
  if (input.kind !== 'empty' && found === 0)
    return failed.length > 0 ? `${namesOf(failed)} could not be searched` : 'No matches'
  return `${counted(optionCount, 'suggestion', 'suggestions')}${missing}`
}

const MISTYPED = 'Probably mistyped: the checksum of this address (EIP-55) is invalid.'

/** The footer of the palette: its state as a live region, and the keys. */
function PaletteStatus(props: PaletteStatusProps) {
  const { input, suggested, found, isMistyped, looksNamesUp } = props
  const isFinal = suggested.every(({ query }) => !query.isFetching && query.error === null)
  const advice = isMistyped
    ? MISTYPED
    : isFinal && found === 0
      ? notFoundAdvice(input, looksNamesUp)
      : searchAdvice(input)
  return (
    <div className="sticky bottom-0 flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-t border-line bg-raised px-3 py-1 text-sm text-muted">
      <p role="status" className={advice ? 'text-warn' : ''}>
        {advice ?? statusText(props)}
      </p>
      <p aria-hidden className="hidden md:block">
        <kbd>↑</kbd> <kbd>↓</kbd> Select · <kbd>Enter</kbd> {props.hasActive ? 'Open' : 'Search'} · <kbd>Esc</kbd> Close
      </p>
    </div>
  )
}
