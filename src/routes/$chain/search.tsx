import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#/data/queries/listRequest'
import { ChainSearchPage } from '#/features/search/ChainSearchPage'
import { type ChainSearchParameters, typeParameter } from '#/features/search/parameters'

const readList = listSearch('search')

export const Route = createFileRoute('/$chain/search')({
  // No loader: nothing is requested before the text is read, as it may be a secret.
  validateSearch: (search: Record<string, unknown>): ChainSearchParameters => ({
    ...readList(search),
    ...typeParameter.parse(search),
  }),
  component: () => <ChainSearchPage search={Route.useSearch()} />,
})
