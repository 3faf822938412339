import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { ListName } from '#/api/resources'
import { storedValue } from '#/data/persistence/storedValue'
import type { TableDefinition } from '#/list/definition'

/** Headers of the hidden columns, by resource; saved in this browser. */
export const hiddenColumns = storedValue(
  'astrolabe.columns',
  (stored) => (typeof stored === 'object' && stored ? stored : {}) as Readonly<Partial<Record<string, unknown>>>,
)

/** The tables of the current page, for the display settings. */
export const tablesOnPage = new Set<Pick<TableDefinition<ListName>, 'resource' | 'name' | 'columns'>>()

/** The columns of a table that are not hidden; the first one is always shown. A row's details have all of its fields. */
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
        ? definition.columns.filter(({ header }, index) => index === 0 || !hidden.includes(header))
        : definition.columns,
    [definition, hidden],
  )
}
