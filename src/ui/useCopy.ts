import { useEffect, useState } from 'react'
import { mayCopy } from '#/ui/copyGuard'

/** How long the outcome stands before it is offered to copy again, ms. */
const shown = 2000

/** Copies texts to the clipboard, and for a while says how that went. */
export function useCopy(): readonly [outcome: 'Copied' | 'Not copied' | null, copy: (text: string) => void] {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied' | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), shown)
    return () => clearTimeout(timer)
  }, [outcome])

  const write = (text: string) => {
    // Without a secure context there is no clipboard at all.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setOutcome('Copied'),
      () => setOutcome('Not copied'),
    )
  }
  const copy = (text: string) => {
    const asked = mayCopy(text)
    if (asked) void asked.then((wanted) => wanted && write(text))
    else write(text)
  }
  return [outcome, copy]
}
