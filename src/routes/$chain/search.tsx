import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '#/data/queries/listRequest'
import { ChainSearch, type ChainSearchParameters } from '#/features/search/ChainSearch'

const validate = listSearch('search')

export const Route = createFileRoute('/$chain/search')({
  // Nothing is asked before the text is read: a secret must reach no server.
  validateSearch: (search: ChainSearchParameters) => ({ ...search, ...validate(search) }),
  component: () => <ChainSearch search={Route.useSearch()} />,
})
