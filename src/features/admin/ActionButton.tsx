import type { ComponentProps } from 'react'
import { Button } from '#/ui/Button'

const TONE_STYLES = {
  accent: 'border-accent! bg-accent! text-raised!',
  bad: 'border-bad! bg-bad! text-raised!',
} as const

/** The primary button; `bad` for actions that can take a network down. */
export function ActionButton({
  tone = 'accent',
  ...props
}: ComponentProps<'button'> & { tone?: keyof typeof TONE_STYLES }) {
  return <Button {...props} className={`${TONE_STYLES[tone]} hover:opacity-90`} />
}
