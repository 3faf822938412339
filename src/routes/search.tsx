import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#/data/listRequest'
import { SearchEverywhere } from '#/features/search/SearchEverywhere'

export const Route = createFileRoute('/search')({
  validateSearch: listSearch('search'),
  component: Search,
})

function Search() {
  return <SearchEverywhere connection={Route.useRouteContext()} text={Route.useSearch().q ?? ''} />
}
