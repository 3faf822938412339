import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { ListName } from '#/api/resources'
import { onDevice } from '#/data/onDevice'
import type { TableLook } from '#/list/look'

/** The columns that a reader hid, by their headers, for each kind of list. */
export const hiddenColumns = onDevice(
  'astrolabe.columns',
  (stored) => (typeof stored === 'object' && stored ? stored : {}) as Readonly<Partial<Record<string, unknown>>>,
)

/** The tables of the page that is shown. */
export const tablesOnPage = new Set<Pick<TableLook<ListName>, 'resource' | 'name' | 'columns'>>()

/** The columns of a table that its reader did not hide; the first one always stays. What a hidden one shows is in the rows' details. */
export function useColumns<N extends ListName>(look: TableLook<N>): TableLook<N>['columns'] {
  const hidden = useSyncExternalStore(hiddenColumns.subscribe, hiddenColumns.get)[look.resource]
  useLayoutEffect(() => {
    const table = look as unknown as TableLook<ListName>
    tablesOnPage.add(table)
    return () => void tablesOnPage.delete(table)
  }, [look])
  return useMemo(
    () =>
      Array.isArray(hidden)
        ? look.columns.filter(({ header }, place) => place === 0 || !hidden.includes(header))
        : look.columns,
    [look, hidden],
  )
}
