import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type ListSearch, listRequest } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { readSearchInput, type SearchInput } from '#/domain/searchInput'
import { askedText } from '#/domain/searchTarget'
import { searchTable } from '#/features/search/columns'
import { pathOfHash, pathOfInput } from '#/features/search/inputPath'
import { ResultTypeFilter, ResultTypeFilterPlaceholder, rowsOfType } from '#/features/search/ResultTypeFilter'
import { SearchHint } from '#/features/search/SearchHint'
import { ListPage } from '#/list/ListPage'
import { type InfiniteList, useInfiniteList } from '#/list/useInfiniteList'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Search parameters of the page: those of the list, and the type of results that is shown. */
export type ChainSearchParameters = ListSearch<'search'> & { kind?: string }

interface ChainSearchPageProps {
  search: ChainSearchParameters
}

const NO_PARAMS = {}

/** The search results of one chain. A link, or a hash that the chain has, opens its page instead. */
export function ChainSearchPage({ search }: ChainSearchPageProps) {
  const { chain, config } = useChain()
  const { q = '' } = search
  const input = readSearchInput(q)
  const linkPath = input.kind === 'explorerUrl' ? pathOfInput(q, config, chain) : null
  if (linkPath !== null) return <Redirect to={linkPath} text="Opening what the link names…" />
  // Secrets and links that name nothing must not be sent to any API.
  if (!/^(?:empty|secret|link)$/.test(input.kind)) return <Results input={input} search={search} />
  return (
    <>
      <PageMeta title="Search" />
      <h1 className="pt-5 pb-3 text-xl font-semibold">Search {chain.name}</h1>
      <Notice title={<SearchHint text={q} />} />
    </>
  )
}

/** Replaces this page in the history, so that Back leads to where the search began. */
function Redirect({ to, text }: { to: string; text: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(to), [history, to])
  return (
    <p role="status" className="py-5 text-muted">
      {text}
    </p>
  )
}

function Results({ input, search }: ChainSearchPageProps & { input: SearchInput }) {
  const connection = useChain()
  const { q = '', kind } = search
  const { chain, config } = connection
  // The API expects a hash with 0x and a height without separators.
  const request = listRequest('search', NO_PARAMS, { ...search, q: askedText(input) || q })
  const { rows, state } = useInfiniteList(connection, request, search.cursor)
  const hashPath = pathOfHash(chain.id, input, rows)
  if (hashPath !== null) return <Redirect to={hashPath} text={`Opening what ${chain.name} knows by that hash…`} />
  return (
    <ListPage
      definition={searchTable}
      params={NO_PARAMS}
      search={search}
      asked={request}
      view={kind === undefined ? undefined : (list) => ofType(list, kind)}
      tools={
        <>
          {(rows.length > 0 || kind !== undefined) && <ResultTypeFilter rows={rows} search={search} />}
          {rows.length === 0 && state === 'loading' && kind === undefined && <ResultTypeFilterPlaceholder />}
          {config.chains.length > 1 && (
            <a href={paths.search(null, q)}>Look on all {grouped(config.chains.length)} chains</a>
          )}
        </>
      }
    />
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
    state: list.state === 'more' ? 'held' : list.state,
  }
}
