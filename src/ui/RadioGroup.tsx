import { useId } from 'react'
import { Checkbox } from '#/ui/Checkbox'

interface RadioGroupProps<T extends string> {
  label: string
  options: readonly (readonly [value: T, label: string, note?: string])[]
  selected: T
  onSelect: (value: T) => void
}

/** Radio buttons with a label, one of them selected. */
export function RadioGroup<T extends string>({ label, options, selected, onSelect }: RadioGroupProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-muted">{label}</legend>
      {options.map(([value, text, note]) => (
        <Checkbox
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={value === selected}
          onChange={() => onSelect(value)}
          {...(note !== undefined && { note })}
        >
          {text}
        </Checkbox>
      ))}
    </fieldset>
  )
}
