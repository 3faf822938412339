import { type KeyboardEvent, type Ref, useState } from 'react'
import { pasteInLine } from './pasteInLine'

interface SecretInputProps {
  id: string
  name: string
  input: Ref<HTMLInputElement>
  describedBy: string
  invalid: boolean
  /** Told what is typed; what stands in the input at first is put there through `input`, never by an attribute. */
  onType?: (text: string) => void
}

/** A masked input for a secret, with a button that shows it for as long as it is held down. */
export function SecretInput({ id, name, input, describedBy, invalid, onType }: SecretInputProps) {
  const [shown, setShown] = useState(false)
  const hide = () => setShown(false)
  const onKey = (event: KeyboardEvent, show: boolean) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    setShown(show)
  }
  return (
    <div className="flex gap-2">
      <input
        ref={input}
        id={id}
        name={name}
        type={shown ? 'text' : 'password'}
        // A password manager would keep what it takes for a password; nothing keeps a one-time code.
        autoComplete="one-time-code"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={(event) => onType?.(event.target.value)}
        onPaste={(event) => pasteInLine(event, onType)}
        className="h-11 w-full min-w-0 rounded-sm border border-line-strong bg-raised px-3 font-mono aria-invalid:border-bad md:h-9"
      />
      <button
        type="button"
        aria-pressed={shown}
        onPointerDown={() => setShown(true)}
        onPointerUp={hide}
        onPointerLeave={hide}
        onPointerCancel={hide}
        onBlur={hide}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => onKey(event, true)}
        onKeyUp={(event) => onKey(event, false)}
        className="min-h-11 shrink-0 touch-none rounded-sm border border-line-strong bg-raised px-3 select-none hover:bg-sunken md:min-h-9"
      >
        Hold to show
      </button>
    </div>
  )
}
