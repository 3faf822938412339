import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type ListSearch, listRequest } from '#/data/listRequest'
import { useChain } from '#/data/useChain'
import { paths } from '#/domain/paths'
import { searchAdvice } from '#/domain/searchAdvice'
import { readSearchInput } from '#/domain/searchInput'
import { searchLook } from '#/features/search/columns'
import { kindChoices, rowsOfKind } from '#/features/search/kinds'
import { pageOfHash } from '#/features/search/pageOfHash'
import { askedText } from '#/features/search/suggestions'
import { ListPage } from '#/list/ListPage'
import { type PagedList, usePagedList } from '#/list/usePagedList'
import { ChoiceBar } from '#/ui/ChoiceBar'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** The search parameters of a chain's results: those of the list, and the kind of results that is shown. */
export type ChainSearchParameters = ListSearch<'search'> & { kind?: string }

const params = {}

/** What one chain finds, all kinds of it or one, and the way to the same on all chains. */
export function ChainSearch({ search }: { search: ChainSearchParameters }) {
  const { chain } = useChain()
  const { q = '' } = search
  // What is nobody's business is sent to no server.
  if (/^(?:empty|secret|link)$/.test(readSearchInput(q).kind)) {
    return (
      <>
        <PageMeta title="Search" />
        <h1 className="pt-5 pb-3 text-xl font-semibold">Search {chain.name}</h1>
        <Notice title={searchAdvice(q) ?? 'Type a name, an address, a hash or a height into the box above.'} />
      </>
    )
  }
  return <Results search={search} />
}

/** The results; a hash that the chain knows opens by itself, in their place. */
function Results({ search }: { search: ChainSearchParameters }) {
  const connection = useChain()
  const { history } = useRouter()
  const { q = '', kind } = search
  const { chain, config } = connection
  // A server knows a hash by its 0x alone, and a height without its commas.
  const asked = listRequest('search', params, { ...search, q: askedText(readSearchInput(q)) || q })
  const { rows } = usePagedList(connection, asked, search.cursor)
  const leadsTo = pageOfHash(chain.id, q, rows)
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
      look={searchLook}
      params={params}
      search={search}
      asked={asked}
      view={kind === undefined ? undefined : (list) => ofKind(list, kind)}
      tools={toolsFor(search, config.chains.length)}
    />
  )
}

/** Makes of the rows that are loaded their kinds to choose from, beside the way to all chains. */
function toolsFor(search: ChainSearchParameters, chains: number) {
  return (rows: PagedList<'search'>['rows']) => (
    <>
      {(rows.length > 0 || search.kind !== undefined) && <ChoiceBar groups={[kindChoices(rows, search)]} />}
      {chains > 1 && <a href={paths.search(null, search.q ?? '')}>Look on all {chains.toLocaleString()} chains</a>}
    </>
  )
}

/** The part of a list that is of one kind; more of it is loaded by the button alone, as there may be little of it in much. */
function ofKind(list: PagedList<'search'>, kind: string): PagedList<'search'> {
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
