import { useState } from 'react'
import { useStore } from '#/data/useStore'
import { type Display, setDisplay, useDisplay } from '#/data/settings/display'
import { hiddenColumns, tablesOnPage } from '#/list/definition'
import { setTheme, type Theme, useTheme } from '#/data/settings/theme'
import { Checkbox } from '#/ui/Checkbox'
import { RadioGroup } from '#/ui/RadioGroup'

type Options<T extends string> = readonly (readonly [value: T, label: string])[]

const THEMES: Options<Theme> = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]
const TIMES: Options<Display['time']> = [
  ['age', 'Relative'],
  ['local', 'Local time'],
  ['utc', 'UTC'],
  ['unix', 'Unix seconds'],
]
const AMOUNTS: Options<Display['money']> = [
  ['native', 'Native and token amounts'],
  ['fiat', 'USD (when a price is available)'],
]
const POISONING: Options<Display['folded']> = [
  ['in place', 'Collapse'],
  ['at the end', 'Hide (show count at end of list)'],
]

/** Display options for all pages, saved on this device: theme, format of times and amounts, and table columns. */
export default function DisplaySettings() {
  const theme = useTheme()
  const time = useDisplay('time')
  const money = useDisplay('money')
  const folded = useDisplay('folded')
  return (
    // Two columns on the settings page, one in the header's panel.
    <div className="@container">
      <div className="grid gap-x-8 gap-y-3 @md:grid-cols-2">
        <RadioGroup label="Theme" options={THEMES} selected={theme} onSelect={setTheme} />
        <RadioGroup label="Times" options={TIMES} selected={time} onSelect={(value) => setDisplay({ time: value })} />
        <RadioGroup
          label="Amounts"
          options={AMOUNTS}
          selected={money}
          onSelect={(value) => setDisplay({ money: value })}
        />
        <RadioGroup
          label="Suspected poisoning transfers"
          options={POISONING}
          selected={folded}
          onSelect={(value) => setDisplay({ folded: value })}
        />
        <ColumnOptions />
      </div>
    </div>
  )
}

/** Checkboxes for the columns of the tables on this page; saved for all lists of the same resource. */
function ColumnOptions() {
  // Read once: the panel closes when the page, and with it its tables, changes.
  const [tables] = useState(() => [...tablesOnPage])
  const choice = useStore(hiddenColumns)
  return tables.map(({ resource, name, columns }) => {
    const hidden = choice[resource] ?? []
    const show = (id: string, shown: boolean) =>
      hiddenColumns.set({ ...choice, [resource]: shown ? hidden.filter((each) => each !== id) : [...hidden, id] })
    return (
      <fieldset key={resource} className="grid grid-cols-2 gap-x-2">
        <legend className="mb-1 text-muted">Columns: {name}</legend>
        {columns.slice(1).map(({ id, header }) => (
          <Checkbox
            key={id}
            type="checkbox"
            checked={!hidden.includes(id)}
            onChange={({ target }) => show(id, target.checked)}
          >
            {header}
          </Checkbox>
        ))}
      </fieldset>
    )
  })
}
