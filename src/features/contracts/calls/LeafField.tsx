import { useId } from 'react'
import type { Unit } from '#/entity/calls/units'

interface LeafFieldProps {
  label: string
  type: string
  /** The text as in a link: that of a number in a unit ends with its exponent, as in 1.5e18. */
  text: string
  error: string | undefined
  units: readonly Unit[]
  onChange: (text: string) => void
}

/** The ID of the list of addresses that fields suggest. */
export const SUGGESTIONS_ID = 'known-addresses'

const inputStyle = 'h-11 min-w-0 rounded-sm border border-line-strong bg-raised px-3 md:h-9 aria-invalid:border-bad'

/** A number of a unit as links have it. */
const inUnit = (digits: string, decimals: number) => (decimals === 0 ? digits : `${digits}e${decimals}`)

/** The input of one value: text with its unit, or a choice of true and false; what is wrong with it is next to it. */
export function LeafField({ label, type, text, error, units, onChange }: LeafFieldProps) {
  const id = useId()
  const unit = units.find(({ decimals }) => text.endsWith(`e${decimals}`))
  const typed = unit ? text.slice(0, text.lastIndexOf('e')) : text
  const props = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-muted wrap-anywhere">
        {label} <span className="font-mono text-xs">{type}</span>
      </label>
      <div className="flex gap-2">
        {type === 'bool' ? (
          <select {...props} value={text} onChange={({ target }) => onChange(target.value)} className={inputStyle}>
            <option value="">Select</option>
            <option value="true">true</option>
            <option value="false">false</option>
          </select>
        ) : (
          <input
            {...props}
            value={typed}
            onChange={({ target }) => onChange(inUnit(target.value, unit?.decimals ?? 0))}
            list={type === 'address' ? SUGGESTIONS_ID : undefined}
            autoComplete="off"
            spellCheck={false}
            className={`${inputStyle} grow font-mono`}
          />
        )}
        {units.length > 0 && (
          <select
            aria-label={`Unit of ${label}`}
            value={unit?.decimals ?? 0}
            onChange={({ target }) => onChange(inUnit(typed, Number(target.value)))}
            className={inputStyle}
          >
            <option value={0}>Number</option>
            {units.map(({ name, decimals }) => (
              <option key={decimals} value={decimals}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
