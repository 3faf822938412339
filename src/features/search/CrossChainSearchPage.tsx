import { useMemo } from 'react'
import { defaultChain } from '#/data/config/config'
import type { Reach } from '#/data/search/crossChainSearch'
import { useDomain } from '#/data/search/domains'
import { useCrossChainSearch } from '#/data/search/useCrossChainSearch'
import { recentChains } from '#/data/settings/recentChains'
import { ChainStatusList } from '#/features/search/ChainStatusList'
import { CrossChainProgress } from '#/features/search/CrossChainProgress'
import type { CrossChainSearchParameters } from '#/features/search/parameters'
import { ResultsByChain } from '#/features/search/ResultsByChain'
import { PageLinks, SavedMatches } from '#/features/search/SavedMatches'
import { SearchHint } from '#/features/search/SearchHint'
import {
  exactMatches,
  onlyPage,
  type HashQuery,
  pathToOpen,
  readSearchQuery,
  type TextQuery,
} from '#/features/search/searchQuery'
import { pageOfDomain } from '#/features/search/searchResultView'
import { useReplacedSearch } from '#/features/search/useReplacedSearch'
import { readSearchInput } from '#/domain/searchInput'
import { PageMeta } from '#/ui/PageMeta'
import { UntrustedText } from '#/ui/UntrustedText'

/** The search over all chains: the state of each chain, the results, and the redirect to the only exact match. */
export function CrossChainSearchPage({ reach, search }: { reach: Reach; search: CrossChainSearchParameters }) {
  const { q = '', link } = search
  const { config } = reach
  // The order of the chains is fixed when the search starts, whatever is opened meanwhile.
  const query = useMemo(() => readSearchQuery(config, q, link, recentChains()), [config, q, link])
  const text = 'crossChain' in query ? query.text : q
  return (
    <>
      <PageMeta
        title={q && query.kind !== 'secret' ? `Search results for ${text}` : 'Search'}
        query={q && query.kind !== 'secret' ? `?${new URLSearchParams({ q })}` : ''}
      />
      <h1 className="pt-5 text-xl font-semibold wrap-anywhere">
        {'crossChain' in query ? (
          <>
            Search results for “<UntrustedText text={text} max={80} />”
          </>
        ) : (
          'Search all chains'
        )}
      </h1>
      {'crossChain' in query ? (
        <Search key={`${q} ${link}`} reach={reach} query={query} search={search} />
      ) : (
        <p className="py-4 text-muted">
          {query.kind === 'foreign' ? (
            `This link to ${query.host} is for chain ${query.chain}, which is not configured.`
          ) : (
            <SearchHint text={q} />
          )}
        </p>
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
      {query.text.startsWith('0x') && query.kind === 'text' && <SavedMatches chain={chain.id} text={query.text} />}
      <ResultsByChain query={query} progress={progress} connection={reach} search={search} />
    </>
  )
}

/** The domain name that a text is; null for any other text. */
function nameIn(text: string): string | null {
  const input = readSearchInput(text)
  return input.kind === 'name' ? input.name : null
}
