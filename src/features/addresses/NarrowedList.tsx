import { lazy, type ReactNode, Suspense } from 'react'
import type { NarrowedList as ListName, NarrowedSearch } from '#/features/addresses/narrowedRoute'
import { useNarrowing } from '#/features/addresses/useNarrowing'
import { ListPage } from '#/list/ListPage'
import type { TableDefinition } from '#/list/definition'

const Between = lazy(() => import('#/features/addresses/Between'))

interface NarrowedListProps<N extends ListName> {
  definition: TableDefinition<N>
  params: { hash: string }
  search: NarrowedSearch<N>
  tools: ReactNode
  view?: Parameters<typeof ListPage<N>>[0]['view']
}

/** A list of an address; what passed between it and one other where the link names that. */
export function NarrowedList<N extends ListName>({ definition, params, search, tools, view }: NarrowedListProps<N>) {
  const narrowing = useNarrowing(definition, params.hash)
  if (!search.with)
    return (
      <ListPage
        definition={narrowing}
        params={params}
        search={{ ...search, with: undefined }}
        tools={tools}
        view={view}
      />
    )
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Between resource={definition.resource} hash={params.hash} search={search} tools={tools} />
    </Suspense>
  )
}
