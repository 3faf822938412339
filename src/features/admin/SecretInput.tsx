import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import type { FieldWiring } from '#/ui/Field'
import { TextBox } from '#/ui/TextBox'

interface SecretInputProps extends FieldWiring {
  /** Its name, where no label has it. */
  'aria-label'?: string
  input: RefObject<HTMLInputElement | null>
  /** The value; without it the input is uncontrolled. */
  value?: string
  /** Whether to mask the value; also true for a URL with a password. */
  secret: boolean
  onType?: (text: string) => void
}

/**
 * An input that masks secrets, with a button that reveals them while it is held down. The value is never an attribute, which the
 * page's source would show.
 */
export function SecretInput({ input, value, secret, onType, ...wiring }: SecretInputProps) {
  const [shown, setShown] = useState(false)
  useLayoutEffect(() => {
    if (value !== undefined) put(input.current, value)
  }, [input, value])
  return (
    <div className="flex gap-2">
      <TextBox
        ref={input}
        {...wiring}
        type={secret && !shown ? 'password' : 'text'}
        // Password managers save passwords, but no one-time codes.
        autoComplete={secret ? 'one-time-code' : 'off'}
        autoCorrect="off"
        onText={(text) => onType?.(text)}
        onPaste={(event) => pasteInLine(event, onType)}
        className={`w-full ${secret ? 'font-mono' : ''}`}
      />
      {secret && <HoldToShow shown={shown} onShow={setShown} />}
    </div>
  )
}

function put(element: HTMLInputElement | null, value: string): void {
  // Setting the same text would move the caret to the end.
  if (!element || element.value === value) return
  const isAllSelected = element.selectionStart === 0 && element.selectionEnd === element.value.length
  element.value = value
  // A value that is loaded after its field was opened: what is typed replaces it, as if it had been there.
  if (isAllSelected && element === document.activeElement) element.select()
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

/** Pastes several lines joined by spaces; the browser would join them without. `onType` is called with the new value. */
export function pasteInLine(event: ClipboardEvent<HTMLInputElement>, onType?: (text: string) => void): void {
  const lines = event.clipboardData.getData('text').trim()
  if (!/[\r\n]/.test(lines)) return
  event.preventDefault()
  const input = event.currentTarget
  input.setRangeText(lines.replace(/\s+/g, ' '), input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  onType?.(input.value)
}
