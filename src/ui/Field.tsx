import { type ComponentProps, type ReactNode, useId } from 'react'
import { TextArea, TextBox, type TextBoxProps } from '#/ui/TextBox'

interface FieldTexts {
  label: ReactNode
  /** Below the box: what to enter. */
  hint?: ReactNode
  /** Below the box: why its text is not accepted; nothing if it is. */
  error?: ReactNode
}

/** What reads label, hint and error with the box. */
export interface FieldWiring {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldTexts {
  /** What is next to the box, in its line. */
  beside?: ReactNode
  children: (wiring: FieldWiring) => ReactNode
}

/** A labeled box of a form, with its hint and its error. */
export function Field({ label, hint, error, beside, children }: FieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const box = children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': notes || undefined })
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-muted wrap-anywhere">
        {label}
      </label>
      {beside ? (
        <div className="flex items-center gap-2">
          {box}
          {beside}
        </div>
      ) : (
        box
      )}
      <div id={`${id}-error`} role="alert" className="mt-1 text-sm text-bad empty:hidden">
        {error}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A field for one line of text. */
export function TextField({
  label,
  hint,
  error,
  beside,
  ...input
}: FieldTexts & Pick<FieldProps, 'beside'> & TextBoxProps) {
  return (
    <Field label={label} hint={hint} error={error} beside={beside}>
      {(wiring) => <TextBox {...wiring} {...input} />}
    </Field>
  )
}

/** A field for several lines of text. */
export function TextAreaField({ label, hint, error, ...area }: FieldTexts & ComponentProps<typeof TextArea>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <TextArea {...wiring} {...area} />}
    </Field>
  )
}
