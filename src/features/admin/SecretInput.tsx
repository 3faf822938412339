import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'

interface SecretInputProps {
  id: string
  input: RefObject<HTMLInputElement | null>
  /** What stands in it; what is typed stays where it is left out. */
  value?: string
  /** Whether what stands in it is a secret, as an address is once it holds a password. */
  secret: boolean
  /** What is wrong with it is told by the element `{id}-problem`. */
  invalid: boolean
  onType?: (text: string) => void
}

/**
 * An input that masks what is secret, with a button that shows it for as long as it is held down. What stands in it is never
 * an attribute, which a page's source would show.
 */
export function SecretInput({ id, input, value, secret, invalid, onType }: SecretInputProps) {
  const [shown, setShown] = useState(false)
  useLayoutEffect(() => {
    if (value !== undefined) put(input.current, value)
  }, [input, value])
  return (
    <div className="flex gap-2">
      <input
        ref={input}
        id={id}
        type={secret && !shown ? 'password' : 'text'}
        // A password manager would keep what it takes for a password; nothing keeps a one-time code.
        autoComplete={secret ? 'one-time-code' : 'off'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${id}-problem`}
        aria-invalid={invalid}
        onChange={(event) => onType?.(event.target.value)}
        onPaste={(event) => pasteInLine(event, onType)}
        className={`h-11 w-full min-w-0 rounded-sm border border-line-strong bg-raised px-3 aria-invalid:border-bad md:h-9 ${secret ? 'font-mono' : ''}`}
      />
      {secret && <HoldToShow shown={shown} onShow={setShown} />}
    </div>
  )
}

function put(element: HTMLInputElement | null, value: string): void {
  // The same text again would take the caret to its end.
  if (element && element.value !== value) element.value = value
}

function HoldToShow({ shown, onShow }: { shown: boolean; onShow: (shown: boolean) => void }) {
  const hide = () => onShow(false)
  const onKey = (event: KeyboardEvent, show: boolean) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    onShow(show)
  }
  return (
    <button
      type="button"
      aria-pressed={shown}
      onPointerDown={() => onShow(true)}
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
  )
}

/**
 * Pastes several lines as words apart: an input of one line would join them to a word that was never written. `onType` is told
 * what the input then holds.
 */
export function pasteInLine(event: ClipboardEvent<HTMLInputElement>, onType?: (text: string) => void): void {
  const lines = event.clipboardData.getData('text').trim()
  if (!/[\r\n]/.test(lines)) return
  event.preventDefault()
  const input = event.currentTarget
  input.setRangeText(lines.replace(/\s+/g, ' '), input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  onType?.(input.value)
}
