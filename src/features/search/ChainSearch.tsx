import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { listRequest } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import type { SearchInput } from '#/domain/searchInput'
import { askedText, readLinkless } from '#/domain/searchTarget'
import { searchTable } from '#/features/search/columns'
import { KindTools, KindToolsPlace } from '#/features/search/KindTools'
import { rowsOfKind } from '#/features/search/kinds'
import { pageOfHash } from '#/features/search/pageOfHash'
import type { ChainSearchParameters } from '#/features/search/parameters'
import { Unasked } from '#/features/search/Unasked'
import { ListPage } from '#/list/ListPage'
import { type InfiniteList, useInfiniteList } from '#/list/useInfiniteList'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Links are for the search box; few are opened as a search. */
const LinkSearch = lazy(() => import('#/features/search/LinkSearch'))

const params = {}

/** What one chain finds, all kinds of it or one, and the way to the same on all chains. */
export function ChainSearch({ search }: { search: ChainSearchParameters }) {
  const input = readLinkless(search.q ?? '')
  if (input) return <SearchOf input={input} search={search} />
  return (
    <Suspense>
      <LinkSearch search={search} />
    </Suspense>
  )
}

/** The page of a text that has been read. */
export function SearchOf({ input, search }: { input: SearchInput; search: ChainSearchParameters }) {
  const { chain } = useChain()
  // What is nobody's business is sent to no server.
  if (!/^(?:empty|secret|link)$/.test(input.kind)) return <Results input={input} search={search} />
  return (
    <>
      <PageMeta title="Search" />
      <h1 className="pt-5 pb-3 text-xl font-semibold">Search {chain.name}</h1>
      <Notice title={<Unasked text={search.q ?? ''} />} />
    </>
  )
}

/** The results; a hash that the chain knows opens by itself, in their place. */
function Results({ input, search }: { input: SearchInput; search: ChainSearchParameters }) {
  const connection = useChain()
  const { history } = useRouter()
  const { q = '', kind } = search
  const { chain, config } = connection
  // A server knows a hash by its 0x alone, and a height without its commas.
  const asked = listRequest('search', params, { ...search, q: askedText(input) || q })
  const { rows, state } = useInfiniteList(connection, asked, search.cursor)
  const leadsTo = pageOfHash(chain.id, input, rows)
  useEffect(() => {
    if (leadsTo !== null) history.replace(leadsTo)
  }, [history, leadsTo])

  if (leadsTo !== null)
    return (
      <p role="status" className="py-5 text-muted">
        Opening what {chain.name} knows by that hash…
      </p>
    )
  return (
    <ListPage
      definition={searchTable}
      params={params}
      search={search}
      asked={asked}
      view={kind === undefined ? undefined : (list) => ofKind(list, kind)}
      tools={
        <>
          {(rows.length > 0 || kind !== undefined) && <KindTools rows={rows} search={search} />}
          {rows.length === 0 && state === 'loading' && kind === undefined && KindToolsPlace}
          {config.chains.length > 1 && (
            <a href={paths.search(null, q)}>Look on all {grouped(config.chains.length)} chains</a>
          )}
        </>
      }
    />
  )
}

/** The part of a list that is of one kind; more of it is loaded by the button alone, as there may be little of it in much. */
function ofKind(list: InfiniteList<'search'>, kind: string): InfiniteList<'search'> {
  const rows = [...rowsOfKind(list.rows, kind)]
  const places = new Map(list.rows.map((row, index) => [row, index]))
  return {
    ...list,
    rows,
    count: rows.length,
    pageOf: (index) => list.pageOf((rows[index] && places.get(rows[index])) ?? 0),
    state: list.state === 'more' ? 'held' : list.state,
  }
}
