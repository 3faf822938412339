import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ListName } from '#/api/resources'
import type { Given } from '#/list/export/openExport'
import { NewRowsButton } from '#/list/NewRowsButton'

/** What can be done with a list as a whole: its new rows are shown or not looked for, and it is exported. */
export default function ListToolbar<N extends ListName>(given: Given<N>): ReactNode {
  const { definition, connection, request, loaded } = given
  const follows = definition.live === true && loaded.fromHead
  return (
    <>
      {follows && <NewRowsButton connection={connection} request={request} noun={definition.noun} />}
      <ExportButton {...given} follows={follows} />
    </>
  )
}

/** Opens what exports the list, which is fetched for it. */
function ExportButton<N extends ListName>({ follows, ...given }: Given<N> & { follows: boolean }) {
  const cache = useQueryClient()
  const [label, say] = useState('Export')
  const open = () =>
    void import('#/list/export/openExport').then(
      ({ openExport }) => openExport(given, cache),
      () => say('Export: try again'),
    )
  return (
    <button
      type="button"
      onClick={open}
      className={`min-h-11 min-w-16 rounded-sm px-2 hover:bg-sunken md:min-h-7 ${follows ? '' : 'max-lg:ml-auto'}`}
    >
      {label}
    </button>
  )
}
