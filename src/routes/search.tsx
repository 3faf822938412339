import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '#/domain/links/paths'
import { CrossChainSearchPage } from '#/features/search/CrossChainSearchPage'
import { crossChainSearchParameters } from '#/features/search/parameters'

export const Route = createFileRoute('/search')({
  validateSearch: crossChainSearchParameters,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { q = '', link } }) => {
    if (link !== undefined) return
    // A block height, a token or a link of a configured chain opens its page without a search.
    const { pathOfText } = await import('#/features/search/inputPath')
    const path = pathOfText(q, context.config, null)
    if (path && !path.startsWith(paths.of('/search'))) throw redirect({ href: path, replace: true })
  },
  component: Search,
})

function Search() {
  return <CrossChainSearchPage reach={Route.useRouteContext()} search={Route.useSearch()} />
}
