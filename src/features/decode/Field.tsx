import { useId } from 'react'

interface FieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  /** What is wrong with the text; null if nothing is. */
  problem?: string | null
  /** Rows of a field for long text; a single line without it. */
  rows?: number
  placeholder?: string
  inputMode?: 'decimal' | 'numeric' | 'text'
}

/** A text field with its label, in the mono font of hashes and amounts. */
export function Field({ label, value, onChange, problem = null, rows, placeholder, inputMode }: FieldProps) {
  const id = useId()
  const input = {
    value,
    placeholder,
    inputMode,
    spellCheck: false,
    autoComplete: 'off',
    'aria-invalid': problem !== null,
    'aria-describedby': `${id}-problem`,
    className:
      'w-full rounded-sm border border-line-strong bg-raised px-3 py-2 font-mono text-sm placeholder:text-muted aria-invalid:border-bad min-h-11 md:min-h-9',
  }
  return (
    <label className="block min-w-0">
      <span className="mb-1 block text-muted">{label}</span>
      {rows === undefined ? (
        <input {...input} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea {...input} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
      <span id={`${id}-problem`} role="status" className="text-sm text-bad empty:hidden">
        {problem}
      </span>
    </label>
  )
}
