import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#/data/queries/listRequest'
import { ROLLUP_LISTS } from '#/features/rollups/rollupLists'
import { ListPage } from '#/list/ListPage'
import NotFound from '#/shell/NotFound'
import { RollupTabs } from '#/shell/RollupTabs'

export const Route = createFileRoute('/$chain/rollup/$list')({
  // No list of a rollup has filters.
  validateSearch: listSearch('optimismBatches'),
  component: RollupListPage,
})

function RollupListPage() {
  const { chain, list } = Route.useParams()
  const definition = ROLLUP_LISTS[list]
  const search = Route.useSearch()
  if (!definition) return <NotFound />
  return (
    <ListPage
      key={list}
      definition={definition}
      params={{}}
      search={search}
      intro={<RollupTabs chain={chain} list={list} />}
    />
  )
}
