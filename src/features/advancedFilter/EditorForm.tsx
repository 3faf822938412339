import type { FormEvent, ReactNode } from 'react'
import { Button } from '#/ui/Button'

interface EditorFormProps {
  /** Its accessible name: the field. */
  label: string
  error: string | null
  errorId: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
  children: ReactNode
}

/** The form that a press on a chip or field opens: its fields, and buttons to apply or cancel. */
export function EditorForm({ label, error, errorId, onSubmit, onCancel, children }: EditorFormProps) {
  return (
    // Escape is heard from the fields inside, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      aria-label={`Filter: ${label.toLowerCase()}`}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onCancel()
      }}
      className="my-2 max-w-3xl rounded-md border border-line-strong bg-raised p-3"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        {children}
        <div className="flex gap-2">
          <Button type="submit" className="md:min-h-8">
            Apply
          </Button>
          <Button onClick={onCancel} className="md:min-h-8">
            Cancel
          </Button>
        </div>
      </div>
      <p id={errorId} role="alert" className="text-bad">
        {error}
      </p>
    </form>
  )
}
