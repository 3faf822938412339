import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ListName } from '#/api/resources'
import type { ChainConnection, Connection } from '#/data/sources/dataSource'
import type { ListRequest } from '#/data/queries/resourceQueries'
import { type GalleryDefinition, hiddenColumns, type TableDefinition } from '#/list/definition'
import type { InfiniteList } from '#/list/useInfiniteList'
import { ExportPanel } from './ExportPanel'
import { openExportDialog, restoreExports } from './exports'
import { canWrite, columnsLeftOut, shownColumns } from './shownColumns'

/** A list as its page has it. */
export interface ListOnPage<N extends ListName> {
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

/** The columns that are shown, and those of them that a file leaves out; none if the table cannot be written to a file. */
function columnsOf<N extends ListName>({ resource, columns }: TableDefinition<N>, symbol: string) {
  const hidden = hiddenColumns.get()[resource]
  const shown = columns.filter(({ header }, index) => index === 0 || !Array.isArray(hidden) || !hidden.includes(header))
  const headers = shown.map(({ header }) => header)
  if (!canWrite(headers)) return undefined
  const written = shownColumns(shown.map(({ header, native }) => [header, native ? symbol : null]))
  return { columns: written, leftOut: columnsLeftOut(headers) }
}

/** Opens the dialog that exports a list. */
export async function openExport<N extends ListName>(list: ListOnPage<N>, cache: QueryClient): Promise<void> {
  const { definition, connection, request, loaded, view } = list
  const { name, noun } = definition
  const filterRows = view && isFilter(view, loaded) ? (rows: Rows<N>) => view({ ...loaded, rows }).rows : null
  const table = 'columns' in definition ? columnsOf(definition, connection.chain.currency.symbol) : undefined
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
    columns: table?.columns,
    columnsLeftOut: table?.leftOut ?? [],
  })
}

/** Shows the unfinished exports of an earlier visit, to be resumed. */
export async function showUnfinishedExports(connection: Connection): Promise<void> {
  mount()
  await restoreExports(connection)
}
