import { type KeyboardEvent, useState } from 'react'

/** Options that Page Up and Page Down move by. */
const PAGE_SIZE = 8

/**
 * The place of the option that a key makes active, from place `at` of `count`; undefined for other keys. The arrows go around; where
 * the input takes its turn, as nothing needs to be active, its place is -1.
 */
export function optionAfter(key: string, at: number, count: number, hasInputTurn: boolean): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return at < last ? at + 1 : hasInputTurn ? -1 : 0
    case 'ArrowUp':
      return at > (hasInputTurn ? -1 : 0) ? at - 1 : last
    case 'Home':
      return 0
    case 'End':
      return last
    case 'PageDown':
      return Math.min(at + PAGE_SIZE, last)
    case 'PageUp':
      return Math.max(at - PAGE_SIZE, 0)
    default:
      return undefined
  }
}

/**
 * The active option of a combobox whose focus stays in its input (WAI-ARIA: editable combobox with list autocomplete), by the IDs of
 * its options: arrow keys move it, Enter clicks it. `first` is the place of the one that is active at first, -1 for none.
 */
export function useActiveOption(options: readonly string[], first: number) {
  const [selected, select] = useState(first)
  const at = selected < options.length ? selected : -1
  const active = options[at]
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    // Without an active option, these keys move the cursor in the text.
    const isTurn = event.key.startsWith('Arrow') || active !== undefined
    const to = isTurn ? optionAfter(event.key, at, options.length, first < 0) : undefined
    if (options.length === 0 || (to === undefined && !(event.key === 'Enter' && active !== undefined))) return
    event.preventDefault()
    if (to === undefined) return document.getElementById(active ?? '')?.click()
    select(to)
    document.getElementById(options[to] ?? '')?.scrollIntoView({ block: 'nearest' })
  }
  return { active, select, onKeyDown }
}
