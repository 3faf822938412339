import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#/data/queries/listRequest'
import { ChainSearchPage, type ChainSearchParameters } from '#/features/search/ChainSearchPage'

const validate = listSearch('search')

export const Route = createFileRoute('/$chain/search')({
  // No loader: nothing is requested before the text is read, as it may be a secret.
  validateSearch: (search: ChainSearchParameters) => ({ ...search, ...validate(search) }),
  component: () => <ChainSearchPage search={Route.useSearch()} />,
})
