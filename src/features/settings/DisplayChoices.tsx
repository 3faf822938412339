import { useId } from 'react'
import { DISPLAY, type Display, setDisplay, useDisplay } from '#/data/settings/display'
import { ColumnChoices } from '#/features/settings/ColumnChoices'
import { setTheme, type Theme, useTheme } from '#/ui/theme'
import { Checkbox } from '#/ui/Checkbox'

const themes: Record<Theme, string> = { system: 'as the system', light: 'light', dark: 'dark' }

const labels: Record<keyof Display, string> = {
  time: 'Times',
  money: 'Amounts',
  folded: 'Transfers that look like poisoning',
}

const words: { [K in keyof Display]: Record<Display[K], string> } = {
  time: { age: 'age', local: 'local time', utc: 'UTC', unix: 'Unix seconds' },
  money: { native: 'coins and tokens', fiat: 'dollars, where a price is known' },
  folded: { 'in place': 'in one line in their place', 'at the end': 'out of sight, told of after all others' },
}

/** What is chosen for every page and kept on this device: its colours, and how times and amounts are written. */
export default function DisplayChoices() {
  const theme = useTheme()
  return (
    // Beside each other on the page of the settings, below each other in the panel.
    <div className="@container">
      <div className="grid gap-x-8 gap-y-3 @md:grid-cols-2">
        <Choice label="Colours" of={['system', 'light', 'dark']} words={themes} chosen={theme} choose={setTheme} />
        <DisplayChoice what="time" of={DISPLAY.time} />
        <DisplayChoice what="money" of={DISPLAY.money} />
        <DisplayChoice what="folded" of={DISPLAY.folded} />
        <ColumnChoices />
      </div>
    </div>
  )
}

interface DisplayChoiceProps<K extends keyof Display> {
  what: K
  of: readonly Display[K][]
}

function DisplayChoice<K extends keyof Display>({ what, of }: DisplayChoiceProps<K>) {
  const choose = (value: Display[K]) => setDisplay({ [what]: value })
  return <Choice label={labels[what]} of={of} words={words[what]} chosen={useDisplay(what)} choose={choose} />
}

interface ChoiceProps<T extends string> {
  label: string
  of: readonly T[]
  words: Record<T, string>
  chosen: T
  choose: (value: T) => void
}

function Choice<T extends string>({ label, of, words: named, chosen, choose }: ChoiceProps<T>) {
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
          {named[value]}
        </Checkbox>
      ))}
    </fieldset>
  )
}
