import { useEffect, useState } from 'react'

interface CopyButtonProps {
  text: string
  /** Name of the text: the button is "Copy {what}". */
  what: string
  /** -1 where a menu with the same action is the tab stop. */
  tabIndex?: -1
}

/** A button that copies a text and shows the result. */
export function CopyButton({ text, what, tabIndex }: CopyButtonProps) {
  const [outcome, copy] = useCopy()
  return (
    <span className="ml-1 inline-flex items-center gap-1 align-middle whitespace-nowrap">
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={() => copy(text)}
        className="-my-3 inline-grid size-11 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink md:-my-1.5 md:size-7"
      >
        <CopyIcon />
      </button>
      <span role="status" className="text-sm text-muted">
        {outcome}
      </span>
    </span>
  )
}

/** The copy icon: two overlapping sheets. */
export function CopyIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
    </svg>
  )
}

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

/** Checks a text before it is copied: null if it is safe, else whether the user confirms. */
type Guard = (text: string) => Promise<boolean> | null

let guard: Guard = () => null

/** Sets the check for all copy buttons. */
export function guardCopies(newGuard: Guard): void {
  guard = newGuard
}

/** Null if the text may be copied: synchronous, as browsers allow copying only within the user's click. Else whether the user confirms. */
export function confirmCopy(text: string): Promise<boolean> | null {
  return guard(text)
}
