import { lazy, useMemo } from 'react'
import { RESOURCES } from '#/api/resources'
import { defaultChain } from '#/data/config/config'
import { type CrossChainQuery, type CrossChainResults, isHit, type Reach } from '#/data/search/crossChainSearch'
import { useDomain } from '#/data/search/domains'
import { type CrossChainSearch, useCrossChainSearch } from '#/data/search/useCrossChainSearch'
import { recentChains } from '#/data/settings/recentChains'
import { countedPart, grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { readSearchInput } from '#/domain/search/searchInput'
import { ChainStatusList } from '#/features/search/ChainStatusList'
import { isOfOneChain, pathOfInput } from '#/features/search/inputPath'
import type { CrossChainSearchParameters } from '#/features/search/parameters'
import { ResultsByChain } from '#/features/search/ResultsByChain'
import { pagesOfText } from '#/features/search/pagesOfText'
import { PageLinks, SavedMatches, SearchHint } from '#/features/search/SearchHints'
import {
  exactMatches,
  type HashQuery,
  onlyPage,
  pathToOpen,
  readSearchQuery,
  type TextQuery,
} from '#/features/search/searchQuery'
import { pageOfDomain } from '#/features/search/searchResultView'
import { useReplacedSearch } from '#/features/search/useReplacedSearch'
import { MistypedNote } from '#/entity/MistypedNote'
import { ScamNote } from '#/list/ScamNote'
import { Button } from '#/ui/Button'
import { LazyPanel } from '#/ui/LazyPanel'
import { PageMeta } from '#/ui/PageMeta'
import { UntrustedText } from '#/ui/UntrustedText'

/** Lazy: it has the names of all chains. */
const ForeignChainNotice = lazy(async () => ({
  default: (await import('#/features/search/ForeignChainNotice')).ForeignChainNotice,
}))

/** The search over all chains: the state of each chain, the results, and the redirect to the only exact match. */
export function CrossChainSearchPage({ reach, search }: { reach: Reach; search: CrossChainSearchParameters }) {
  const { q = '', link } = search
  const { config } = reach
  // The order of the chains is fixed when the search starts, whatever is opened meanwhile.
  const query = useMemo(() => readSearchQuery(config, q, link, recentChains()), [config, q, link])
  const text = 'crossChain' in query ? query.text : q
  const input = readSearchInput(q)
  useReplacedSearch(isOfOneChain(input) ? pathOfInput(input, q, config, null) : null)
  return (
    <>
      <PageMeta
        title={q && query.kind !== 'secret' ? `Search results for ${text}` : 'Search'}
        query={q && query.kind !== 'secret' ? `?${new URLSearchParams({ q })}` : ''}
      />
      <h1 className="pt-5 text-xl font-semibold md:text-2xl wrap-anywhere">
        {'crossChain' in query ? (
          <>
            Search results for “<UntrustedText text={text} max={80} />”
          </>
        ) : (
          'Search all chains'
        )}
      </h1>
      <MistypedNote chain={null} pagesOn={defaultChain(config).id} address={q} />
      {'foreign' in query && query.foreign && (
        <LazyPanel fallback={<div className="min-h-34" />}>
          <ForeignChainNotice link={query.foreign} />
        </LazyPanel>
      )}
      {query.kind === 'foreign' ? null : 'crossChain' in query ? (
        <Search key={`${q} ${link}`} reach={reach} query={query} search={search} />
      ) : (
        <>
          <p className="py-4 text-muted">
            <SearchHint text={q} />
          </p>
          <PageLinks title="Pages" pages={pagesOfText(input, defaultChain(config), [])} />
          {input.kind === 'shortened' && <SavedMatches chain={defaultChain(config).id} text={q} />}
        </>
      )}
    </>
  )
}

interface SearchProps {
  reach: Reach
  query: TextQuery | HashQuery
  search: CrossChainSearchParameters
}

function Search({ reach, query, search }: SearchProps) {
  const { crossChain } = query
  const { config } = reach
  const progress = useCrossChainSearch(reach, crossChain)
  const { states, isDone, unconfigured } = progress
  const matches = query.kind === 'exact' ? exactMatches(query, progress) : []
  const chain = defaultChain(config)
  const { domain } = useDomain(chain, nameIn(query.text))
  const named = domain && pageOfDomain(chain.id, domain)
  const isEmpty = [...states.values()].every((state) => state.kind === 'success' && state.data.rows.length === 0)
  const path = isDone
    ? query.kind === 'exact'
      ? pathToOpen(query, config, progress)
      : (onlyPage(query, progress) ?? (isEmpty && named ? named.href : null))
    : null
  useReplacedSearch(path)
  const input = readSearchInput(query.text)
  const pages = crossChain.chains.flatMap((on) => {
    const state = states.get(on.id)
    const results = state?.kind === 'success' ? state.data.rows.map(({ value }) => value) : []
    return input.kind === 'text' || on === chain
      ? pagesOfText(input, on, results).map((page) => Object.assign({ chain: on }, page))
      : []
  })

  return (
    <>
      <CrossChainProgress query={crossChain} search={progress} />
      <ChainStatusList query={crossChain} states={states} matches={matches} />
      {unconfigured.length > 0 && (
        <p className="pt-3">
          Also found on {unconfigured.length === 1 ? 'chain' : 'chains'} {unconfigured.join(', ')} (not configured)
        </p>
      )}
      {named && <PageLinks title="Domain name" pages={[named]} />}
      <PageLinks title="Pages" pages={pages} />
      {query.text.startsWith('0x') && query.kind === 'text' && <SavedMatches chain={chain.id} text={query.text} />}
      <ScamNote resource="search" />
      <ResultsByChain query={query} progress={progress} connection={reach} search={search} />
    </>
  )
}

/** The domain name that a text is; null for any other text. */
function nameIn(text: string): string | null {
  const input = readSearchInput(text)
  return input.kind === 'name' ? input.name : null
}

/** The summary of a search over all chains, with the buttons that stop and resume it. */
export function CrossChainProgress({ query, search }: { query: CrossChainQuery; search: CrossChainSearch }) {
  const { states, isRunning, stop, resume } = search
  const all = [...states.values()]
  const countOf = (kind: string) => all.filter((state) => state.kind === kind).length
  const [failed, stopped, skipped] = [countOf('failed'), countOf('stopped'), countOf('skipped')]
  const isFound = all.some((state) => isHit(query, state))
  // Chains whose result comes from the multichain search of their host.
  const indirect = all.filter((state) => state.kind === 'success' && state.data.from === 'multichain').length
  const needsKey = all.some(
    (state) => state.kind === 'failed' && 'kind' in state.error && state.error.kind === 'unauthorized',
  )
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-3 py-1 max-sm:flex-nowrap">
      <p role="status" className="min-w-0">
        {searchSummary(query, search) || `Searching ${grouped(query.chains.length)} chains…`}
      </p>
      {/* One button for all three, so that it keeps the focus when its label changes. */}
      {(isRunning || stopped > 0 || failed > 0) && (
        <Button onClick={() => (isRunning ? stop() : resume())}>
          {isRunning ? 'Stop' : stopped > 0 ? 'Resume' : 'Retry failed'}
        </Button>
      )}
      {!isRunning && skipped > 0 && (
        <Button onClick={() => resume({ savesCredits: false })}>
          Search {grouped(skipped)} skipped ({grouped(skipped * RESOURCES.search.credits)} API credits)
        </Button>
      )}
      {!isRunning && indirect > 0 && !isFound && (
        <Button onClick={() => resume({ usesMultichainSearch: false })}>Search each chain separately</Button>
      )}
      {needsKey && (
        <a href={paths.settings()} className="underline">
          Add an API key
        </a>
      )}
    </div>
  )
}

/** The state of a search over all chains in one sentence; '' before the first chain is requested. */
export function searchSummary(query: CrossChainQuery, { states }: Pick<CrossChainResults, 'states'>): string {
  const all = query.chains.map(({ id }) => states.get(id))
  const countOf = (...kinds: string[]) => all.filter((state) => kinds.includes(state?.kind ?? 'waiting')).length
  const answered = countOf('success')
  const found = all.filter((state) =>
    query.isExact ? isHit(query, state) : state?.kind === 'success' && state.data.rows.length > 0,
  ).length
  const [open, failed] = [countOf('waiting', 'loading'), countOf('failed')]
  const [skipped, stopped] = [countOf('skipped'), countOf('stopped')]
  const parts = [
    answered === 0
      ? ''
      : found > 0
        ? `found on ${countedPart(found, all.length, 'chain', 'chains')}`
        : `not found on ${countedPart(answered, all.length, 'chain', 'chains')}`,
    failed > 0 ? `${grouped(failed)} failed` : '',
    skipped > 0 ? `${grouped(skipped)} skipped to save API credits` : '',
    stopped > 0 ? `${grouped(stopped)} not searched` : '',
    open > 0 ? `${grouped(open)} remaining` : '',
  ]
  const sentence = parts.filter(Boolean).join(', ')
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
