import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ListName } from '#/api/resources'
import type { ChainConnection, Connection } from '#/data/sources/connection'
import type { ListRequest } from '#/data/queries/resourceQueries'
import type { GalleryDefinition, TableDefinition } from '#/list/definition'
import type { InfiniteList } from '#/list/useInfiniteList'
import { ExportPanel } from './ExportPanel'
import { openSubject, takeUpKept } from './exports'

/** What a list's page knows of the list. */
export interface Given<N extends ListName> {
  definition: TableDefinition<N> | GalleryDefinition<N>
  connection: ChainConnection
  request: ListRequest<N>
  /** As it is loaded. */
  loaded: InfiniteList<N>
  /** Makes of that what is shown. */
  view: ((list: InfiniteList<N>) => InfiniteList<N>) | undefined
}

let mounted = false

/** Shows exports beside the page, in a root of their own: they go on while the reader goes from page to page. */
function mount(): void {
  if (mounted) return
  mounted = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <StrictMode>
      <ExportPanel />
    </StrictMode>,
  )
}

type Rows<N extends ListName> = InfiniteList<N>['rows']

/** Whether a view leaves rows out, and so counts them anew; one that only folds some leaves none out of an export. */
function chooses<N extends ListName>(
  view: (list: InfiniteList<N>) => InfiniteList<N>,
  loaded: InfiniteList<N>,
): boolean {
  return view({ ...loaded, count: -1 }).count !== -1
}

/** Opens the dialog that exports a list. */
export async function openExport<N extends ListName>(given: Given<N>, cache: QueryClient): Promise<void> {
  const { definition, connection, request, loaded, view } = given
  const { name, noun } = definition
  const choose = view && chooses(view, loaded) ? (rows: Rows<N>) => view({ ...loaded, rows }).rows : null
  mount()
  await openSubject({
    connection,
    cache,
    request,
    name,
    noun,
    rows: choose ? choose(loaded.rows) : loaded.rows,
    // The rows that it is given are those of this list.
    choose: choose && ((rows) => choose(rows as Rows<N>)),
  })
}

/** Offers to go on with what an earlier visit did not finish. */
export async function offerUnfinished(connection: Connection): Promise<void> {
  mount()
  await takeUpKept(connection)
}
