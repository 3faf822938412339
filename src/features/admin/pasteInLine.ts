import type { ClipboardEvent } from 'react'

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
