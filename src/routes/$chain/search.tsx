import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { searchLook } from '#/features/search/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/search')({
  ...listRoute('search'),
  component: Search,
})

function Search() {
  return <ListPage look={searchLook} params={Route.useParams()} search={Route.useSearch()} />
}
