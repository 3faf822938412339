import type { ComponentProps } from 'react'
import { Button } from '#/ui/Button'

const tones = {
  accent: 'border-accent! bg-accent! text-ground!',
  bad: 'border-bad! bg-bad! text-ground!',
} as const

/** The button that goes on, of those that stand together; `bad` goes on to what can take a network down. */
export function ActionButton({ tone = 'accent', ...props }: ComponentProps<'button'> & { tone?: keyof typeof tones }) {
  return <Button {...props} className={`${tones[tone]} hover:opacity-90`} />
}
