import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#/data/queries/listRequest'
import { ChainSearch } from '#/features/search/ChainSearch'
import { type ChainSearchParameters, kindParameter } from '#/features/search/parameters'

const readList = listSearch('search')

export const Route = createFileRoute('/$chain/search')({
  // Nothing is asked before the text is read: a secret must reach no server.
  validateSearch: (search: Record<string, unknown>): ChainSearchParameters => ({
    ...readList(search),
    ...kindParameter.parse(search),
  }),
  component: () => <ChainSearch search={Route.useSearch()} />,
})
