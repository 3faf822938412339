import { useId, useState, useSyncExternalStore } from 'react'
import { DISPLAY, type Display, setDisplay, useDisplay } from '#/data/settings/display'
import { hiddenColumns, tablesOnPage } from '#/list/columns'
import { setTheme, type Theme, useTheme } from '#/ui/theme'
import { Checkbox } from '#/ui/Checkbox'

const THEME_TEXT: Record<Theme, string> = { system: 'as the system', light: 'light', dark: 'dark' }

const LABELS: Record<keyof Display, string> = {
  time: 'Times',
  money: 'Amounts',
  folded: 'Transfers that look like poisoning',
}

const VALUE_TEXT: { [K in keyof Display]: Record<Display[K], string> } = {
  time: { age: 'age', local: 'local time', utc: 'UTC', unix: 'Unix seconds' },
  money: { native: 'coins and tokens', fiat: 'dollars, where a price is known' },
  folded: { 'in place': 'in one line in their place', 'at the end': 'out of sight, told of after all others' },
}

/** Display options for all pages, saved on this device: theme, format of times and amounts, and table columns. */
export default function DisplaySettings() {
  const theme = useTheme()
  return (
    // Two columns on the settings page, one in the header's panel.
    <div className="@container">
      <div className="grid gap-x-8 gap-y-3 @md:grid-cols-2">
        <RadioGroup
          label="Colours"
          of={['system', 'light', 'dark']}
          text={THEME_TEXT}
          chosen={theme}
          choose={setTheme}
        />
        <DisplayOption what="time" of={DISPLAY.time} />
        <DisplayOption what="money" of={DISPLAY.money} />
        <DisplayOption what="folded" of={DISPLAY.folded} />
        <ColumnOptions />
      </div>
    </div>
  )
}

interface DisplayOptionProps<K extends keyof Display> {
  what: K
  of: readonly Display[K][]
}

function DisplayOption<K extends keyof Display>({ what, of }: DisplayOptionProps<K>) {
  const choose = (value: Display[K]) => setDisplay({ [what]: value })
  return <RadioGroup label={LABELS[what]} of={of} text={VALUE_TEXT[what]} chosen={useDisplay(what)} choose={choose} />
}

interface RadioGroupProps<T extends string> {
  label: string
  of: readonly T[]
  text: Record<T, string>
  chosen: T
  choose: (value: T) => void
}

function RadioGroup<T extends string>({ label, of, text, chosen, choose }: RadioGroupProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-muted">{label}</legend>
      {of.map((value) => (
        <Checkbox
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => choose(value)}
        >
          {text[value]}
        </Checkbox>
      ))}
    </fieldset>
  )
}

/** Checkboxes for the columns of the tables on this page; saved for all lists of the same resource. */
function ColumnOptions() {
  // Read once: the panel closes when the page, and with it its tables, changes.
  const [tables] = useState(() => [...tablesOnPage])
  const choice = useSyncExternalStore(hiddenColumns.subscribe, hiddenColumns.get)
  return tables.map(({ resource, name, columns }) => {
    const stored = choice[resource]
    const hidden: readonly unknown[] = Array.isArray(stored) ? stored : []
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
