import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { ListName } from '#/api/resources'
import { storedValue } from '#/data/persistence/storedValue'
import type { TableDefinition } from '#/list/definition'

/** The columns that a reader hid, by their headers, for each kind of list. */
export const hiddenColumns = storedValue(
  'astrolabe.columns',
  (stored) => (typeof stored === 'object' && stored ? stored : {}) as Readonly<Partial<Record<string, unknown>>>,
)

/** The tables of the page that is shown. */
export const tablesOnPage = new Set<Pick<TableDefinition<ListName>, 'resource' | 'name' | 'columns'>>()

/** The columns of a table that its reader did not hide; the first one always stays. What a hidden one shows is in the rows' details. */
export function useColumns<N extends ListName>(definition: TableDefinition<N>): TableDefinition<N>['columns'] {
  const hidden = useSyncExternalStore(hiddenColumns.subscribe, hiddenColumns.get)[definition.resource]
  useLayoutEffect(() => {
    const table = definition as unknown as TableDefinition<ListName>
    tablesOnPage.add(table)
    return () => void tablesOnPage.delete(table)
  }, [definition])
  return useMemo(
    () =>
      Array.isArray(hidden)
        ? definition.columns.filter(({ header }, place) => place === 0 || !hidden.includes(header))
        : definition.columns,
    [definition, hidden],
  )
}
