import type { ComponentProps } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  type: 'checkbox' | 'radio'
  /** A remark after the label. */
  note?: string
}

/** A checkbox or radio button with its label. */
export function Checkbox({ note, children, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 md:min-h-7">
      <input {...input} className="size-4 shrink-0 accent-(--accent)" />
      <span>
        {children}
        {note && <span className="ml-1 text-sm text-muted"> {note}</span>}
      </span>
    </label>
  )
}
