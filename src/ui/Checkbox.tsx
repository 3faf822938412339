import type { ComponentProps } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  type: 'checkbox' | 'radio'
  /** A remark below the label. */
  note?: string
}

/** A checkbox or radio button with its label. */
export function Checkbox({ note, children, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 gap-2 py-3 md:min-h-7 md:py-1">
      <input {...input} className="mt-0.5 size-4 shrink-0 accent-(--accent)" />
      <span>
        {children}
        {note && <span className="block text-sm text-muted"> {note}</span>}
      </span>
    </label>
  )
}
