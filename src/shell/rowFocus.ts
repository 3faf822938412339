import { rowTarget } from '#/shell/delegateLinks'

const ROW_SELECTOR = 'main [data-index]'

/** The row or card that contains the focus. */
export function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ROW_SELECTOR) ?? null
}

function allRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROW_SELECTOR)]
}

/** Moves the focus to the next or previous row, through all lists of the page; without a focused row, to the first visible one. */
export function moveRowFocus(by: 1 | -1): void {
  const current = focusedRow()
  if (!current) {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    focusRow(allRows().find((row) => row.checkVisibility() && row.getBoundingClientRect().top >= bar))
    return
  }
  const step = (tries: number) => {
    if (focusedRow() !== current) return
    if (!isApart(current)) return focusRow(allRows()[allRows().indexOf(current) + by])
    // Its neighbors render once it is in view. Repeated while the list is still scrolling elsewhere.
    current.scrollIntoView({ block: 'nearest' })
    if (tries > 0) requestAnimationFrame(() => step(tries - 1))
  }
  step(MAX_FRAMES)
}

/** Frames within which a virtualized list has rendered the rows in view. */
const MAX_FRAMES = 60

/** Whether a row is rendered only because it has the focus, while its virtualized list shows other rows. */
function isApart({ dataset, previousElementSibling, nextElementSibling }: HTMLElement): boolean {
  const neighbors = [previousElementSibling, nextElementSibling].flatMap((row) =>
    row instanceof HTMLElement && row.dataset['index'] ? Number(row.dataset['index']) : [],
  )
  return neighbors.length > 0 && neighbors.every((index) => Math.abs(index - Number(dataset['index'])) > 1)
}

function focusRow(row: HTMLElement | undefined): void {
  if (!row) return
  // Not a stop of the Tab key: hundreds of rows would hide what follows the list.
  row.tabIndex = -1
  row.focus()
}

/** Opens the record or the details of the focused row; false where no row itself has the focus. */
export function openRow(): boolean {
  const row = focusedRow()
  if (!row || row !== document.activeElement) return false
  rowTarget(row)?.click()
  return true
}

/** Expands or collapses the details of the focused row; false where no row itself has the focus. */
export function toggleRow(): boolean {
  const row = focusedRow()
  if (!row || row !== document.activeElement) return false
  row.querySelector<HTMLElement>('[aria-expanded]')?.click()
  return true
}
