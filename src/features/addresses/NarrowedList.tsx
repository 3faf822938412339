import { lazy, type ReactNode, Suspense } from 'react'
import type { NarrowedList as ListName, NarrowedSearch } from '#/features/addresses/narrowedRoute'
import { useNarrowing } from '#/features/addresses/useNarrowing'
import { ListPage } from '#/list/ListPage'
import type { TableLook } from '#/list/look'

const Between = lazy(() => import('#/features/addresses/Between'))

interface NarrowedListProps<N extends ListName> {
  look: TableLook<N>
  params: { hash: string }
  search: NarrowedSearch<N>
  tools: ReactNode
  view?: Parameters<typeof ListPage<N>>[0]['view']
}

/** A list of an address; what passed between it and one other where the link names that. */
export function NarrowedList<N extends ListName>({ look, params, search, tools, view }: NarrowedListProps<N>) {
  const narrowing = useNarrowing(look, params.hash)
  if (!search.with)
    return (
      <ListPage look={narrowing} params={params} search={{ ...search, with: undefined }} tools={tools} view={view} />
    )
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Between resource={look.resource} hash={params.hash} search={search} tools={tools} />
    </Suspense>
  )
}
