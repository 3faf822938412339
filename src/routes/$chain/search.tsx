import { createFileRoute, redirect } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { ChainSearch, type ChainSearchParameters } from '#/features/search/ChainSearch'

const route = listRoute('search')

export const Route = createFileRoute('/$chain/search')({
  ...route,
  validateSearch: (search: ChainSearchParameters) => ({ ...search, ...route.validateSearch(search) }),
  loader: async (options) => {
    const { context, deps } = options
    const { lookUp } = await import('#/data/lookup')
    const found = await lookUp(context.queryClient, context, deps.q)
    if (typeof found === 'object') throw redirect({ ...found, replace: true })
    if (found === 'results') route.loader(options)
  },
  component: () => <ChainSearch search={Route.useSearch()} />,
})
