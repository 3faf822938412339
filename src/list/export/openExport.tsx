import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ListName } from '#/api/resources'
import type { ChainConnection, Connection } from '#/data/sources/dataSource'
import type { ListRequest } from '#/data/queries/resourceQueries'
import { type GalleryDefinition, shownColumns, type TableDefinition } from '#/list/definition'
import type { InfiniteList } from '#/list/useInfiniteList'
import { ExportPanel } from './ExportPanel'
import { openExportDialog, restoreExports } from './exports'
import { columnsLeftOut, fileColumns } from './fileColumns'

/** A list as its page has it. */
export interface ShownList<N extends ListName> {
  definition: TableDefinition<N> | GalleryDefinition<N>
  connection: ChainConnection
  request: ListRequest<N>
  loaded: InfiniteList<N>
  /** Derives what is shown from `loaded`. */
  view: ((list: InfiniteList<N>) => InfiniteList<N>) | undefined
}

let isMounted = false

/** Renders the export panel in a root of its own, so that exports continue while the user navigates. */
function mount(): void {
  if (isMounted) return
  isMounted = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <StrictMode>
      <ExportPanel />
    </StrictMode>,
  )
}

type Rows<N extends ListName> = InfiniteList<N>['rows']

/** Whether a view filters rows, and so sets the count; one that only collapses rows does not filter an export. */
function isFilter<N extends ListName>(
  view: (list: InfiniteList<N>) => InfiniteList<N>,
  loaded: InfiniteList<N>,
): boolean {
  return view({ ...loaded, count: -1 }).count !== -1
}

/** Opens the dialog that exports a list. */
export async function openExport<N extends ListName>(list: ShownList<N>, cache: QueryClient): Promise<void> {
  const { definition, connection, request, loaded, view } = list
  const { name, noun } = definition
  const filterRows = view && isFilter(view, loaded) ? (rows: Rows<N>) => view({ ...loaded, rows }).rows : null
  const shown = 'columns' in definition ? shownColumns(definition) : []
  const columns = fileColumns(shown, connection.chain.currency)
  mount()
  await openExportDialog({
    connection,
    cache,
    request,
    name,
    noun,
    rows: filterRows ? filterRows(loaded.rows) : loaded.rows,
    unprocessed: loaded.unprocessed,
    // Only called with rows of this list.
    filterRows: filterRows && ((rows) => filterRows(rows as Rows<N>)),
    columns: columns.length > 0 ? columns : undefined,
    columnsLeftOut: columnsLeftOut(shown),
  })
}

/** Shows the unfinished exports of an earlier visit, to be resumed. */
export async function showUnfinishedExports(connection: Connection): Promise<void> {
  mount()
  await restoreExports(connection)
}
