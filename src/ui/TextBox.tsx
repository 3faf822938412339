import type { ComponentProps } from 'react'

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

/** The props of a box for one line of text. */
export type TextBoxProps = ComponentProps<'input'> & BoxProps

/** A box for one line of text, without a label of its own: it needs an `aria-label`. Nothing is completed or corrected in it. */
export function TextBox({ place = 'form', onText, className = 'w-full', ...input }: TextBoxProps) {
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
export function TextArea({ onText, className = '', ...area }: ComponentProps<'textarea'> & Pick<BoxProps, 'onText'>) {
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
