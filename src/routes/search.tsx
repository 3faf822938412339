import { createFileRoute, redirect } from '@tanstack/react-router'
import { type ListSearch, listSearch } from '#/data/listRequest'
import { SearchEverywhere } from '#/features/search/SearchEverywhere'

export const Route = createFileRoute('/search')({
  validateSearch: listSearch('search'),
  loaderDeps: ({ search }: { search: ListSearch<'search'> }) => ({ q: search.q ?? '' }),
  loader: async ({ context, deps }) => {
    const [{ readSearchInput }, { pathOfHashAnywhere }] = await Promise.all([
      import('#/domain/searchInput'),
      import('#/data/lookup'),
    ])
    const input = readSearchInput(deps.q)
    const path = input.kind === 'hash' ? await pathOfHashAnywhere(context.queryClient, context, input.hash) : null
    if (path) throw redirect({ href: path, replace: true })
  },
  component: Search,
})

function Search() {
  return <SearchEverywhere connection={Route.useRouteContext()} text={Route.useSearch().q ?? ''} />
}
