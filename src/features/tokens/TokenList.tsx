import { useMemo } from 'react'
import type { ListSearch } from '#/data/queries/listRequest'
import { tokensTable } from '#/features/tokens/columns'
import { filterHref, type FilterSearch, tokenTypeGroup } from '#/list/definition'
import { ListPage } from '#/list/ListPage'
import { ListSearchForm } from '#/list/ListSearchForm'
import { ChoiceBar, type ChoiceGroup } from '#/ui/ChoiceBar'

/** The tokens of a chain, with a search by name and a filter by type. */
export function TokenList({ params, search }: { params: object; search: ListSearch<'tokens'> }) {
  const definition = useMemo(
    () => (search.q ? { ...tokensTable, empty: 'No tokens match these filters' } : tokensTable),
    [search.q],
  )
  return (
    <ListPage
      definition={definition}
      params={params}
      search={search}
      tools={
        <>
          <ListSearchForm label="Tokens" field="Name or symbol" search={search} />
          <ChoiceBar groups={[tokenTypeGroup(search), sortGroup(search)]} />
        </>
      }
    />
  )
}

/** Without a sort order, the API has its own: by market cap. */
const sorts = [
  ['Market cap', undefined],
  ['Holders', 'holders_count'],
  ['Price', 'fiat_value'],
] as const

function sortGroup(search: FilterSearch): ChoiceGroup {
  const choices = sorts.map(([label, sort]) => ({
    label,
    href: filterHref(search, { sort, order: sort && 'desc' }),
    on: (search['sort'] === 'circulating_market_cap' ? undefined : search['sort']) === sort,
  }))
  return { label: 'Sort', choices, compact: true }
}
