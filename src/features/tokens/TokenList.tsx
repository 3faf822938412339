import type { ListSearch } from '#/data/queries/listRequest'
import { tokensTable } from '#/features/tokens/columns'
import { sortGroup, tokenTypeGroup } from '#/list/choiceGroups'
import { ListPage } from '#/list/ListPage'
import { ListSearchForm } from '#/list/ListSearchForm'
import { ChoiceBar } from '#/ui/ChoiceBar'

/** The tokens of a chain, with a search by name and a filter by type. */
export function TokenList({ params, search }: { params: object; search: ListSearch<'tokens'> }) {
  return (
    <ListPage
      definition={tokensTable}
      params={params}
      search={search}
      tools={
        <>
          <ListSearchForm label="Tokens" field="Name or symbol" search={search} />
          <ChoiceBar groups={[tokenTypeGroup(search), sortGroup(tokensTable, search)]} />
        </>
      }
    />
  )
}
