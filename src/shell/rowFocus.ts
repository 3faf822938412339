const rowSelector = 'main [data-index]'

/** The row or card that has the focus, itself or something in it. */
export function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(rowSelector) ?? null
}

/** Moves the focus `by` rows on or back, from the first row in view where none has it; through all lists of the page. */
export function moveRowFocus(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)]
  const current = focusedRow()
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const to = current
    ? rows[rows.indexOf(current) + by]
    : rows.find((row) => row.checkVisibility() && row.getBoundingClientRect().top >= bar)
  if (!to) return
  // Reached by these keys and a press alone: a stop of the Tab key for each row would bury what follows the list.
  to.tabIndex = -1
  to.focus()
}

/** Follows the first link of the row that has the focus itself; false where none has. */
export function openRow(): boolean {
  const row = focusedRow()
  if (!row || row !== document.activeElement) return false
  row.querySelector<HTMLElement>('a[href], button')?.click()
  return true
}

/** Unfolds or folds the details of the row that has the focus itself; false where none has. */
export function unfoldRow(): boolean {
  const row = focusedRow()
  if (!row || row !== document.activeElement) return false
  row.querySelector<HTMLElement>('[aria-expanded]')?.click()
  return true
}
