import type { ComponentProps } from 'react'

const TONES = {
  plain: 'border-line-strong bg-raised hover:bg-sunken',
  accent: 'border-accent bg-accent text-raised hover:opacity-90',
  bad: 'border-bad bg-bad text-raised hover:opacity-90',
} as const

interface ButtonProps extends ComponentProps<'button'> {
  /** 'accent' for the one action that a form or dialog is for, 'bad' if it can do harm. */
  tone?: keyof typeof TONES
}

/** The standard button; 44 px tall on touch screens. */
export function Button({ className = '', tone = 'plain', ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`inline-flex min-h-11 items-center rounded-sm border px-3 font-medium disabled:opacity-60 aria-disabled:opacity-60 md:min-h-8 ${TONES[tone]} ${className}`}
    />
  )
}
