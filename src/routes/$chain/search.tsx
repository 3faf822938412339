import { createFileRoute, redirect } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { ChainSearch, type ChainSearchParameters } from '#/features/search/ChainSearch'

const route = listRoute('search')

export const Route = createFileRoute('/$chain/search')({
  ...route,
  validateSearch: (search: Record<string, string | undefined>): ChainSearchParameters => ({
    ...route.validateSearch(search),
    ...(search['kind'] && { kind: search['kind'] }),
  }),
  loaderDeps: ({ search: { q, cursor } }: { search: ChainSearchParameters }) => ({
    ...(q !== undefined && { q }),
    ...(cursor !== undefined && { cursor }),
  }),
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
    // What is nobody's business is sent to no server.
    if (input.kind !== 'secret' && input.kind !== 'empty') route.loader(options)
  },
  component: () => <ChainSearch search={Route.useSearch()} />,
})
