import { createFileRoute, redirect } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { searchLook } from '#/features/search/columns'
import { ListPage } from '#/list/ListPage'

const route = listRoute('search')

export const Route = createFileRoute('/$chain/search')({
  ...route,
  loader: async (options) => {
    // Only the server knows whether a hash is a transaction's or a block's: one that it knows opens by itself.
    const [{ readSearchInput }, { pathOfHash }] = await Promise.all([
      import('#/domain/searchInput'),
      import('#/data/lookup'),
    ])
    const input = readSearchInput(options.deps.q ?? '')
    const path =
      input.kind === 'hash'
        ? await pathOfHash(options.context.queryClient, options.context, input.hash).catch(() => null)
        : null
    if (path) throw redirect({ href: path, replace: true })
    route.loader(options)
  },
  component: Search,
})

function Search() {
  return <ListPage look={searchLook} params={Route.useParams()} search={Route.useSearch()} />
}
