import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '#/domain/paths'
import { CrossChainSearchPage, type CrossChainSearchParameters } from '#/features/search/CrossChainSearchPage'

export const Route = createFileRoute('/search')({
  // Any text may stand in them: the page reads them with care.
  validateSearch: (search: CrossChainSearchParameters) => search,
  loaderDeps: ({ search }: { search: CrossChainSearchParameters }) => search,
  loader: async ({ context, deps: { q = '', link } }) => {
    if (link !== undefined) return
    // A block height, a token or a link of a configured chain opens its page without a search.
    const { pathOfInput } = await import('#/features/search/inputPath')
    const path = pathOfInput(q, context.config, null)
    if (path && !path.startsWith(paths.of('/search'))) throw redirect({ href: path, replace: true })
  },
  component: Search,
})

function Search() {
  return <CrossChainSearchPage reach={Route.useRouteContext()} search={Route.useSearch()} />
}
