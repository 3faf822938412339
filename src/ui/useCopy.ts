import { useEffect, useState } from 'react'
import { confirmCopy } from '#/ui/copyGuard'

/** How long the result is shown. */
const RESULT_MS = 2000

/** Copies texts to the clipboard; `outcome` is the result, for a while. */
export function useCopy(): readonly [outcome: 'Copied' | 'Not copied' | null, copy: (text: string) => void] {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied' | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), RESULT_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const write = (text: string) => {
    // Insecure origins have no clipboard.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setOutcome('Copied'),
      () => setOutcome('Not copied'),
    )
  }
  const copy = (text: string) => {
    const confirmation = confirmCopy(text)
    if (confirmation) void confirmation.then((isConfirmed) => isConfirmed && write(text))
    else write(text)
  }
  return [outcome, copy]
}
