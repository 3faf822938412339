import type { ControlProps } from './fields'

const states = [
  ['Leave unchanged', undefined],
  ['On', true],
  ['Off', false],
] as const

/** The three states of a flag, side by side: left alone, on, off. */
export function FlagControl({ field, value, invalid, onChange }: ControlProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`about-${field}`}
      aria-describedby={`field-${field}-problem`}
      aria-invalid={invalid}
      className="inline-flex flex-wrap rounded-sm border border-line-strong bg-raised"
    >
      {states.map(([words, state]) => (
        <label
          key={words}
          className="flex min-h-11 cursor-pointer items-center gap-2 border-r border-line px-3 last:border-r-0 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:min-h-9"
        >
          <input
            type="radio"
            name={field}
            checked={value === state}
            onChange={() => onChange(state)}
            className="size-4 accent-(--accent) outline-none"
          />
          {words}
        </label>
      ))}
    </div>
  )
}
