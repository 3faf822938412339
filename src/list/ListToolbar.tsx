import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ListName } from '#/api/resources'
import type { ListOnPage } from '#/list/export/openExport'
import { whenIdle } from '#/data/whenIdle'

// Most lists are not live, and rows come first; without it, the list is not refreshed.
const NewRowsButton = lazy(() =>
  whenIdle()
    .then(() => import('#/list/NewRowsButton'))
    .catch(() => ({ default: () => null })),
)

/** The tools of every list: its new rows, where it is live, and its export. */
export function ListToolbar<N extends ListName>(props: ListOnPage<N>): ReactNode {
  const { definition, connection, request, loaded } = props
  const isEmpty = loaded.state === 'end' && loaded.count === 0
  const isLive = definition.live === true && loaded.fromHead
  return (
    <>
      {isLive && (
        <Suspense fallback={<span className="min-h-11 min-w-20 max-lg:ml-auto md:min-h-7" />}>
          <NewRowsButton connection={connection} request={request} noun={definition.noun} />
        </Suspense>
      )}
      {!isEmpty && <ExportButton {...props} className={isLive ? '' : 'max-lg:ml-auto'} />}
    </>
  )
}

/** Opens the export dialog, whose code is loaded for it. */
function ExportButton<N extends ListName>({ className, ...list }: ListOnPage<N> & { className: string }) {
  const cache = useQueryClient()
  const [label, setLabel] = useState('Export')
  const open = () =>
    void import('#/list/export/openExport').then(
      ({ openExport }) => openExport(list, cache),
      () => setLabel('Export (retry)'),
    )
  return (
    <button
      type="button"
      onClick={open}
      className={`min-h-11 min-w-16 rounded-sm px-2 hover:bg-sunken md:min-h-7 ${className}`}
    >
      {label}
    </button>
  )
}
