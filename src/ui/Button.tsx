import type { ComponentProps } from 'react'

/** The standard button; 44 px tall on touch screens. */
export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={`inline-flex min-h-11 items-center rounded-sm border border-line-strong bg-raised px-3 font-medium hover:bg-sunken disabled:opacity-60 aria-disabled:opacity-60 md:min-h-8 ${className}`}
    />
  )
}
