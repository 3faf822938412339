import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDomain } from '#/data/search/domains'
import { mayHaveRecord, recordByHash } from '#/data/search/recordByHash'
import { headQuery } from '#/data/queries/chainHead'
import type { ListRequest } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { notFoundAdvice } from '#/features/search/searchAdvice'
import { readSearchInput, type SearchInput, withChainHead } from '#/domain/search/searchInput'
import { searchTable } from '#/features/search/columns'
import { isOfOneChain, pathOfHash, pathOfInput, pathOfTarget } from '#/features/search/inputPath'
import type { ChainSearchParameters } from '#/features/search/parameters'
import { ResultTypeFilter, ResultTypeFilterPlaceholder, rowsOfType } from '#/features/search/ResultTypeFilter'
import { pagesOfText } from '#/features/search/pagesOfText'
import { resultsRequest } from '#/features/search/resultsRequest'
import { NearMisses, PageLinks, SavedMatches, SearchHint } from '#/features/search/SearchHints'
import { useReplacedSearch } from '#/features/search/useReplacedSearch'
import { certainPage, pageOfDomain } from '#/features/search/searchResultView'
import { MistypedNote } from '#/entity/MistypedNote'
import { ListPage } from '#/list/ListPage'
import { type InfiniteList, useInfiniteList } from '#/list/useInfiniteList'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { UntrustedText } from '#/ui/UntrustedText'

interface ChainSearchPageProps {
  search: ChainSearchParameters
}

const NO_PARAMS = {}

/** The search results of one chain. A link, a time, a nonce, or a hash that the chain has, opens its page instead. */
export function ChainSearchPage({ search }: ChainSearchPageProps) {
  const { chain, config } = useChain()
  const { q = '' } = search
  const input = useMemo(() => readSearchInput(q), [q])
  const path = input.kind === 'explorerUrl' || isOfOneChain(input) ? pathOfInput(input, q, config, chain) : null
  if (path !== null)
    return <Redirect to={path} text={input.kind === 'explorerUrl' ? 'Opening the link…' : 'Opening the page…'} />
  const request = resultsRequest(input, search)
  if (request && input.kind === 'hexPrefix') return <HexResults input={input} search={search} request={request} />
  if (request) return <Results input={input} search={search} request={request} />
  return (
    <>
      <PageMeta title="Search" />
      <h1 className="pt-5 pb-3 text-xl font-semibold md:text-2xl">Search {chain.name}</h1>
      <Notice title={<SearchHint text={q} />} />
      <PageLinks title="Pages" pages={pagesOfText(input, chain, [])} />
      {input.kind === 'shortened' && <SavedMatches chain={chain.id} text={q} />}
    </>
  )
}

/** The results for a hex number: its block if the chain has that, else pages and results that contain it. */
function HexResults({ input, ...props }: ResultsProps) {
  const connection = useChain()
  const { data: head, isPending } = useQuery(headQuery(useQueryClient(), connection))
  if (isPending) return <Status text="Loading the latest block…" />
  const withHead = withChainHead(input, head?.height ?? null)
  if (withHead.kind === 'blockNumber')
    return <Redirect to={paths.block(connection.chain.id, String(withHead.height))} text="Opening the block…" />
  return <Results input={input} {...props} />
}

/** Replaces this page in the history, so that Back leads to where the search began. */
function Redirect({ to, text }: { to: string; text: string }) {
  useReplacedSearch(to)
  return <Status text={text} />
}

function Status({ text }: { text: string }) {
  return (
    <p role="status" className="py-5 text-muted">
      {text}
    </p>
  )
}

interface ResultsProps extends ChainSearchPageProps {
  input: SearchInput
  request: ListRequest<'search'>
}

function Results({ input, search, request }: ResultsProps) {
  const connection = useChain()
  const { q = '', kind } = search
  const { chain, config } = connection
  const { domain, isLoading, isServed } = useDomain(chain, input.kind === 'name' ? input.name : null)
  const { rows, state, count, complete, error } = useInfiniteList(connection, request, search.cursor)
  const exact = input.kind === 'hash' || input.kind === 'address' ? input.hash : null
  const { data: records = [] } = useQuery({
    queryKey: ['record by hash', chain.id, exact],
    queryFn: (context) => recordByHash(connection, exact ?? '', context),
    enabled: exact !== null && state === 'failed' && mayHaveRecord(error),
    staleTime: 60_000,
    retry: false,
  })
  const definition = useMemo(
    () => ({ ...searchTable, empty: notFoundAdvice(input, isServed) ?? searchTable.empty }),
    [input, isServed],
  )
  const hashPath = pathOfHash(chain.id, input, rows.length === 0 ? records : rows)
  const isAddress = exact !== null && input.kind === 'address' && records.length > 0
  if (isAddress) return <Redirect to={pathOfTarget(chain.id, input, q)} text="Opening the address…" />
  if (hashPath !== null) return <Redirect to={hashPath} text="Opening the transaction or block…" />
  const results = rows.map(({ value }) => value)
  const certain = complete && kind === undefined ? certainPage(chain.id, q, results) : null
  if (certain !== null) return <Redirect to={certain} text="Opening the only result…" />
  // The search itself may have found it.
  const isListed = results.some((each) => each && 'ens_info' in each && each.ens_info?.name === domain?.name)
  const named = domain && !isListed ? pageOfDomain(chain.id, domain) : null
  const isEmpty = complete && rows.length === 0
  if (named && isEmpty) return <Redirect to={named.href} text="Opening the address of the name…" />
  return (
    <>
      <h1 className="pt-5 text-xl font-semibold md:text-2xl wrap-anywhere">
        Search results for “<UntrustedText text={q} max={80} />”
        {complete && <span className="font-normal text-muted"> · {grouped(count)}</span>}
      </h1>
      <MistypedNote chain={chain.id} pagesOn={chain.id} address={q} />
      {input.kind === 'hexPrefix' && <SavedMatches chain={chain.id} text={input.text} />}
      {named && <PageLinks title="Domain name" pages={[named]} />}
      <PageLinks title="Pages" pages={pagesOfText(input, chain, results)} />
      <ListPage
        definition={definition}
        params={NO_PARAMS}
        search={search}
        request={request}
        view={kind === undefined ? undefined : (list) => ofType(list, kind)}
        tools={
          <>
            {(rows.length > 0 || kind !== undefined) && <ResultTypeFilter rows={rows} search={search} />}
            {rows.length === 0 && state === 'loading' && kind === undefined && <ResultTypeFilterPlaceholder />}
            {config.chains.length > 1 && (
              <a href={paths.search(null, q)}>Search all {grouped(config.chains.length)} chains</a>
            )}
          </>
        }
      />
      {isEmpty && !isLoading && <NearMisses connection={connection} text={q} />}
    </>
  )
}

/** The results of one type. More load by the button only, as a long list may have few of them. */
function ofType(list: InfiniteList<'search'>, type: string): InfiniteList<'search'> {
  const rows = [...rowsOfType(list.rows, type)]
  const indexes = new Map(list.rows.map((row, index) => [row, index]))
  return {
    ...list,
    rows,
    count: rows.length,
    pageOf: (index) => list.pageOf((rows[index] && indexes.get(rows[index])) ?? 0),
    state: list.state === 'more' ? 'more-on-request' : list.state,
  }
}
