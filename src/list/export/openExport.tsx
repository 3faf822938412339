import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ListName } from '#/api/resources'
import type { ChainConnection, Connection } from '#/data/connection'
import type { ListRequest } from '#/data/queries'
import type { GalleryLook, TableLook } from '#/list/look'
import type { PagedList } from '#/list/usePagedList'
import { Exports } from './Exports'
import { openSubject, takeUpKept } from './exports'

/** What a list's page knows of the list. */
export interface Given<N extends ListName> {
  look: TableLook<N> | GalleryLook<N>
  connection: ChainConnection
  request: ListRequest<N>
  /** As it is shown, and as it is loaded. */
  list: PagedList<N>
  loaded: PagedList<N>
  /** Makes the one of the other. */
  view: ((list: PagedList<N>) => PagedList<N>) | undefined
}

let mounted = false

/** Shows exports beside the page, in a root of their own: they go on while the reader goes from page to page. */
function mount(): void {
  if (mounted) return
  mounted = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <StrictMode>
      <Exports />
    </StrictMode>,
  )
}

/** Opens the dialog that exports a list. */
export async function openExport<N extends ListName>(given: Given<N>, cache: QueryClient): Promise<void> {
  const { look, connection, request, list, loaded, view } = given
  const { name, noun } = look
  mount()
  await openSubject({
    connection,
    cache,
    request,
    name,
    noun,
    rows: list.rows,
    choose: view ? (rows) => view({ ...loaded, rows: rows as PagedList<N>['rows'] }).rows : null,
  })
}

/** Offers to go on with what an earlier visit did not finish. */
export async function offerUnfinished(connection: Connection): Promise<void> {
  mount()
  await takeUpKept(connection)
}
