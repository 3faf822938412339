import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { Reach } from '#/data/search/crossChainSearch'
import { useCrossChainSearch } from '#/data/search/useCrossChainSearch'
import { recentChains } from '#/data/settings/recentChains'
import { ChainStatusList } from '#/features/search/ChainStatusList'
import { CrossChainProgress } from '#/features/search/CrossChainProgress'
import { ResultsByChain } from '#/features/search/ResultsByChain'
import { SearchHint } from '#/features/search/SearchHint'
import {
  exactMatches,
  type HashQuery,
  pathToOpen,
  readSearchQuery,
  type TextQuery,
} from '#/features/search/searchQuery'
import { PageMeta } from '#/ui/PageMeta'
import { UntrustedText } from '#/ui/UntrustedText'

/** Search parameters of the page: the text, the path below a chain that a link without a chain had, and the type of results. */
export interface CrossChainSearchParameters {
  readonly q?: string
  readonly link?: string
  readonly kind?: string
}

/** The search over all chains: the state of each chain, the results, and the one page that opens automatically. */
export function CrossChainSearchPage({ reach, search }: { reach: Reach; search: CrossChainSearchParameters }) {
  const { q = '', link } = search
  const { config } = reach
  // The order of the chains is fixed when the search starts, whatever is opened meanwhile.
  const query = useMemo(() => readSearchQuery(config, q, link, recentChains()), [config, q, link])
  const text = 'crossChain' in query ? query.text : q
  return (
    <>
      <PageMeta
        title={q && query.kind !== 'secret' ? `Search for ${text}` : 'Search'}
        query={q && query.kind !== 'secret' ? `?${new URLSearchParams({ q })}` : ''}
      />
      <h1 className="pt-5 text-xl font-semibold wrap-anywhere">
        {'crossChain' in query ? (
          <>
            Results for <UntrustedText text={text} max={80} />
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
            `This link to ${query.host} is of chain ${query.chain}, which is not one of the chains here.`
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
  const { history } = useRouter()
  const everywhere = useCrossChainSearch(reach, crossChain)
  const { states, isDone, unconfigured } = everywhere
  const matches = query.kind === 'exact' ? exactMatches(query, everywhere) : []
  const path = isDone && query.kind === 'exact' ? pathToOpen(query, config, everywhere) : null
  useEffect(() => {
    if (path !== null) history.replace(path)
  }, [history, path])

  return (
    <>
      <CrossChainProgress query={crossChain} search={everywhere} />
      <ChainStatusList query={crossChain} states={states} matches={matches} />
      {unconfigured.length > 0 && (
        <p className="pt-3">
          Also known on {unconfigured.length === 1 ? 'chain' : 'chains'} {unconfigured.join(', ')}, not configured here.
        </p>
      )}
      <ResultsByChain query={query} everywhere={everywhere} config={config} search={search} />
    </>
  )
}
