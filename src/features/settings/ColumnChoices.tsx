import { useState, useSyncExternalStore } from 'react'
import { hiddenColumns, tablesOnPage } from '#/list/columns'
import { Checkbox } from '#/ui/Checkbox'

/** Which columns the tables of this page have; the choice is kept for every list of the kind. */
export function ColumnChoices() {
  // They stay as long as the page, and what this stands in lasts no longer.
  const [tables] = useState(() => [...tablesOnPage])
  const choice = useSyncExternalStore(hiddenColumns.subscribe, hiddenColumns.get)
  return tables.map(({ resource, name, columns }) => {
    const kept = choice[resource]
    const hidden: readonly unknown[] = Array.isArray(kept) ? kept : []
    const show = (header: string, shown: boolean) =>
      hiddenColumns.set({
        ...choice,
        [resource]: shown ? hidden.filter((each) => each !== header) : [...hidden, header],
      })
    return (
      <fieldset key={resource} className="grid grid-cols-2 gap-x-2">
        <legend className="mb-1 text-muted">Columns of ‘{name}’</legend>
        {columns.slice(1).map(({ header }) => (
          <Checkbox
            key={header}
            type="checkbox"
            checked={!hidden.includes(header)}
            onChange={({ target }) => show(header, target.checked)}
          >
            {header}
          </Checkbox>
        ))}
      </fieldset>
    )
  })
}
