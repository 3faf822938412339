import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ListName } from '#/api/resources'
import type { ListOnPage } from '#/list/export/openExport'
import { NewRowsButton } from '#/list/NewRowsButton'

/** The tools of every list: its new rows, where it is live, and its export. */
export function ListToolbar<N extends ListName>(props: ListOnPage<N>): ReactNode {
  const { definition, connection, request, loaded } = props
  const isEmpty = loaded.state === 'end' && loaded.count === 0
  const isLive = definition.live === true && loaded.fromHead
  return (
    <>
      {isLive && <NewRowsButton connection={connection} request={request} noun={definition.noun} />}
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
