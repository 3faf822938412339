import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#/data/queries/listRequest'
import { ChainSearchPage } from '#/features/search/ChainSearchPage'
import { type ChainSearchParameters, typeParameter } from '#/features/search/parameters'

const readList = listSearch('search')

export const Route = createFileRoute('/$chain/search')({
  validateSearch: (search: Record<string, unknown>): ChainSearchParameters => ({
    ...readList(search),
    ...typeParameter.parse(search),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    // The code that reads the text loads first: the text may be a secret. If it is missing, the page finds out and reloads.
    const code = await import('#/features/search/resultsRequest').catch(() => null)
    code?.prefetchResults(context.queryClient, context, deps)
  },
  component: () => <ChainSearchPage search={Route.useSearch()} />,
})
