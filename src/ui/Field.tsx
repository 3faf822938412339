import { type ComponentProps, type ReactNode, useId } from 'react'

/** The look of a box to type or select in, the same in all forms and toolbars; width and height are those of its place. */
const BOX =
  'max-w-full min-w-0 rounded-sm border border-line-strong bg-raised text-ink placeholder:text-muted aria-invalid:border-bad'

const HEIGHTS = {
  form: 'min-h-11 px-3 md:min-h-9',
  toolbar: 'min-h-11 px-2 md:min-h-8',
  line: 'min-h-11 px-2 md:min-h-7',
}

interface BoxProps {
  /** 'form' below its label, 'toolbar' next to buttons, 'line' next to text. */
  place?: keyof typeof HEIGHTS
  onText?: (text: string) => void
}

type InputProps = ComponentProps<'input'> & BoxProps

/** A box for one line of text, without a label of its own: it needs an `aria-label`. Nothing is completed or corrected in it. */
export function TextBox({ place = 'form', onText, className = 'w-full', ...input }: InputProps) {
  return (
    <input
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...(onText && { onChange: ({ target }) => onText(target.value) })}
      {...input}
      className={`${BOX} ${HEIGHTS[place]} ${className}`}
    />
  )
}

/** A box that selects one of its `<option>` children; without a label of its own it needs an `aria-label`. */
export function SelectBox({ place = 'form', onText, className = '', ...select }: ComponentProps<'select'> & BoxProps) {
  return (
    <select
      {...(onText && { onChange: ({ target }) => onText(target.value) })}
      {...select}
      className={`${BOX} ${HEIGHTS[place]} ${className}`}
    />
  )
}

/** A box for several lines of text. */
function TextArea({ onText, className = '', ...area }: ComponentProps<'textarea'> & Pick<BoxProps, 'onText'>) {
  return (
    <textarea
      autoComplete="off"
      spellCheck={false}
      {...(onText && { onChange: ({ target }) => onText(target.value) })}
      {...area}
      className={`${BOX} w-full px-3 py-2 ${className}`}
    />
  )
}

interface FieldTexts {
  label: ReactNode
  /** Below the box: what to enter. */
  hint?: ReactNode
  /** Below the box: why its text is not accepted; nothing if it is. */
  error?: ReactNode
}

interface FieldProps extends FieldTexts {
  /** What is next to the box, in its line. */
  beside?: ReactNode
  /** The box, with what reads label, hint and error with it. */
  children: (wiring: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode
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
      <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-bad empty:hidden">
        {error}
      </p>
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
}: FieldTexts & Pick<FieldProps, 'beside'> & InputProps) {
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
