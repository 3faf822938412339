import type { KeyboardEvent } from 'react'

type Keys = readonly [back: string, on: string]

/**
 * Moves the focus among the elements of a bar or menu that match `selector`, by two arrow keys, Home and End, so that the bar is a
 * single tab stop (roving tabindex).
 */
export function moveAmong(event: KeyboardEvent<HTMLElement>, selector: string, [back, on]: Keys): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const found = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const all = found.filter((each) => each.checkVisibility())
  const at = all.findIndex((each) => each === document.activeElement)
  const to = { [back]: at - 1, [on]: at + 1, Home: 0, End: -1 }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  all.at(to % all.length)?.focus()
}

/** Moves the focus among the links of a bar. */
export function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  moveAmong(event, 'a', ['ArrowLeft', 'ArrowRight'])
}
