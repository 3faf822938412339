import type { ComponentProps } from 'react'

/** The one kind of button that stands alone; 44 px tall where fingers press it. */
export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={`inline-flex min-h-11 items-center rounded-sm border border-line-strong bg-raised px-3 font-medium hover:bg-sunken disabled:opacity-60 aria-disabled:opacity-60 md:min-h-8 ${className}`}
    />
  )
}
