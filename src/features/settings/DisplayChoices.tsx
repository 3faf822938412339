import { useId } from 'react'
import { DISPLAY, type Display, setDisplay, useDisplay } from '#/data/display'
import { ColumnChoices } from '#/features/settings/ColumnChoices'
import { setTheme, type Theme, useTheme } from '#/ui/theme'
import { Tick } from '#/ui/Tick'

const themes: Record<Theme, string> = { system: 'as the system', light: 'light', dark: 'dark' }

const words: { [K in keyof Display]: Record<Display[K], string> } = {
  time: { age: 'age', local: 'local time', utc: 'UTC', unix: 'Unix seconds' },
  folded: { 'in place': 'in one line in their place', 'at the end': 'out of sight, told of after all others' },
  money: { native: 'coins and tokens', fiat: 'dollars, where a price is known' },
}

/** What is chosen for every page and kept on this device: its colours, and how times and amounts are written. */
export default function DisplayChoices() {
  const theme = useTheme()
  const time = useDisplay('time')
  const money = useDisplay('money')
  const folded = useDisplay('folded')
  return (
    <div className="space-y-3">
      <Choice label="Colours" of={['system', 'light', 'dark']} words={themes} chosen={theme} choose={setTheme} />
      <Choice
        label="Times"
        of={DISPLAY.time}
        words={words.time}
        chosen={time}
        choose={(each) => setDisplay({ time: each })}
      />
      <Choice
        label="Amounts"
        of={DISPLAY.money}
        words={words.money}
        chosen={money}
        choose={(each) => setDisplay({ money: each })}
      />
      <Choice
        label="Transfers that look like poisoning"
        of={DISPLAY.folded}
        words={words.folded}
        chosen={folded}
        choose={(each) => setDisplay({ folded: each })}
      />
      <ColumnChoices />
    </div>
  )
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
        <Tick
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={value === chosen}
          onChange={() => choose(value)}
        >
          {named[value]}
        </Tick>
      ))}
    </fieldset>
  )
}
