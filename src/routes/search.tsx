import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '#/domain/paths'
import { everywhereParameters } from '#/features/search/parameters'
import { SearchEverywhere } from '#/features/search/SearchEverywhere'

export const Route = createFileRoute('/search')({
  validateSearch: everywhereParameters,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { q = '', link } }) => {
    if (link !== undefined) return
    // A height, a token, a link of a chain that is here: what needs no server to be told opens at once.
    const { pathOfInput } = await import('#/features/search/target')
    const path = pathOfInput(q, context.config, null)
    if (path && !path.startsWith(paths.of('/search'))) throw redirect({ href: path, replace: true })
  },
  component: Search,
})

function Search() {
  return <SearchEverywhere reach={Route.useRouteContext()} search={Route.useSearch()} />
}
