import type { ReactNode } from 'react'
import { Button } from '#/ui/Button'
import { TextBox } from '#/ui/TextBox'

interface FindFormProps {
  /** Accessible name of the form: what is searched. */
  label: string
  /** Accessible name of the field. */
  field: string
  placeholder: string
  text: string
  onText: (text: string) => void
  /** Number of matches. */
  count: number
  /** Index of the match that is shown; null before the first one. */
  position: number | null
  /** Shows the match at an index. */
  onGo: (index: number) => void
  /** The status: how many matches there are. */
  children: ReactNode
}

/** A field to find text in what is shown, with buttons for the previous and the next match; after the last comes the first. */
export function FindForm(props: FindFormProps) {
  const { label, field, placeholder, text, onText, count, position, onGo, children } = props
  const go = (step: 1 | -1) => {
    if (count === 0) return
    const from = position ?? (step === 1 ? -1 : 0)
    onGo((from + step + count) % count)
  }
  return (
    <form
      role="search"
      aria-label={label}
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        go(1)
      }}
    >
      <TextBox
        type="search"
        place="toolbar"
        value={text}
        onText={onText}
        aria-label={field}
        placeholder={placeholder}
        className="flex-1 sm:w-72 sm:flex-none"
      />
      <Button disabled={count === 0} onClick={() => go(-1)}>
        <StepLabel icon="up" text="Previous" />
      </Button>
      <Button type="submit" disabled={count === 0}>
        <StepLabel icon="down" text="Next" />
      </Button>
      <span role="status" className="text-sm text-muted">
        {children}
      </span>
    </form>
  )
}

/** On a small screen the field needs the room of the word. */
function StepLabel({ icon, text }: { icon: string; text: string }) {
  return (
    <>
      <span aria-hidden className={`icon icon-${icon} sm:hidden`} />
      <span className="max-sm:sr-only">{text}</span>
    </>
  )
}
